import type { Page } from '@playwright/test'
import { consolePage, demoPassword, type Person } from './console-page'
import { expect, test } from './fixtures'
import { englishTops, menus } from './menus'

/** A page that each person may open, and its title; the guest has none but home. */
const deepLinks: Record<Person, [path: string, title: string]> = {
  admin: ['/system/user?page=1&status=1', '用户管理'],
  editor: ['/system/user?status=1', '用户管理'],
  common: ['/able/videoPlayer', '视频播放器'],
  guest: ['/', '首页'],
}

/** Pages that are somebody else's. */
const foreign: Record<Person, string[]> = {
  admin: ['/nowhere', '/system/nowhere'],
  editor: ['/nowhere'],
  common: ['/system/user', '/able/clipboard', '/system/dictData/1', '/frame/doc'],
  guest: ['/system/user', '/able/message', '/system/roleAuth/user/1'],
}

const titleIs = (page: Page, title: string) => expect(page).toHaveTitle(`${title} - Atrium`)

for (const person of ['admin', 'editor', 'common', 'guest'] as const) {
  test(`${person} signs in, sees their own menu, reloads, switches language and signs out`, async ({ page, goto }) => {
    const app = consolePage(page)
    const [path, title] = deepLinks[person]

    await test.step('a deep link asks for the sign-in first and is opened after it', async () => {
      await goto(path)
      await expect(app.submit).toBeVisible()
      await titleIs(page, '登录')
      await app.signIn(person)
      await titleIs(page, title)
    })

    await test.step('the menu holds exactly what is theirs', async () => {
      expect(await app.outline()).toEqual(menus[person])
    })

    await test.step('a reload on the deep link shows the same page', async () => {
      await page.reload()
      await expect(app.account).toBeVisible()
      await titleIs(page, title)
      expect(page.url()).toContain(path)
    })

    await test.step('the language changes in place and stays after a reload', async () => {
      await app.switchLanguage('English')
      await expect(app.menu.getByText('Home', { exact: true })).toBeVisible()
      const tops = (await app.outline()).map((entry) => (typeof entry === 'string' ? entry : Object.keys(entry)[0]))
      expect(tops).toEqual(englishTops[person])
      await page.reload()
      await expect(app.menu.getByText('Home', { exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await app.switchLanguage('简体中文')
      await expect(app.menu.getByText('首页', { exact: true })).toBeVisible()
    })

    await test.step('what is not theirs is not there', async () => {
      for (const address of foreign[person]) {
        await goto(address)
        await expect(app.heading('页面不存在'), address).toBeVisible()
        await titleIs(page, '页面不存在')
      }
    })

    await test.step('signing out leaves nothing for the next person', async () => {
      await goto('/')
      await titleIs(page, '首页')
      await app.signOut()
      await goto(path)
      await expect(app.submit).toBeVisible()
    })
  })
}

test('after one person signs out, the next sees nothing of the first', async ({ page, goto, context }) => {
  const app = consolePage(page)
  await goto('/login')
  await app.signIn('admin')
  await goto('/system/user')
  await expect(page.getByRole('cell', { name: /editor/ }).first()).toBeVisible()
  await app.signOut()
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])

  await app.signIn('common')
  expect(await app.outline()).toEqual(menus.common)
  await goto('/system/user')
  await expect(app.heading('页面不存在')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('editor@atrium.example')).toHaveCount(0)
  await expect(app.account).toHaveAccessibleName(/王若彤/)
})

test('signing out in one tab ends the other', async ({ page, goto, context }) => {
  const app = consolePage(page)
  await goto('/')
  await app.signIn('admin')
  const address = page.url()
  const second = await context.newPage()
  await second.goto(address)
  await expect(consolePage(second).account).toBeVisible()
  await app.signOut()
  await consolePage(second).menu.getByText('系统管理').click()
  await consolePage(second).menu.getByText('用户管理').click()
  await expect(consolePage(second).submit).toBeVisible()
})

test('a sign-in goes back to where it was asked for, and never to another site', async ({ page, goto }) => {
  const app = consolePage(page)
  await goto('/login?redirect=%2F%2Fevil.example%2Fx')
  const home = new URL(page.url()).origin
  await app.signIn('common')
  await titleIs(page, '首页')
  expect(new URL(page.url()).origin).toBe(home)
})

test('a link to the login page leads home while signed in', async ({ page, goto }) => {
  const app = consolePage(page)
  await goto('/login')
  await app.signIn('guest')
  await goto('/login')
  await titleIs(page, '首页')
})

test('the accounts of the demo fill in with one click', async ({ page, goto }) => {
  const app = consolePage(page)
  await goto('/login')
  await page.getByRole('button', { name: 'editor', exact: true }).click()
  await expect(app.username).toHaveValue('editor')
  await expect(app.password).toHaveValue(demoPassword)
  await app.submit.click()
  await expect(app.account).toHaveAccessibleName(/陈思远/)
})
