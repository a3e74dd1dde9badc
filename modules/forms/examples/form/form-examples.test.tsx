import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ComponentType } from 'react'
import { closeConsoles, openConsole } from 'atrium/testing/console'
import { showPart } from '#test/shown-part'
import Expense from './examples/expense'
import LiveData from './examples/live-data'
import SignUp from './examples/sign-up'

async function show(Example: ComponentType) {
  await openConsole({ as: 'admin' })
  return showPart(<Example />)
}

const messages = page.getByRole('region', { name: '消息' })

afterEach(closeConsoles)

test('the total follows from the amounts, and a large one asks for a reason', async () => {
  const claim = await show(Expense)
  await expect.element(claim.getByRole('spinbutton', { name: '合计' })).toHaveAttribute('aria-required', 'false')
  await userEvent.fill(claim.getByRole('spinbutton', { name: '交通' }), '1500.5')
  await userEvent.fill(claim.getByRole('spinbutton', { name: '住宿' }), '800')
  await expect.element(claim.getByRole('spinbutton', { name: '合计' })).toHaveValue('2,300.50')
  await userEvent.click(claim.getByRole('button', { name: '提交报销' }))
  await expect.element(claim.getByText('此项必填').first()).toBeVisible()
  await userEvent.fill(claim.getByRole('textbox', { name: '理由' }), '去客户那里')
  await userEvent.tab()
  await expect.element(claim.getByText('请输入 10 到 200 个字符')).toBeVisible()
})

test('an amount below 0 is an error at its field, and is not in the total', async () => {
  const claim = await show(Expense)
  await userEvent.fill(claim.getByRole('spinbutton', { name: '交通' }), '-1500')
  await userEvent.fill(claim.getByRole('spinbutton', { name: '住宿' }), '800')
  await userEvent.tab()
  await expect.element(claim.getByText('金额不能小于 0')).toBeVisible()
  await expect.element(claim.getByRole('spinbutton', { name: '合计' })).toHaveValue('800.00')
  await userEvent.fill(claim.getByRole('spinbutton', { name: '交通' }), '1500')
  await expect.element(claim.getByRole('spinbutton', { name: '合计' })).toHaveValue('2,300.00')
  await userEvent.keyboard('{Enter}')
  await expect.element(claim.getByText('此项必填').first()).toBeVisible()
})

test('a step with a mistake does not let go on', async () => {
  const signUp = await show(SignUp)
  await userEvent.fill(signUp.getByRole('textbox', { name: '姓名' }), '林晓')
  await userEvent.fill(signUp.getByRole('textbox', { name: '手机号' }), '123')
  await userEvent.click(signUp.getByRole('button', { name: '下一步' }))
  await expect.element(signUp.getByRole('textbox', { name: '手机号' })).toHaveFocus()
  await userEvent.fill(signUp.getByRole('textbox', { name: '手机号' }), '13900001111')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(signUp.getByRole('checkbox', { name: '无障碍' }))
  await userEvent.click(signUp.getByRole('button', { name: '下一步' }))
  await userEvent.click(signUp.getByRole('button', { name: '完成报名' }))
  await expect.element(messages.getByText(/^已提交 \d+ 项$/)).toBeVisible()
})

test('the form follows its data, and keeps the last good data on a mistake', async () => {
  const live = await show(LiveData)
  const json = live.getByRole('textbox', { name: '表单数据' })
  await expect.element(json).toBeVisible()
  const text = (json.element() as HTMLTextAreaElement).value
  await userEvent.fill(json, text.replace('人数', '参会人数'))
  await expect.element(live.getByRole('spinbutton', { name: '参会人数' })).toBeVisible()
  await userEvent.fill(json, text.replace('"number"', '"numbers"'))
  await expect.element(live.getByText('items.0.kind: 未知的组件类型')).toBeVisible()
  await expect.element(live.getByRole('spinbutton', { name: '参会人数' })).toBeVisible()
})
