import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Feedback } from './feedback'
import { dismissToast, notify, useToasts } from './notify'
import { openOverlay } from './overlay'

afterEach(() => {
  vi.useRealTimers()
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

const shown = () => useToasts.getState().toasts.map(({ text }) => text)

test('a toast is gone after 3 seconds', async () => {
  await render(<Feedback />)
  vi.useFakeTimers()
  notify.success('saved')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(shown()).toEqual(['saved'])
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toEqual([])
})

test('a toast that holds the focus waits', async () => {
  const screen = await render(<Feedback />)
  vi.useFakeTimers()
  notify.error('refused')
  await vi.advanceTimersByTimeAsync(1_000)
  const button = screen.getByRole('button', { name: '关闭' }).element() as HTMLElement
  button.focus()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown()).toEqual(['refused'])
  button.blur()
  await vi.advanceTimersByTimeAsync(3_100)
  expect(shown()).toEqual([])
})

test('a toast can be dismissed', async () => {
  const screen = await render(<Feedback />)
  notify.error('refused')
  await screen.getByRole('button', { name: '关闭' }).click()
  expect(shown()).toEqual([])
})

test('the region of toasts is there before the first of them', async () => {
  const screen = await render(<Feedback />)
  await expect.element(screen.getByRole('region', { name: '消息' })).toBeInTheDocument()
})

test('the overlay stays until each of its callers has ended, ending twice counting once', async () => {
  const screen = await render(<Feedback />)
  const [first, second] = [openOverlay(), openOverlay()]
  first()
  first()
  await expect.element(screen.getByText('加载中')).toBeInTheDocument()
  second()
  await expect.element(screen.getByText('加载中')).not.toBeInTheDocument()
})
