import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(closeConsoles)

const example = (name: string) => page.getByRole('region', { name, exact: true })

test('cells are drawn by the kind of their column, which can be changed', async () => {
  await openPage('able/render-function')
  const registry = example('渲染器注册表')
  await expect.element(registry.getByText('¥24,800.00')).toBeVisible()
  await expect.element(registry.getByRole('img', { name: '5 星' })).toBeVisible()
  await userEvent.click(registry.getByRole('combobox', { name: '金额的类型' }))
  await userEvent.click(page.getByTitle('文字'))
  await expect.element(registry.getByText('24800', { exact: true })).toBeVisible()
})

test('the page draws the rows of a list, which moves its choice by arrows', async () => {
  await openPage('able/render-function')
  const list = example('渲染属性')
  await userEvent.click(list.getByText('听松'))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list.getByRole('radio', { name: '观澜' })).toBeChecked()
  await userEvent.click(list.getByText('卡片'))
  await expect.element(list.getByRole('radio', { name: '观澜' })).toBeChecked()
})

test('JSON makes elements of the list alone; others and bad JSON are named', async () => {
  await openPage('able/render-function')
  const json = example('由 JSON 生成')
  await expect.element(json.getByText('不允许：p.onclick')).toBeVisible()
  const field = json.getByRole('textbox')
  const made = json.getByRole('region', { name: '生成结果' })
  await userEvent.fill(field, '[{"el":"script","children":"1"},{"el":"strong","props":{"style":{}},"children":"A 38"}]')
  await expect.element(json.getByText('不允许：script, strong.style')).toBeVisible()
  await expect.poll(() => made.element().innerHTML).toBe('<strong>A 38</strong>')
  await userEvent.fill(field, '[{')
  await expect.element(json.getByText('不是 JSON')).toBeVisible()
})

test('the dialog answers with the choice, and with nothing when it is closed', async () => {
  await openPage('able/render-function')
  const dialogs = example('函数式对话框')
  const order = dialogs.getByRole('button', { name: '下单' })
  await userEvent.click(order)
  const dialog = page.getByRole('dialog', { name: '怎么送达？' })
  await userEvent.click(dialog.getByText('自提，免运费'))
  await userEvent.click(dialog.getByRole('button', { name: '下单' }))
  await expect.element(dialogs.getByText('已下单：自提，免运费')).toBeVisible()
  await userEvent.click(order)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialogs.getByText('没有下单')).toBeVisible()
})
