import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { answer, button, messages, question } from '#test/page-objects'
import { codeOf } from '#test/shell/second-factor'

afterEach(closeConsoles)

const open = (tab = 'security') => openConsole({ path: `/profile/index?tab=${tab}`, as: 'editor' })
const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByLabelText(name)
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
const factors = page.getByRole('list', { name: '验证器应用' })

async function turnOn(): Promise<void> {
  await userEvent.click(button('开启两步验证'))
  await userEvent.click(inDialog('下一步'))
  await expect.element(dialog.getByRole('img', { name: '二维码' })).toBeVisible()
  const key = dialog.element().querySelector('code')!.textContent
  await userEvent.fill(field('验证码'), codeOf(key))
  await userEvent.click(inDialog('开启'))
  await expect.element(dialog.getByRole('list', { name: '恢复码' })).toBeVisible()
}

test('the address of earlier versions opens it as well', async () => {
  await open('password')
  await expect.element(page.getByRole('tab', { name: '登录与安全' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('heading', { name: '两步验证' })).toBeVisible()
})

test('an authenticator app is turned on step by step, with errors at the fields', async () => {
  await open()
  await expect.element(page.getByText('未开启')).toBeVisible()
  await userEvent.click(button('开启两步验证'))
  await userEvent.click(inDialog('下一步'))
  await expect.element(field('验证码')).toHaveFocus()
  await userEvent.fill(field('验证码'), '000000')
  await userEvent.click(inDialog('开启'))
  await expect.element(dialog.getByText('请输入正确的验证码')).toBeVisible()
  await userEvent.fill(field('验证码'), codeOf(dialog.element().querySelector('code')!.textContent))
  await userEvent.click(inDialog('开启'))
  await expect.element(messages.getByText('两步验证已开启')).toBeVisible()
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(10)
  await userEvent.click(inDialog('我已保存'))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('已开启', { exact: true })).toBeVisible()
  await expect.element(factors).toHaveTextContent('我的手机')
  await expect.element(page.getByText('恢复码：还剩 10 个')).toBeVisible()
})

test('it is renamed, gives new recovery codes, and is removed after a question', async () => {
  await open()
  await turnOn()
  await userEvent.click(inDialog('我已保存'))
  await userEvent.click(button('重命名 我的手机'))
  await userEvent.fill(field('名称'), '旧手机')
  await userEvent.click(inDialog('保存'))
  await expect.element(factors).toHaveTextContent('旧手机')

  await userEvent.click(button('更换恢复码'))
  await userEvent.click(inDialog('更换'))
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(10)
  await userEvent.click(inDialog('我已保存'))

  await userEvent.click(button('移除 旧手机'))
  await expect.element(question).toHaveTextContent('这是最后一个')
  await answer('移除')
  await expect.element(page.getByText('未开启')).toBeVisible()
  await expect.element(factors).not.toBeInTheDocument()
})

test('recent sign-ins are listed, and the person signs out everywhere', async () => {
  const { runtime } = await open()
  const list = page.getByRole('list', { name: '最近的登录' })
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('成功')
  await userEvent.click(button('在所有设备退出'))
  await expect.element(question).toHaveTextContent('API 令牌继续有效')
  await answer('全部退出')
  await expect.element(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  const { userId } = await runtime.engine.db
    .selectFrom('users')
    .where('username', '=', 'editor')
    .select('userId')
    .executeTakeFirstOrThrow()
  const left = runtime.engine.db.selectFrom('sessions').where('userId', '=', userId).select('sessionId')
  expect(await left.execute()).toEqual([])
})

test('a trusted browser is listed, and removed after a question', async () => {
  await openConsole({
    path: '/profile/index?tab=security',
    as: 'editor',
    prepare: async ({ engine }) => {
      const row = { tokenHash: 'x', agent: '', address: '203.0.113.9', createdAt: 0, lastUsedAt: null }
      const expiresAt = Date.UTC(2099, 0, 5)
      await engine.db
        .insertInto('trustedBrowsers')
        .values({ ...row, userId: 2, expiresAt })
        .execute()
    },
  })
  const list = page.getByRole('list', { name: '受信任的浏览器' })
  await expect.element(list).toHaveTextContent('203.0.113.9')
  await userEvent.click(button('移除 203.0.113.9'))
  await expect.element(question).toHaveTextContent('已经打开的会话不受影响')
  await answer('移除')
  await expect.element(page.getByText('没有受信任的浏览器')).toBeVisible()
})
