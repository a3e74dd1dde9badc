import { afterEach, describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useListLayout } from './use-list-layout'

const columns = [{ key: 'a', isTitle: true }, { key: 'b' }, { key: 'c', isHidden: true }, { key: 'd' }]
const storageKey = 'list:admin:some/page'
const open = (username = 'admin') => renderHook(() => useListLayout('some/page', username, columns))
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join('')

afterEach(() => localStorage.clear())

test('order and choice of columns are remembered for this person alone', async () => {
  const { result, act } = await open()
  await act(() => result.current.move(columns[3]!, -1))
  await act(() => result.current.toggle(columns[1]!))
  expect(keys(result.current.shown)).toBe('ad')
  expect(keys((await open()).result.current.ordered)).toBe('abdc')
  expect(keys((await open('editor')).result.current.shown)).toBe('abd')
})

test('a hidden column comes back, the title column never goes', async () => {
  const { result, act } = await open()
  await act(() => result.current.toggle(columns[2]!))
  await act(() => result.current.toggle(columns[0]!))
  expect(keys(result.current.shown)).toBe('abcd')
})

test('a column that has no room is not seen, and is chosen by a toggle, which is remembered', async () => {
  const { result, act } = await open()
  await act(() => result.current.setWithoutRoom(['b', 'd']))
  expect(columns.map(result.current.hasRoom)).toEqual([true, false, true, false])
  await act(() => result.current.toggle(columns[1]!))
  const again = (await open()).result.current
  expect([keys(again.shown), again.chosen]).toEqual(['abd', ['b']])
})

test('the width of a column is stored; restoring makes all as wide as their content', async () => {
  const { result, act } = await open()
  await act(() => result.current.setWidth('b', 240))
  expect((await open()).result.current.widths).toEqual({ b: 240 })
  await act(() => result.current.restore())
  expect((await open()).result.current.widths).toEqual({})
})

test('a pinned column is at its edge of the table, which is stored, until it is not pinned any more', async () => {
  const { result, act } = await open()
  await act(() => result.current.pin(columns[3]!, 'left'))
  await act(() => result.current.pin(columns[0]!, 'right'))
  const again = await open()
  expect(keys(again.result.current.shown)).toBe('dba')
  expect(again.result.current.pinned).toEqual({ d: 'left', a: 'right' })
  await again.act(() => again.result.current.pin(columns[0]!, undefined))
  expect(keys(again.result.current.shown)).toBe('dab')
})

test('restoring resets order and choice', async () => {
  const { result, act } = await open()
  await act(() => result.current.move(columns[0]!, 1))
  await act(() => result.current.restore())
  expect(keys(result.current.ordered)).toBe('abcd')
  await expect.poll(() => localStorage.getItem(storageKey)).toBeNull()
})

describe('what is kept may be damaged or old', () => {
  test.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"order":7,"hidden":[1],"isCompact":"yes","widths":{"a":"wide"},"pinned":{"a":"top"}}',
  ])('%s gives the defaults', async (kept) => {
    localStorage.setItem(storageKey, kept)
    const { result } = await open()
    expect([keys(result.current.shown), result.current.isCompact, result.current.widths]).toEqual(['abd', false, {}])
    expect(result.current.pinned).toEqual({})
  })

  test('unknown and repeated columns are passed over, new ones shown where the page has them', async () => {
    localStorage.setItem(storageKey, JSON.stringify({ order: ['d', 'gone', 'd', 'a', 'c'], hidden: ['gone'] }))
    const { result } = await open()
    expect(keys(result.current.ordered)).toBe('dbac')
  })
})
