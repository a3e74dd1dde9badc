import { consolePage } from './console-page'
import { expect, test } from './fixtures'
import { startMailServer, type MailServer } from './mail-server'
import { startServer, type OwnServer } from './own-server'
import { solvePuzzle } from './puzzle'
import { served } from './runtimes'

const email = 'new.one@atrium.example'
const own = 'quiet harbour over 41'

test.describe('links in mails', { tag: served }, () => {
  let mails: MailServer
  let server: OwnServer
  test.beforeEach(async () => {
    mails = await startMailServer()
    const sending = { SMTP_URL: mails.url, MAIL_FROM: 'Office <office@example.com>' }
    server = await startServer({ SEED: 'none', PUBLIC_URL: 'https://admin.example.com', ...sending })
  })
  test.afterEach(async ({ page }) => {
    // Calls that it still makes would fail, and be errors in its console.
    await page.close()
    await server.stop()
    await mails.stop()
  })

  test('somebody who is invited sets a password and signs in, forgets it, and sets another one', async ({
    page,
    request,
  }) => {
    const app = consolePage(page)
    const call = async (method: 'POST' | 'PUT' | 'GET', path: string, token: string, data?: object) => {
      const response = await request.fetch(`${server.address}${path}`, {
        method,
        headers: { token },
        ...(data && { data }),
      })
      return ((await response.json()) as { data: unknown }).data
    }
    const first = /only this once: (\S+)/.exec(server.output())![1]!
    const once = (await call('POST', '/api/user/login', '', { username: 'admin', password: first })) as string
    const passwords = { old: first, new: 'walnut desk over 7' }
    const token = (await call('PUT', '/api/system/user/profile/password', once, passwords)) as string
    const [dept] = (await call('GET', '/api/system/dept/optionselect', token)) as { deptId: number }[]
    const person = { username: 'new.one', nickname: 'New', deptId: dept!.deptId, email, invite: true }
    await call('POST', '/api/system/user', token, person)

    /** Opens the link that came last, which is another one than `former`, and sets a password by it. */
    const setPassword = async (password: string, former?: string) => {
      await expect.poll(() => mails.linkTo(email) !== former && mails.linkTo(email)).toBeTruthy()
      const link = mails.linkTo(email)!
      await page.goto('about:blank')
      await page.goto(server.address + link)
      await page.getByLabel(/^(新密码|New password)$/).fill(password)
      await page.getByLabel(/^(再次输入新密码|Repeat the new password)$/).fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: /^(去登录|Log in)$/ }).click()
      return link
    }
    const signIn = async (password: string) => {
      await app.username.fill('new.one')
      await app.password.fill(password)
      await app.submit.click()
      await app.isIn()
      await app.signOut()
    }
    const invitation = await setPassword(own)
    await signIn(own)

    await page.getByRole('link', { name: /^(忘记密码？|Forgot your password\?)$/ }).click()
    await page.getByLabel(/^(用户名或邮箱|User name or email)$/).fill(email)
    await page.keyboard.press('Enter')
    await solvePuzzle(page)
    await expect(page.getByRole('heading', { name: /^(请查收邮件|Look into your mail)$/ })).toBeVisible()
    await setPassword('another harbour 42', invitation)
    await signIn('another harbour 42')
  })
})
