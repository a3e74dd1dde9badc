import type { Page } from '@playwright/test'
import { consolePage } from '../console-page'
import { defaults, flags } from './settings-cases'
import { either } from './shell-parts'
import { expect, journeys, otherWorlds, test } from './shell-test'

const root = (page: Page) => page.locator('html')

journeys([otherWorlds[0]], (world) => {
  test('what is switched shows at once and after a reload; all of it can be copied, reset and cleared', async ({
    page,
    context,
    shell,
    enter,
    titled,
    say,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter('/system/user')
    await shell.follow(say('系统管理', 'System'), say('岗位管理', 'Posts'))
    await shell.settings.open()

    const themeIs = (theme: string) => expect(root(page)).toHaveAttribute('data-theme', theme)
    await test.step('light, dark and the system’s: each shows at once, and the system’s follows it', async () => {
      const choose = (zh: string, en: string) => shell.settings.drawer.getByText(say(zh, en), { exact: true }).click()
      await choose('深色', 'Dark')
      await themeIs('dark')
      await choose('浅色', 'Light')
      await themeIs('light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await themeIs('light')
      await choose('跟随系统', 'System')
      await themeIs('dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await themeIs('light')
      await page.emulateMedia({ colorScheme: 'dark' })
      await themeIs('dark')
    })

    // Two rounds, since some exclude each other: without the tab bar its other switches rest.
    for (const round of [1, 2] as const) {
      const own = flags.filter((one) => (one.round ?? 1) === round)
      for (const { name, looks, from } of own) {
        await test.step(name.en, async () => {
          await looks(shell, page, from, world)
          await shell.settings.flag(say(name.zh, name.en)).click()
          await looks(shell, page, !from, world)
        })
      }
      await test.step(`round ${round} after a reload`, async () => {
        await page.reload()
        await titled('岗位管理', 'Posts')
        await themeIs(round === 1 ? 'dark' : 'light')
        for (const { looks, from } of own) await looks(shell, page, !from, world)
        await shell.settings.open()
        for (const { name, from } of own)
          await expect(shell.settings.flag(say(name.zh, name.en)), name.en).toBeChecked({ checked: !from })
      })
      await test.step(`round ${round} copied and reset`, async () => {
        await shell.settings.choose(say('青', 'Teal'))
        expect(await shell.settings.copied()).toMatchObject({ primaryColor: '#0d9488', footer: round === 2 })
        await shell.settings.agreeTo(either('恢复默认', 'Reset'), either('恢复默认设置', 'Reset all settings'), [
          /正在恢复默认设置|Resetting the settings/,
          /已恢复默认设置|The settings are back to their defaults/,
        ])
        await themeIs('light')
        expect(await shell.settings.copied()).toEqual(defaults)
      })
    }

    await test.step('the cache is cleared with all that the browser keeps', async () => {
      await shell.settings.choose(say('青', 'Teal'))
      await page.evaluate(() => localStorage.setItem('listLayout', 'kept'))
      await shell.settings.agreeTo(
        either('清除缓存并退出', 'Clear cache and log out'),
        either('清除缓存并退出登录', 'Clear the cache and log out'),
        [/正在清除缓存|Clearing the cache/],
      )
      await expect(consolePage(page).submit).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('listLayout'))).toBeNull()
      expect(await page.evaluate(() => sessionStorage.getItem('tabs'))).toBeNull()
      expect((await context.cookies()).find(({ name }) => name === 'token')).toBeUndefined()
      await page.reload()
      await expect(root(page)).toHaveCSS('--primary-light-1', '#6353ff')
    })
  })
})
