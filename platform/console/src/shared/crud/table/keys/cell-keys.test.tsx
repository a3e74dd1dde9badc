import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import { listOf, message, rowBox } from '#test/page-objects'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const users = listOf('用户')
const focused = () => document.activeElement?.textContent?.trim()
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))

let copied: string | undefined
beforeEach(() => {
  copied = undefined
  const listener = (event: ClipboardEvent) => (copied = event.clipboardData?.getData('text/plain'))
  addEventListener('copy', listener, { once: true })
  return () => removeEventListener('copy', listener)
})

async function open(path = '/system/user', list = users, start: Start = {}) {
  await openConsole({ path, as: 'admin', ...start })
  await expect.element(list.rows.nth(1)).toBeVisible()
  ;(list.list.element() as HTMLElement).focus()
}

test('the arrow keys go from cell to cell, Home and End to the ends of a row, with Ctrl to those of the table', async () => {
  await open()
  await press('ArrowDown', 'ArrowRight', 'ArrowRight')
  const first = focused()
  expect(first).toContain('林晓')
  await press('ArrowDown')
  expect(focused()).not.toBe(first)
  await press('ArrowUp', 'ArrowUp')
  expect(focused()).toBe(first)
  await press('End')
  expect(document.activeElement?.querySelector('button')).not.toBeNull()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement?.parentElement?.nextElementSibling).toBeNull()
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(document.activeElement?.contains(rowBox('林晓').element())).toBe(true)
})

test('Space selects the row of the cell, and takes it out again', async () => {
  await open()
  await press('ArrowDown', 'ArrowDown')
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('已选 1 项')).not.toBeInTheDocument()
})

test('Enter opens the row of a cell without a control', async () => {
  await open()
  await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByText('林晓').first()).toBeVisible()
  await press('Escape')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('Enter goes to the first control of a cell that has several; Escape comes back', async () => {
  await page.viewport(1920, 800)
  await open()
  await press('ArrowDown', 'ArrowDown', 'End', 'Enter')
  const cell = document.activeElement?.closest('td')
  expect(document.activeElement?.tagName).toBe('BUTTON')
  await press('Escape')
  expect(document.activeElement).toBe(cell)
})

test('Ctrl+C copies the cell that has the focus', async () => {
  await open('/system/post', listOf('岗位'))
  await press('ArrowDown')
  for (let step = 0; step < 3; step++) await press('ArrowRight')
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.element(message('已复制单元格')).toBeVisible()
  expect(copied).toBe('总经理')
})

test('Ctrl+C copies a number without the commas between its thousands', async () => {
  const posts = listOf('岗位')
  await open('/system/post', posts, {
    prepare: ({ engine: { db } }) =>
      db.updateTable('posts').set({ postSort: 12_345 }).where('postId', '=', 1).execute(),
  })
  await expect.element(posts.cell('12,345')).toBeVisible()
  await userEvent.click(rowBox('总经理'))
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.element(message('已复制 1 行')).toBeVisible()
  expect(copied!.split('\n')[1]!.split('\t')).toContain('12345')
})

test('Ctrl+C copies the selected rows with their headings, without checkboxes and actions', async () => {
  await open('/system/post', listOf('岗位'))
  await userEvent.click(rowBox('总经理'))
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.element(message('已复制 1 行')).toBeVisible()
  const [head, row, ...rest] = copied!.split('\n').map((line) => line.split('\t'))
  expect(head).toContain('岗位名称')
  expect(head).toHaveLength(row!.length)
  expect(row).toContain('总经理')
  expect(row).not.toContain('—')
  expect(rest).toEqual([])
  expect(head).not.toContain('操作')
})
