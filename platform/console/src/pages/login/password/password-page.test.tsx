import { linkMillis, type LinkPurpose } from 'atrium/contract/system/user/password-link'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { trySignIn } from '#server-test/visitor'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { link } from '#test/page-objects'
import { solvePuzzle } from '#test/puzzle'

const mail = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }

afterEach(closeConsoles)

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const account = page.getByLabelText('用户名或邮箱', { exact: true })
const next = page.getByLabelText('新密码', { exact: true })
const repeat = page.getByLabelText('再次输入新密码', { exact: true })
const forgotten = link('忘记密码？')

const open = (path: string) => openConsole({ path, isReal: true, mail })

/** Returns what the database has of a token. */
async function hashOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Opens the link that a mail would have for the editor. */
async function openLink(purpose: LinkPurpose = 'reset') {
  const token = 'a'.repeat(43)
  const now = Date.now()
  const row = { userId: 2, purpose, linkHash: await hashOf(token), sentTo: 'editor@atrium.example' }
  return openConsole({
    path: `/password#${token}`,
    isReal: true,
    mail,
    prepare: ({ engine: { db } }) =>
      db
        .insertInto('passwordLinks')
        .values({ ...row, createdAt: now, expiresAt: now + linkMillis[purpose] })
        .execute(),
  })
}

test('the login page leads to it where mails can be sent, and says nothing of it elsewhere', async () => {
  await open('/login')
  await expect.element(forgotten).toHaveAttribute('href', '/password')
  await closeConsoles()
  await openConsole({ path: '/login', isReal: true })
  await expect.element(page.getByLabelText('账号', { exact: true })).toHaveFocus()
  await expect.element(forgotten).not.toBeInTheDocument()
})

test('a request takes an account and a verification, and says the same for one that there is not', async () => {
  for (const [name, mails] of [
    ['editor', 1],
    ['nobody', 0],
  ] as const) {
    const { runtime } = await open('/password')
    await expect.element(account).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(account).toHaveAccessibleDescription('请输入用户名或邮箱')
    await userEvent.keyboard(`${name}{Enter}`)
    await solvePuzzle(runtime)
    await expect.element(heading('请查收邮件')).toBeVisible()
    const sent = runtime.engine.db.selectFrom('outbox').select('receiver')
    await expect.poll(async () => (await sent.execute()).length).toBe(mails)
    await closeConsoles()
  }
})

test('where no mail can be sent it says so', async () => {
  await openConsole({ path: '/password', isReal: true })
  await expect.element(page.getByText(/不能通过邮件重置密码/)).toBeVisible()
  await expect.element(link('返回登录')).toHaveAttribute('href', '/login')
})

test('a link sets a password, after which the person signs in', async () => {
  const { runtime } = await openLink()
  await expect.element(heading('设置新密码')).toBeVisible()
  await expect.element(page.getByText('账号「editor」', { exact: false })).toBeVisible()
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAccessibleDescription(/^至少 12 个字符/)
  await userEvent.keyboard('{Enter}')
  await expect.element(next).toHaveAccessibleDescription('请输入新密码')
  await next.fill('plum cloud over 77')
  await repeat.fill('plum cloud over 78')
  await userEvent.keyboard('{Enter}')
  await expect.element(repeat).toHaveAccessibleDescription('两次输入的新密码不一致')
  await next.fill('short')
  await repeat.fill('short')
  await userEvent.keyboard('{Enter}')
  await expect.element(next).toHaveAttribute('aria-invalid', 'true')
  await next.fill('plum cloud over 77')
  await repeat.fill('plum cloud over 77')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('密码已设置')).toBeVisible()
  await expect.element(link('去登录')).toHaveAttribute('href', '/login')
  expect((await trySignIn(runtime.fetch, 'editor', 'plum cloud over 77')).status).toBe(200)
})

test('an invitation welcomes with the user name', async () => {
  await openLink('invitation')
  await expect.element(heading('欢迎，请设置密码')).toBeVisible()
  await expect.element(page.getByText('您的用户名是「editor」。')).toBeVisible()
})

test('a link that is no longer good says so, and leads to another one', async () => {
  await open('/password#nonsense')
  await expect.element(heading('链接不能使用')).toBeVisible()
  await expect.element(page.getByText(/^链接已失效/)).toBeVisible()
  await expect.element(link('重新申请')).toHaveAttribute('href', '/password')
  expect(address()).toBe('/password')
})
