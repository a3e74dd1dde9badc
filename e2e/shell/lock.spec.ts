import type { BrowserContext, Page } from '@playwright/test'
import { consolePage, demoPassword } from '../console-page'
import { shellParts } from './shell-parts'
import { expect, journeys, otherWorlds, test } from './shell-test'

const secret = 'tea break'

const tokenOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'token')?.value

async function lock(page: Page) {
  const { lock } = shellParts(page)
  await lock.button.click()
  await lock.with(secret)
}

/** Takes the clock away so that the form can be used. */
async function showForm(page: Page) {
  const { lock } = shellParts(page)
  await lock.opener.click()
  await expect(lock.password).toBeFocused()
}

/** Nothing but the lock is in the document: no data, no menu, no tabs. */
async function showsNothing(page: Page) {
  const { lock, header, menu, bar } = shellParts(page)
  await expect(lock.clock).toBeAttached()
  for (const gone of [header, menu, bar, page.getByRole('table')]) await expect(gone).toHaveCount(0)
  expect(await page.content()).not.toContain('editor@atrium.example')
}

/** The page that the journey is on, with its data. */
async function showsUsers(page: Page) {
  await expect(page.getByText('editor', { exact: true }).first()).toBeVisible()
}

journeys(
  [otherWorlds[0]],
  () => {
    test('a locked session shows nothing and goes no further until its person is back', async ({
      page,
      context,
      runtime,
      shell,
      enter,
      titled,
      say,
      request,
      baseURL,
      expectMessage,
    }) => {
      expectMessage(/status of 4\d\d/)
      const app = consolePage(page)
      const answerTo = async (token: string) =>
        (await request.post(new URL('/api/user/getUserInfo', baseURL).href, { headers: { token } })).status()
      await enter('/system/user')
      await showsUsers(page)
      const former = (await tokenOf(context))!

      await test.step('the lock asks for a password of its own', async () => {
        await shell.lock.button.click()
        await expect(shell.lock.field).toBeFocused()
        await page.keyboard.press('Enter')
        const wanted = say('请输入锁屏密码', 'Please enter a lock-screen password')
        await expect(shell.lock.field).toHaveAccessibleDescription(wanted)
        await page.keyboard.press('Escape')
        await expect(shell.lock.button).toBeFocused()
      })

      await test.step('it shows the clock alone, with an emptied storage too', async () => {
        await shell.chooseOfAccount('锁定屏幕', 'Lock screen')
        await shell.lock.with(secret)
        await showsNothing(page)
        await titled('已锁定', 'Locked')
        if (runtime === 'node') expect(await answerTo(former)).toBe(423)
        await page.evaluate(() => localStorage.clear())
        await page.reload()
        await showsNothing(page)
        expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)
      })

      await test.step('an empty and a wrong password say so, and back shows the clock', async () => {
        await showForm(page)
        await shell.lock.tryPassword('')
        await expect(shell.lock.password).toHaveAccessibleDescription(
          say('请输入登录密码', 'Please enter your login password'),
        )
        await shell.lock.tryPassword('not this one')
        await expect(shell.lock.password).toHaveAccessibleDescription(say('密码错误', 'The password is wrong'))
        await expect(shell.lock.password).toBeFocused()
        await shell.lock.back.click()
        await expect(shell.lock.opener).toBeFocused()
      })

      await test.step('the lock-screen password opens the page, and the former token is rejected', async () => {
        await showForm(page)
        await expect(shell.lock.password).toHaveValue('')
        await shell.lock.tryPassword(secret)
        await showsUsers(page)
        await titled('用户管理', 'Users')
        const present = (await tokenOf(context))!
        expect(present).not.toBe(former)
        if (runtime === 'node') expect([await answerTo(former), await answerTo(present)]).toEqual([401, 200])
      })

      await test.step('all tabs of the browser lock and unlock together, with the password of the account too', async () => {
        const second = await context.newPage()
        await second.goto(page.url())
        await showsUsers(second)
        await lock(page)
        await showsNothing(second)
        await showForm(second)
        await shellParts(second).lock.tryPassword(demoPassword)
        await expect(shellParts(second).header).toBeVisible()
        await expect(shell.header).toBeVisible()
        await showsUsers(page)
        await second.close()
      })

      await test.step('the token from before the lock leads to the login page', async () => {
        await context.addCookies([{ name: 'token', value: former, url: new URL('/', baseURL).href }])
        await page.reload()
        await app.signIn('admin')
        await titled('用户管理', 'Users')
      })

      await lock(page)
      await showsNothing(page)
      await test.step('with the lock screen deleted from the document there is nothing behind it', async () => {
        await page.getByRole('main').evaluate((screen) => screen.remove())
        await expect(page.locator('#root')).toHaveText('')
        expect(await page.content()).not.toContain('editor')
      })
      await test.step('a reload keeps it locked', async () => {
        await page.reload()
        await showsNothing(page)
      })

      await test.step('back to login ends the session', async () => {
        await showForm(page)
        await shell.lock.toLogin.click()
        await expect(app.submit).toBeVisible()
        expect(await tokenOf(context)).toBeUndefined()
        await app.signIn('admin')
        await expect(shell.header).toBeVisible()
      })
    })
  },
  { inDemo: true },
)
