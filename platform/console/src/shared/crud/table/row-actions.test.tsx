import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useAllowedActions } from './row-actions'

test('the code behind the buttons of a row is loaded once rows are there, before the pointer comes', async () => {
  const prepared: string[] = []
  const actionOf = (key: string, isDanger = false) => ({
    key,
    label: key,
    isDanger,
    onSelect: () => undefined,
    prepare: () => void prepared.push(key),
  })
  const actions = {
    name: String,
    of: () => [actionOf('delete', true), actionOf('edit'), actionOf('roles'), actionOf('in the menu')],
  }
  const { rerender } = await renderHook((rows: number[] = []) => useAllowedActions<number>(actions, rows), {
    initialProps: [] as number[],
  })
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(prepared).toEqual([])
  await rerender([1, 2])
  await expect.poll(() => prepared).toEqual(['edit', 'roles'])
  await rerender([3, 4])
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(prepared).toHaveLength(2)
})
