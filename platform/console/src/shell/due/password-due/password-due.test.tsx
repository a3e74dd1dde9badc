import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { useToasts } from '#shared/feedback/notify'
import { forgetPasswordDue } from '#shared/session/calls/password-due'
import { readToken } from '#shared/session/token/token'
import { menu } from '#test/shell/frame'

afterEach(async () => {
  forgetPasswordDue()
  await closeConsoles()
})

const heading = page.getByRole('heading', { name: '请先修改密码' })
const old = page.getByLabelText('当前密码', { exact: true })
const next = page.getByLabelText('新密码', { exact: true })
const repeat = page.getByLabelText('再次输入新密码', { exact: true })

async function openDue() {
  await openConsole({
    path: '/system/role',
    as: 'admin',
    prepare: ({ engine }) =>
      engine.db.updateTable('users').set({ mustChangePassword: 1 }).where('username', '=', 'admin').execute(),
  })
  await expect.element(heading).toBeVisible()
}

async function fill(...values: readonly string[]) {
  for (const [index, field] of [old, next, repeat].entries()) await userEvent.fill(field, values[index] ?? '')
  await userEvent.keyboard('{Enter}')
}

test('a person who has to choose a password is asked for it in place of everything, without an error', async () => {
  await openDue()
  expect(menu.query()).toBeNull()
  expect(useToasts.getState().toasts).toEqual([])
  await expect.element(old).toHaveFocus()
  await expect.element(next).toHaveAccessibleDescription('至少 8 个字符，不含用户名和产品名称，不能是常见密码')
})

test('with a new one they go on where they wanted to go', async () => {
  await openDue()
  await fill('Atrium#2026', 'plum cloud 77', 'plum cloud 77')
  await expect.element(menu).toBeVisible()
  await expect.poll(() => address()).toBe('/system/role')
})

test('what is missing, differs or is invalid is a field error', async () => {
  await openDue()
  await fill('', 'plum cloud 77')
  await expect.element(page.getByText('请输入当前密码')).toBeVisible()
  await fill('Atrium#2026', 'plum cloud 77', 'plum cloud 78')
  await expect.element(page.getByText('两次输入的新密码不一致')).toBeVisible()
  await expect.element(repeat).toHaveFocus()
  await fill('nonsense', 'plum cloud 77', 'plum cloud 77')
  await expect.element(old).toHaveAttribute('aria-invalid', 'true')
  await fill('Atrium#2026', 'short', 'short')
  await expect.element(next).toHaveAttribute('aria-invalid', 'true')
  await expect.element(heading).toBeInTheDocument()
})

test('they can leave instead', async () => {
  await openDue()
  await userEvent.click(page.getByRole('button', { name: '退出登录' }))
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(readToken()).toBeUndefined()
})
