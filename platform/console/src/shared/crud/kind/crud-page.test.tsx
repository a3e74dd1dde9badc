import { Input, Form } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { orderProduct, trialOrder, trialOrders } from '#server-test/records/orders'
import { signIn } from '#server-test/visitor'
import { closeConsoles, openConsole } from '#test/console-app'
import { button, link, listOf, message } from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'
import { ownPage } from '#test/sample/sample-console'
import { formError } from '../actions/form-error'
import { crudPage } from './crud-page'
import type { PageParts } from './kind-page'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

type Parts = PageParts<typeof trialOrder>

/** Adds orders, and opens their page with some parts replaced. */
async function open(parts: Parts = {}) {
  const prepare = async ({ fetch }: MemoryRuntime) => {
    const headers = { token: await signIn(fetch, 'admin'), 'content-type': 'application/json' }
    for (const title of ['Chairs', 'Desks']) {
      const body = JSON.stringify({ title, pieces: 2, price: 1250, deptId: 5 })
      await fetch('/api/trial/order', { method: 'POST', headers, body })
    }
  }
  return openConsole({ ...ownPage(crudPage(trialOrders, trialOrder, parts), { prepare }), product: orderProduct })
}

const { cell, row } = listOf('订单')
const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })

test('an action asks, and changes the state of the row', async () => {
  await page.viewport(1900, 900)
  await open()
  await expect.element(row('Chairs').getByText('草稿')).toBeVisible()
  await actOn('Chairs', '出库')
  await userEvent.click(inDialog('出库'))
  await expect.element(row('Chairs').getByText('已出库')).toBeVisible()
  const action = page.getByRole('button', { name: '出库 Chairs', exact: true })
  await expect.element(action).toHaveAttribute('aria-disabled', 'true')
  await expect.element(action).toHaveAttribute('title', '只有草稿状态的记录可以')
})

test('an action with fields opens a form, whose errors are at their fields', async () => {
  await open()
  await chooseMore('Desks', '取消订单')
  await userEvent.click(inDialog('取消订单'))
  await expect.element(dialog.getByText('请填写原因')).toBeVisible()
  await userEvent.fill(dialog.getByLabelText('原因'), 'late')
  await userEvent.click(inDialog('取消订单'))
  await expect.element(row('Desks').getByText('已取消')).toBeVisible()
})

test('a record in a fixed state cannot be edited or deleted, and its list says why', async () => {
  await page.viewport(1900, 900)
  await open()
  await chooseMore('Desks', '取消订单')
  await userEvent.fill(dialog.getByLabelText('原因'), 'late')
  await userEvent.click(inDialog('取消订单'))
  await expect.element(row('Desks').getByText('已取消')).toBeVisible()
  const reason = '状态是已取消的记录不能编辑和删除'
  const edit = page.getByRole('button', { name: '编辑 Desks', exact: true })
  await expect.element(edit).toHaveAttribute('aria-disabled', 'true')
  await expect.element(edit).toHaveAttribute('title', reason)
  await edit.click({ force: true })
  await expect.element(message(reason)).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: '选择「Desks」' }))
  const ofSelected = page.getByRole('group', { name: '已选项的操作' })
  await expect.element(ofSelected.getByRole('button', { name: '删除' })).toHaveAttribute('title', reason)
  await userEvent.click(page.getByRole('checkbox', { name: '选择「Desks」' }))
  await userEvent.click(page.getByRole('checkbox', { name: '选择「Chairs」' }))
  await expect.element(ofSelected.getByRole('button', { name: '删除' })).toBeEnabled()
})

test('an action changes the selected rows, and says why it cannot', async () => {
  await open()
  await userEvent.click(page.getByRole('checkbox', { name: '选择「Chairs」' }))
  await userEvent.click(page.getByRole('checkbox', { name: '选择「Desks」' }))
  const bookOut = page.getByRole('group', { name: '已选项的操作' }).getByRole('button', { name: '出库' })
  await userEvent.click(bookOut)
  await userEvent.click(inDialog('出库'))
  await expect.element(row('Chairs').getByText('已出库')).toBeVisible()
  await expect.element(row('Desks').getByText('已出库')).toBeVisible()
  await expect.element(bookOut).toHaveAttribute('aria-disabled', 'true')
  await expect.element(bookOut).toHaveAccessibleDescription('只有草稿状态的记录可以')
  bookOut.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(message('只有草稿状态的记录可以')).toBeVisible()
})

test('columns, filters and row actions of the page take the place of those of the kind', async () => {
  const pressed: string[] = []
  await open({
    columns: (own) => [
      own.title,
      { key: 'per', title: { zh: '每件', en: 'Each' }, render: ({ pieces, price }) => `${price / 100 / pieces}` },
    ],
    filters: (own) => [own.state],
    rowActions: ({ title }, own) => [...own, { key: 'print', label: '打印', onSelect: () => void pressed.push(title) }],
    tools: () => <button type="button">盘点</button>,
  })
  await expect.element(cell('6.25').first()).toBeVisible()
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent)
      .filter(Boolean),
  ).toEqual(expect.arrayContaining(['每件']))
  expect(page.getByRole('columnheader', { name: '单价' }).query()).toBeNull()
  expect(page.getByLabelText('标题', { exact: true }).query()).toBeNull()
  await expect.element(button('盘点')).toBeVisible()
  await chooseMore('Chairs', '打印')
  expect(pressed).toEqual(['Chairs'])
})

test('the layout, an input and the checks of the page take the place of those of the kind', async () => {
  const saved: boolean[] = []
  await open({
    layout: ({ field }) => (
      <fieldset>
        <legend>基本信息</legend>
        {field('title')}
        {field('price')}
        {field('deptId')}
      </fieldset>
    ),
    inputs: {
      title: ({ name, label }) => (
        <Form.Item name={name} label={`${label}（大写）`}>
          <Input />
        </Form.Item>
      ),
    },
    beforeSave: (form) => {
      if (form.title === 'no') throw formError({ title: '这个标题不行' })
      return { ...form, title: form.title.toUpperCase(), pieces: 7 }
    },
    afterSave: (_id, isNew) => void saved.push(isNew),
  })
  await actOn('Chairs', '编辑')
  const title = dialog.getByLabelText('标题（大写）')
  await expect.element(dialog.getByRole('group', { name: '基本信息' })).toBeVisible()
  expect(dialog.getByLabelText('件数').query()).toBeNull()
  await userEvent.fill(title, 'no')
  await userEvent.click(inDialog('保存'))
  await expect.element(dialog.getByText('这个标题不行')).toBeVisible()
  await userEvent.fill(title, 'stools')
  await userEvent.click(inDialog('保存'))
  await expect.element(link('STOOLS')).toBeVisible()
  expect(saved).toEqual([false])
})

test('a body of the page takes the place of the fields in the details', async () => {
  await open({ details: (own, { title, pieces }) => ({ ...own, body: <p>{`${title} × ${pieces}`}</p> }) })
  await userEvent.click(link('Chairs'))
  await expect.element(dialog.getByText('Chairs × 2')).toBeVisible()
})

test('the details have the actions of the record, with the reason against one, and its history', async () => {
  await open()
  await userEvent.click(link('Chairs'))
  await userEvent.click(inDialog('出库'))
  const question = page.getByRole('dialog', { name: '出库: Chairs' })
  await userEvent.click(question.getByRole('button', { name: '出库' }))
  const disabled = dialog.getByRole('button', { name: '出库', exact: true })
  await expect.element(disabled).toHaveAttribute('title', '只有草稿状态的记录可以')
  await expect.element(dialog.getByText('已出库')).toBeVisible()
  await userEvent.click(dialog.getByRole('tab', { name: '变更记录' }))
  await expect.element(dialog.getByText('新增订单')).toBeVisible()
  await expect.element(dialog.getByRole('tab', { name: '附件' })).toBeVisible()
})

test('an action that cannot be done, and does not say why, is not in the details', async () => {
  const named = (label: string, disabled: boolean) => ({ key: label, label, disabled, onSelect: () => {} })
  await open({ rowActions: () => [named('打印', true), named('盘点', false)] })
  await userEvent.click(link('Chairs'))
  await expect.element(inDialog('盘点')).toBeVisible()
  expect(inDialog('打印').query()).toBeNull()
})

test('a deleted record goes to the bin, from which it comes back', async () => {
  await open()
  await chooseMore('Chairs', '删除')
  await expect.element(dialog.getByText('可以从回收站恢复。')).toBeVisible()
  await userEvent.click(inDialog('删除'))
  await expect.element(link('Chairs')).not.toBeInTheDocument()
  await userEvent.click(button('回收站'))
  await expect.element(page.getByText('回收站：订单')).toBeVisible()
  expect(button('新增').query()).toBeNull()
  await actOn('Chairs', '恢复')
  await expect.element(page.getByText('回收站是空的')).toBeVisible()
  await userEvent.click(button('返回列表'))
  await expect.element(link('Chairs')).toBeVisible()
})
