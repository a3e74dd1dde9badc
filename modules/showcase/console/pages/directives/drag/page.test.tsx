import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })
const box = (element: { element(): Element }) => element.element().getBoundingClientRect()

test('a note that is dragged beyond the board stays at its edge', async () => {
  await openPage('directives/drag')
  const note = example('看板便签').getByRole('group', { name: '移动便签：核对发票' })
  await expect.element(note).toBeVisible()
  const board = note.element().parentElement!.getBoundingClientRect()
  const before = box(note)
  await userEvent.dragAndDrop(note, page.getByRole('heading', { level: 1 }), { force: true, steps: 4 })
  await expect.poll(() => box(note).top).toBeLessThan(before.top)
  expect(box(note).top).toBeGreaterThanOrEqual(board.top)
  expect(box(note).left).toBeGreaterThanOrEqual(board.left)
})

test('a table goes from square to square by the arrows, and its place is read out', async () => {
  await openPage('directives/drag')
  const tables = example('按网格排桌')
  const table = tables.getByRole('group', { name: '移动 A 桌' })
  await expect.element(table).toBeVisible()
  table.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(tables.getByRole('status')).toHaveTextContent('A 桌：第 4 排，第 3 列')
})

test('the field of the call is typed into, its title moves it', async () => {
  await openPage('directives/drag')
  const call = example('只有标题栏能拖')
  const title = call.getByRole('button', { name: '移动通话窗口：林晓' })
  await expect.element(title).toBeVisible()
  const { left } = box(title)
  await userEvent.fill(call.getByRole('textbox', { name: '消息' }), '好的')
  title.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(() => box(title).left).toBe(left - 16)
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(() => box(title).left).toBe(left - 17)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => box(title).left).toBe(left)
})

test('the help button is where it was left, until it starts over', async () => {
  await openPage('directives/drag')
  const help = example('沿边移动并记住位置')
  const button = help.getByRole('group', { name: '移动帮助按钮' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  const { top, left } = box(button)
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
  await expect.poll(() => [box(button).top, box(button).left]).toEqual([top + 8, left])
  await expect.poll(() => localStorage.getItem('drag-help')).toContain('24')
  await userEvent.click(help.getByRole('button', { name: '回到起点' }))
  const list = button.element().parentElement!
  await expect.poll(() => Math.round(box(button).top - list.getBoundingClientRect().top)).toBe(17)
})

test('Esc undoes a drag', async () => {
  await openPage('directives/drag')
  const note = example('看板便签').getByRole('group', { name: '移动便签：核对发票' })
  await expect.element(note).toBeVisible()
  const { left, top } = box(note)
  note.element().focus()
  const press = (type: string, x: number) =>
    note
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, buttons: 1, clientX: left + x, clientY: top + 10 }),
      )
  press('pointerdown', 10)
  press('pointermove', 30)
  press('pointermove', 60)
  await expect.poll(() => box(note).left).toBeGreaterThan(left)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => box(note).left).toBe(left)
  press('pointerup', 60)
})

test('the axis that is chosen as a property holds for the sample note, and is in its code', async () => {
  await openPage('directives/drag')
  const properties = example('属性')
  await userEvent.click(properties.getByRole('combobox', { name: 'axis' }))
  await userEvent.click(page.getByTitle('y', { exact: true }))
  await expect.poll(() => properties.element().textContent).toContain('axis="y"')
  const note = properties.getByRole('group', { name: '移动示例便签' })
  note.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.poll(() => (note.element() as HTMLElement).style.translate).toBe('24px 32px')
})
