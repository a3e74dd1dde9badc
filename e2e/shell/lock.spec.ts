import type { BrowserContext, Page } from '@playwright/test'
import { consolePage, demoPassword } from '../console-page'
import { desktops, english, nameOf, phones, worlds } from '../worlds'
import { dragUp } from './gestures'
import { shellParts } from './shell-parts'
import { expect, test } from './shell-test'

const secret = 'tea break'

const tokenOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'token')?.value

/** Locks from wherever the size of the window has it. */
async function lock(page: Page) {
  const { lock, chooseOfAccount } = shellParts(page)
  if (page.viewportSize()!.width < 960) await chooseOfAccount('锁定屏幕', 'Lock screen')
  else await lock.button.click()
  await lock.with(secret)
}

/** Takes the clock away so that the form can be used. */
async function showForm(page: Page) {
  const { lock } = shellParts(page)
  if (page.viewportSize()!.width < 960) {
    await expect(lock.handle).toBeFocused()
    // The clock may still be on its way down.
    await lock.handle.click({ trial: true })
    await dragUp(page, { x: 195, y: 700 }, 400)
  } else await lock.opener.click()
  await expect(lock.password).toBeFocused()
}

/** Nothing but the lock is in the document: no data, no menu, no tabs. */
async function showsNothing(page: Page) {
  const { lock, header, menu, bar } = shellParts(page)
  await expect(lock.clock).toBeAttached()
  for (const gone of [header, menu, bar, page.getByRole('table')]) await expect(gone).toHaveCount(0)
  expect(await page.content()).not.toContain('editor@atrium.example')
}

for (const world of worlds) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('locking shows the clock alone; a reload and an emptied storage keep it; the lock-screen password opens the page', async ({
      page,
      context,
      shell,
      enter,
      say,
      expectMessage,
    }) => {
      expectMessage(/status of 423/)
      await enter('/system/user')
      await expect(page.getByText('editor', { exact: true }).first()).toBeVisible()
      await lock(page)
      await showsNothing(page)
      await expect(page).toHaveTitle(`${say('已锁定', 'Locked')} - Atrium`)
      const former = await tokenOf(context)
      await page.reload()
      await showsNothing(page)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await showsNothing(page)
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret)

      await showForm(page)
      await shell.lock.tryPassword(secret)
      await expect(page.getByText('editor', { exact: true }).first()).toBeVisible()
      await expect(page).toHaveTitle(`${say('用户管理', 'Users')} - Atrium`)
      expect(await tokenOf(context)).not.toBe(former)
    })
  })
}

for (const world of english) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('an empty and a wrong password say so, back shows the clock, back to login ends the session', async ({
      page,
      context,
      shell,
      enter,
      say,
      expectMessage,
    }) => {
      expectMessage(/status of 4\d\d/)
      const app = consolePage(page)
      await enter('/', 'common')
      await lock(page)
      await showForm(page)
      await shell.lock.tryPassword('')
      await expect(shell.lock.password).toHaveAccessibleDescription(
        say('请输入登录密码', 'Please enter your login password'),
      )
      await shell.lock.tryPassword('not this one')
      await expect(shell.lock.password).toHaveAccessibleDescription(say('密码错误', 'The password is wrong'))
      await expect(shell.lock.password).toBeFocused()
      await shell.lock.back.click()
      await expect(shell.lock.opener.or(shell.lock.handle)).toBeFocused()
      await showForm(page)
      await expect(shell.lock.password).toHaveValue('')
      await shell.lock.toLogin.click()
      await expect(app.submit).toBeVisible()
      expect(await tokenOf(context)).toBeUndefined()
      await app.signIn('common')
      await expect(shell.header).toBeVisible()
    })
  })
}

for (const world of desktops) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the lock asks for a password of its own, from the header and from the account menu', async ({
      page,
      shell,
      enter,
      say,
    }) => {
      await enter()
      await shell.lock.button.click()
      await expect(shell.lock.field).toBeFocused()
      await page.keyboard.press('Enter')
      const wanted = say('请输入锁屏密码', 'Please enter a lock-screen password')
      await expect(shell.lock.field).toHaveAccessibleDescription(wanted)
      await page.keyboard.press('Escape')
      await expect(shell.lock.button).toBeFocused()
      await shell.chooseOfAccount('锁定屏幕', 'Lock screen')
      await shell.lock.with(secret)
      await showsNothing(page)
      await showForm(page)
      await shell.lock.tryPassword(demoPassword)
      await expect(shell.header).toBeVisible()
    })

    test('all tabs of the browser lock and unlock together', async ({ page, context, shell, enter, expectMessage }) => {
      expectMessage(/status of 423/)
      await enter('/system/user')
      const second = await context.newPage()
      await second.goto(page.url())
      const other = shellParts(second)
      await expect(second.getByText('editor', { exact: true }).first()).toBeVisible()
      await lock(page)
      await showsNothing(second)
      await showForm(second)
      await other.lock.tryPassword(demoPassword)
      await expect(other.header).toBeVisible()
      await expect(shell.header).toBeVisible()
      await expect(page.getByText('editor', { exact: true }).first()).toBeVisible()
    })

    test('whoever takes the lock out of the document finds nothing behind it', async ({ page, enter }) => {
      await enter('/system/user')
      await expect(page.getByText('editor', { exact: true }).first()).toBeVisible()
      await lock(page)
      await showsNothing(page)
      await page.getByRole('main').evaluate((screen) => screen.remove())
      await expect(page.locator('#root')).toHaveText('')
      expect(await page.content()).not.toContain('editor')
    })
  })
}

test('the token from before the lock is dead for ever, the new one counts', async ({
  page,
  context,
  shell,
  home,
  enter,
  goto,
  request,
  baseURL,
  expectMessage,
}) => {
  expectMessage(/status of 401/)
  const userInfo = async (token: string) =>
    (await request.post(new URL('/api/user/getUserInfo', baseURL).href, { headers: { token } })).status()
  await enter('/', 'common')
  const former = (await tokenOf(context))!
  await lock(page)
  if (home === 'node') expect(await userInfo(former)).toBe(423)
  await showForm(page)
  await shell.lock.tryPassword(demoPassword)
  await expect(shell.header).toBeVisible()
  const present = (await tokenOf(context))!
  if (home === 'node') expect([await userInfo(former), await userInfo(present)]).toEqual([401, 200])
  await context.addCookies([{ name: 'token', value: former, url: new URL('/', baseURL).href }])
  await goto('/profile/index')
  await page.reload()
  await expect(consolePage(page).submit).toBeVisible()
})

for (const world of phones) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('a phone drags the clock up with a finger; a short way springs back', async ({ page, shell, enter }) => {
      await enter('/', 'common')
      await lock(page)
      await expect(shell.lock.handle).toBeVisible()
      await dragUp(page, { x: 195, y: 700 }, 60)
      await expect(shell.lock.handle).toBeInViewport({ ratio: 1 })
      await expect(shell.lock.password).not.toBeFocused()
      await dragUp(page, { x: 195, y: 700 }, 400)
      await expect(shell.lock.password).toBeFocused()
      await expect(shell.lock.handle).not.toBeInViewport()
      await shell.lock.tryPassword(secret)
      await expect(shell.header).toBeVisible()
    })

    test('a tap on the handle opens the form too', async ({ page, shell, enter }) => {
      await enter('/', 'common')
      await lock(page)
      await shell.lock.handle.tap()
      await expect(shell.lock.password).toBeFocused()
    })
  })
}
