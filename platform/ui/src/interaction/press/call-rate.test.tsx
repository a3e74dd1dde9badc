import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDebounced, useThrottled } from './call-rate'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
})

test('debounced: it runs once, half a second after the last of several calls', async () => {
  const run = vi.fn<() => void>()
  const { result } = await renderHook(() => useDebounced(run))
  result.current()
  vi.advanceTimersByTime(400)
  result.current()
  vi.advanceTimersByTime(499)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test('debounced: what waits is dropped when the part leaves the page', async () => {
  const run = vi.fn<() => void>()
  const { result, unmount } = await renderHook(() => useDebounced(run))
  result.current()
  await unmount()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
})

test('throttled: it runs at once, and again after a second at the earliest', async () => {
  const run = vi.fn<() => void>()
  const { result } = await renderHook(() => useThrottled(run))
  result.current()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(999)
  result.current()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  result.current()
  expect(run).toHaveBeenCalledTimes(2)
})

test.each([useDebounced, useThrottled])('what is no function is rejected with the specified error', async (useRate) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(renderHook(() => useRate('save' as never))).rejects.toThrow('callback must be a function')
  vi.restoreAllMocks()
})
