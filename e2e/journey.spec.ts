import { consolePage } from './console-page'
import { expect, test } from './fixtures'
import { englishTops, menus, ofPlatform, topOf } from './menus'
import { served } from './runtimes'

/** A page that each person may open, and its title. */
const deepLinks: Record<'admin' | 'common', [path: string, title: string]> = {
  admin: ['/system/user?page=1&status=1', '用户管理'],
  common: ['/profile/index', '个人中心'],
}

/** Pages that are somebody else's. */
const foreign: Record<'admin' | 'common', string[]> = {
  admin: ['/nowhere', '/system/nowhere'],
  common: ['/system/user', '/system/dictData/1', '/system/role'],
}

for (const person of ['admin', 'common'] as const) {
  // The demo has the same API for both.
  const tag = person === 'common' ? [served] : []
  const title = `${person} signs in, sees their own menu, reloads, switches language and signs out`
  test(title, { tag }, async ({ page, goto }) => {
    const app = consolePage(page)
    const [path, pageTitle] = deepLinks[person]

    await test.step('a deep link asks for the sign-in first and is opened after it', async () => {
      await goto(path)
      await expect(app.submit).toBeVisible()
      await app.titled('登录')
      await app.signIn(person)
      await app.titled(pageTitle)
    })

    await test.step('the menu holds exactly what is theirs', async () => {
      expect(ofPlatform(await app.outline())).toEqual(menus[person])
    })

    await test.step('a reload on the deep link shows the same page', async () => {
      await page.reload()
      await expect(app.account).toBeVisible()
      await app.titled(pageTitle)
      expect(page.url()).toContain(path)
    })

    await test.step('the language changes in place and stays after a reload', async () => {
      await app.switchLanguage('English')
      await expect(app.menu.getByText('Home', { exact: true })).toBeVisible()
      expect(ofPlatform(await app.outline()).map(topOf)).toEqual(englishTops[person])
      await page.reload()
      await expect(app.menu.getByText('Home', { exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await app.switchLanguage('简体中文')
      await expect(app.menu.getByText('首页', { exact: true })).toBeVisible()
    })

    await test.step('what their role does not allow is not shown', async () => {
      for (const address of foreign[person]) {
        await goto(address)
        await expect(app.heading('页面不存在'), address).toBeVisible()
        await app.titled('页面不存在')
      }
    })

    await test.step('signing out leaves nothing for the next person', async () => {
      await goto('/')
      await app.titled('首页')
      await app.signOut()
      await goto(path)
      await expect(app.submit).toBeVisible()
    })
  })
}

test('a person who signs out leaves nothing for the next one, nor open in another tab', async ({
  page,
  goto,
  context,
}) => {
  const app = consolePage(page)
  await goto('/system/user')
  await app.signIn('admin')
  await expect(page.getByRole('cell', { name: /editor/ }).first()).toBeVisible()
  const second = await context.newPage()
  const other = consolePage(second)
  await second.goto(page.url())
  await other.titled('用户管理')

  await app.signOut()
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
  await expect(other.submit).toBeVisible()
  await second.close()

  await app.signIn('common')
  await app.titled('首页')
  expect(ofPlatform(await app.outline())).toEqual(menus.common)
  await goto('/system/user')
  await expect(app.heading('页面不存在')).toBeVisible()
  await page.goBack()
  await app.titled('首页')
  await expect(page.getByText('editor@atrium.example')).toHaveCount(0)
  await expect(app.account).toHaveAccessibleName(/王若彤/)
})
