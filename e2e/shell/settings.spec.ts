import type { Page } from '@playwright/test'
import { consolePage } from '../console-page'
import { otherWorlds } from '../worlds'
import { defaults, flags } from './settings-cases'
import { either } from './shell-parts'
import { expect, journeys, test } from './shell-test'

const root = (page: Page) => page.locator('html')

journeys(
  otherWorlds,
  (world) => {
    const shown = flags.filter(({ onPhone }) => onPhone !== false || world.size === 'desktop')

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
      await shell.follow(say('功能', 'Features'), say('剪贴板', 'Clipboard'))
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
        const own = shown.filter((one) => (one.round ?? 1) === round)
        for (const { name, looks, from } of own) {
          await test.step(name[1], async () => {
            await looks(shell, page, from, world)
            await shell.settings.flag(say(...name)).click()
            await looks(shell, page, !from, world)
          })
        }
        await test.step(`round ${round} after a reload`, async () => {
          await page.reload()
          await titled('剪贴板', 'Clipboard')
          await themeIs(round === 1 ? 'dark' : 'light')
          for (const { looks, from } of own) await looks(shell, page, !from, world)
          await shell.settings.open()
          for (const { name, from } of own)
            await expect(shell.settings.flag(say(...name)), name[1]).toBeChecked({ checked: !from })
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
  },
  { inDemo: true },
)

journeys([otherWorlds[0]], () => {
  test('the menu and the login page are as chosen', async ({ page, shell, enter, titled, say }) => {
    await enter()

    await test.step('several directories stay open where that is wanted, after a reload too', async () => {
      const charts = shell.menu.getByRole('button', { name: say('图表', 'Charts'), exact: true })
      const openTwo = async () => {
        await charts.click()
        await shell.openDirectory(say('编辑器', 'Editors'))
      }
      await openTwo()
      await expect(charts).toHaveAttribute('aria-expanded', 'false')
      await shell.settings.open()
      await shell.settings.flag(say('只展开一个菜单', 'Open one menu at a time')).click()
      await shell.settings.close()
      await openTwo()
      await expect(charts).toHaveAttribute('aria-expanded', 'true')
      await page.reload()
      await titled('首页', 'Home')
      await openTwo()
      await expect(charts).toHaveAttribute('aria-expanded', 'true')
    })

    await test.step('the login page is a picture, moves or is plain, as chosen', async () => {
      const app = consolePage(page)
      const art = page.getByRole('region', { name: 'Atrium', exact: true })
      const looks = () =>
        art.evaluate((element) => ({
          drawn: element.querySelectorAll('svg path').length > 2,
          moves: element.getAnimations({ subtree: true }).length > 0,
        }))
      for (const [zh, en, drawn, moves] of [
        ['动态', 'Animated', true, true],
        ['纯色', 'Plain', false, false],
        ['图片', 'Picture', true, false],
      ] as const) {
        await shell.settings.open()
        await shell.settings.choose(say(zh, en))
        if (en === 'Plain')
          await shell.settings.drawer
            .getByRole('textbox', { name: say('背景', 'Background') })
            .last()
            .fill('#0f766e')
        await shell.settings.close()
        await app.signOut()
        await expect.poll(looks, en).toEqual({ drawn, moves })
        if (en === 'Plain') await expect(art).toHaveCSS('background-color', 'rgb(15, 118, 110)')
        if (en !== 'Picture') await app.signIn('admin')
      }
    })
  })
})
