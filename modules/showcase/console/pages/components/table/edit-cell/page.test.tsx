import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const cells = example('逐格编辑')
const rows = example('整行编辑')
const age = () => cells.getByRole('row').nth(1).getByRole('gridcell').nth(1)

afterEach(closeConsoles)

async function typeAge(text: string) {
  await userEvent.dblClick(age())
  await userEvent.fill(cells.getByRole('textbox', { name: '年龄' }), text)
  await userEvent.keyboard('{Enter}')
}

test('a cell is saved and undone; a wrong value stays with the reason', async () => {
  await openPage('components/table/edit-cell')
  await expect.element(age()).toBeVisible()
  const before = age().element().textContent
  await typeAge('七')
  await expect.element(cells.getByRole('alert')).toHaveTextContent('16 到 65 之间的整数')
  await expect.element(cells.getByRole('textbox', { name: '年龄' })).toHaveValue('七')
  await userEvent.fill(cells.getByRole('textbox', { name: '年龄' }), '61')
  await userEvent.keyboard('{Enter}')
  await expect.element(age()).toHaveTextContent('61')
  await expect.element(cells.getByText('可撤销 1 处修改')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(age()).toHaveTextContent(before)
})

test.each(['lin@example..com', '.lin@example.com'])(
  'a mail address that the server would reject stays: %s',
  async (typed) => {
    await openPage('components/table/edit-cell')
    await expect.element(age()).toBeVisible()
    await userEvent.dblClick(cells.getByRole('row').nth(1).getByRole('gridcell').nth(4))
    const field = cells.getByRole('textbox', { name: '邮箱' })
    await userEvent.fill(field, typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(cells.getByRole('alert')).toHaveTextContent('lin@example.com')
    await expect.element(field).toHaveValue(typed)
  },
)

test('a save that the server rejects is taken back, and says so', async () => {
  await openPage('components/table/edit-cell')
  await expect.element(age()).toBeVisible()
  const before = age().element().textContent
  await userEvent.click(cells.getByRole('switch'))
  await typeAge('62')
  await expect.element(page.getByRole('region', { name: '消息' }).getByText(/没有保存，已退回原值/)).toBeVisible()
  await expect.element(age()).toHaveTextContent(before)
})

test('a row is added after its errors are put right', async () => {
  await openPage('components/table/edit-cell')
  await userEvent.click(rows.getByRole('button', { name: '新增一行' }))
  await userEvent.click(rows.getByRole('button', { name: '保存' }))
  await expect.element(rows.getByText('必填').first()).toBeVisible()
  await userEvent.fill(rows.getByRole('textbox', { name: '姓名' }), '林晓')
  await userEvent.fill(rows.getByRole('textbox', { name: '手机号' }), '123')
  await userEvent.fill(rows.getByRole('textbox', { name: '地址' }), '杭州市文三路 90 号')
  await userEvent.click(rows.getByRole('button', { name: '保存' }))
  await expect.element(rows.getByText(/11 位手机号/)).toBeVisible()
  await userEvent.fill(rows.getByRole('textbox', { name: '手机号' }), '13800138000')
  await userEvent.keyboard('{Enter}')
  await expect.element(rows.getByText('共 1,001 行')).toBeVisible()
  await expect.element(rows.getByText('杭州市文三路 90 号')).toBeVisible()
})

test('Tab goes to the next cell, Enter edits it and moves down, and Esc cancels', async () => {
  await openPage('components/table/edit-cell')
  await expect.element(age()).toBeVisible()
  await userEvent.click(age())
  await userEvent.keyboard('{Tab}')
  const next = document.activeElement
  expect(next).not.toBe(age().element())
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(age()).toHaveFocus()
  const before = age().element().textContent
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(cells.getByRole('textbox', { name: '年龄' }), '63')
  await userEvent.keyboard('{Escape}')
  await expect.element(age()).toHaveTextContent(before)
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(cells.getByRole('textbox', { name: '年龄' }), '63')
  await userEvent.keyboard('{Enter}')
  await expect.element(age()).toHaveTextContent('63')
  await expect.element(cells.getByRole('row').nth(2).getByRole('gridcell').nth(1)).toHaveFocus()
})
