import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { answer, button, question } from '#test/page-objects'
import { giveAuthenticator, takeAuthenticators } from '#test/shell/authenticator'
import { menu } from '#test/shell/frame'
import { signInForm } from '#test/shell/sign-in-form'

let authenticator: Awaited<ReturnType<typeof giveAuthenticator>>
beforeEach(async () => {
  authenticator = await giveAuthenticator()
})
afterEach(async () => {
  await closeConsoles()
  await takeAuthenticators()
})

const dialog = page.getByRole('dialog')
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
const passkeys = page.getByRole('list', { name: '通行密钥' })

const open = () => openConsole({ path: '/profile/index?tab=security', as: 'editor' })

async function add(): Promise<void> {
  await userEvent.click(button('添加通行密钥'))
  await userEvent.click(inDialog('创建'))
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(10)
  await userEvent.click(inDialog('我已保存'))
  await expect.element(passkeys).toHaveTextContent('我的设备')
}

test('a passkey is added with recovery codes, renamed, and removed after a question', async () => {
  await open()
  await add()
  await expect.element(page.getByText('已开启', { exact: true })).toBeVisible()
  await userEvent.click(button('重命名 我的设备'))
  await userEvent.fill(dialog.getByLabelText('名称'), '办公室的电脑')
  await userEvent.click(inDialog('保存'))
  await expect.element(passkeys).toHaveTextContent('办公室的电脑')
  await userEvent.click(button('移除 办公室的电脑'))
  await expect.element(question).toHaveTextContent('这是最后一个')
  await answer('移除')
  await expect.element(passkeys).not.toBeInTheDocument()
  await expect.element(page.getByText('未开启')).toBeVisible()
})

test('a dialog of the browser that is cancelled is said in place, and can be tried again', async () => {
  await open()
  await authenticator.recognise(false)
  await userEvent.click(button('添加通行密钥'))
  await userEvent.click(inDialog('创建'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('没有收到通行密钥')
  await authenticator.recognise(true)
  await userEvent.click(inDialog('创建'))
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(10)
})

test('it shows again whose session it is, and the action goes on', async () => {
  const { runtime } = await open()
  await add()
  await runtime.engine.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
  await userEvent.click(button('更换恢复码'))
  await userEvent.click(inDialog('更换'))
  const asked = page.getByRole('dialog', { name: '请验证身份' })
  await userEvent.click(asked.getByRole('button', { name: '使用通行密钥' }))
  await expect.element(asked).not.toBeInTheDocument()
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(10)
})

async function signOut(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: /^账号：/ }))
  await userEvent.click(page.getByRole('menuitem', { name: '退出登录' }))
  await expect.element(signInForm.submit).toBeVisible()
}

test('it opens a session alone, and the login says where a dialog was cancelled', async () => {
  const { sent } = await open()
  await add()
  await authenticator.recognise(false)
  await signOut()
  await userEvent.click(button('使用通行密钥登录'))
  await expect.element(signInForm.error('没有收到通行密钥')).toBeVisible()
  await authenticator.recognise(true)
  await userEvent.click(button('使用通行密钥登录'))
  await expect.element(menu).toBeVisible()
  expect(sent('POST /api/user/passkeys/login')).toHaveLength(1)
})

test('after the password it takes the place of a code', async () => {
  await open()
  await add()
  await authenticator.recognise(false)
  await signOut()
  await signInForm.send('editor', 'Atrium#2026')
  const code = page.getByLabelText('恢复码', { exact: true })
  await expect.element(code).toHaveAccessibleDescription('或使用通行密钥。恢复码每个只能用一次')
  await userEvent.click(button('使用通行密钥'))
  await expect.element(menu).toBeVisible()
})
