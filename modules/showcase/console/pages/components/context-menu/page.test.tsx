import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })
const undo = page.getByRole('region', { name: '消息' }).getByRole('button', { name: '撤销' })
const item = (name: string) => page.getByRole('menuitem', { name })

test('Shift F10 opens the menu of a file; what is below a line is chosen by the arrows', async () => {
  await openPage('components/context-menu')
  const file = example('文件').getByRole('button', { name: '2026 预算.xlsx' })
  await expect.element(file).toBeVisible()
  file.element().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(item('打开')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(item('打开')).not.toBeInTheDocument()
  await expect.element(file).toHaveFocus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(item('打开')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{Enter}')
  await expect.element(page.getByText('2026 预算.xlsx：桌面')).toBeVisible()
  await expect.element(file).toHaveFocus()
})

test('the menu of an order follows its state', async () => {
  await openPage('components/context-menu')
  const row = example('表格行').getByRole('row', { name: /0917/ })
  await userEvent.click(row, { button: 'right' })
  await userEvent.click(item('发货'))
  await expect.element(row.getByText('已发货')).toBeVisible()
  await userEvent.click(row, { button: 'right' })
  await expect.element(item('查看物流')).toBeVisible()
  await expect.element(item('发货')).not.toBeInTheDocument()
})

test('a note and the canvas have menus of their own', async () => {
  await openPage('components/context-menu')
  const canvas = example('画布').getByRole('group', { name: '画布' })
  await userEvent.click(canvas.getByRole('button', { name: '确认租约' }), { button: 'right' })
  await userEvent.click(item('删除便签'))
  await expect.element(canvas.getByRole('button', { name: '确认租约' })).not.toBeInTheDocument()
  await userEvent.click(undo)
  await expect.element(canvas.getByRole('button', { name: '确认租约' })).toBeVisible()
  await userEvent.click(canvas, { button: 'right', position: { x: 200, y: 200 } })
  await userEvent.click(item('在这里放便签'))
  await expect.element(canvas.getByRole('button', { name: '新便签' })).toBeVisible()
})

test('a file that is deleted comes back', async () => {
  await openPage('components/context-menu')
  const file = example('文件').getByRole('button', { name: '仓库照片' })
  await userEvent.click(file, { button: 'right' })
  await userEvent.click(item('删除'))
  await expect.element(file).not.toBeInTheDocument()
  await userEvent.click(undo)
  await expect.element(file).toBeVisible()
})

test('a canvas that is cleared has its notes again', async () => {
  await openPage('components/context-menu')
  const notes = example('画布').getByRole('group', { name: '画布' }).getByRole('button')
  await userEvent.click(example('画布').getByRole('group', { name: '画布' }), {
    button: 'right',
    position: { x: 5, y: 5 },
  })
  await userEvent.click(item('清空画布'))
  await expect.poll(() => notes.elements()).toHaveLength(0)
  await userEvent.click(undo)
  await expect.poll(() => notes.elements()).toHaveLength(2)
})
