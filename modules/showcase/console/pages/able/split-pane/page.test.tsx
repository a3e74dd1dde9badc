import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const focus = (handle: ReturnType<typeof page.getByRole>) => (handle.element() as HTMLElement).focus()

beforeEach(() => localStorage.clear())
afterEach(closeConsoles)

test('the inbox is resized by keyboard, and as it was when the page opens again', async () => {
  await openPage('able/split-pane')
  const list = example('左右分割').getByRole('separator', { name: '列表宽度' })
  await expect.element(list).toBeVisible()
  const width = () => Number(list.query()?.getAttribute('aria-valuenow'))
  const before = width()
  focus(list)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(width).toBeGreaterThan(before)
  const right = width()
  await userEvent.keyboard('{Home}')
  await expect.poll(width).toBeLessThan(before)
  await userEvent.keyboard('{End}')
  await expect.poll(width).toBeGreaterThan(right)
  await userEvent.dblClick(list)
  await expect.poll(width).toBeCloseTo(before, 0)
  focus(list)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(width).toBeLessThan(before)
  const after = width()
  const layouts = () => Object.entries(localStorage).filter(([key]) => key.includes('split-mail'))
  await expect.poll(layouts).toHaveLength(1)
  const [[key, layout] = ['', '']] = layouts()
  // Closing it empties the storage.
  await closeConsoles()
  localStorage.setItem(key, layout)
  await openPage('able/split-pane')
  await expect.poll(width).toBeCloseTo(after, 0)
})

test('the rows collapse by their button and by Enter on the border', async () => {
  await openPage('able/split-pane')
  const log = example('上下分割')
  await userEvent.click(log.getByRole('button', { name: '收起结果' }))
  await userEvent.click(log.getByRole('button', { name: '展开结果' }))
  focus(log.getByRole('separator'))
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByRole('button', { name: '展开结果' })).toBeVisible()
})

test('a border within another moves alone', async () => {
  await openPage('able/split-pane')
  const nested = example('嵌套')
  const width = nested.getByRole('separator', { name: '目录宽度' })
  await expect.element(width).toBeVisible()
  const before = width.element().getAttribute('aria-valuenow')
  focus(nested.getByRole('separator', { name: '平面图高度' }))
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => width.element().getAttribute('aria-valuenow')).toBe(before)
})
