import type { LocalText } from 'atrium/contract/language'
import type { Page } from '@playwright/test'
import { boxOf, shellParts } from './shell-parts'
import { expect, journeys, otherWorlds, test } from './shell-test'

interface Layout {
  readonly name: LocalText
  /** A directory and a page in it, another one for each layout. */
  readonly way: readonly [directory: LocalText, page: LocalText]
  /** Asserts that the parts are where the layout puts them. */
  readonly stands: (page: Page) => Promise<void>
}

const height = 900

const layouts: readonly Layout[] = [
  {
    name: { zh: '经典', en: 'Classic' },
    way: [
      { zh: '系统管理', en: 'System' },
      { zh: '用户管理', en: 'Users' },
    ],
    stands: async (page) => {
      const { menu, header, trail, brand } = shellParts(page)
      await expect.poll(() => boxOf(menu)).toEqual({ x: 0, y: 0, width: 210, height })
      await expect.poll(() => boxOf(header)).toMatchObject({ x: 210, y: 0, width: 1230 })
      await expect(trail).toBeVisible()
      await expect(menu.locator(brand)).toBeVisible()
    },
  },
  {
    name: { zh: '传统', en: 'Traditional' },
    way: [
      { zh: '系统管理', en: 'System' },
      { zh: '菜单管理', en: 'Menus' },
    ],
    stands: async (page) => {
      const { menu, header, trail, brand } = shellParts(page)
      await expect.poll(() => boxOf(header)).toMatchObject({ x: 0, y: 0, width: 1440 })
      const top = (await boxOf(header))!.height
      await expect.poll(() => boxOf(menu)).toEqual({ x: 0, y: top, width: 210, height: height - top })
      await expect(header.locator(brand)).toBeVisible()
      await expect(header.locator(trail)).toBeVisible()
    },
  },
  {
    name: { zh: '横向', en: 'Horizontal' },
    way: [
      { zh: '系统管理', en: 'System' },
      { zh: '岗位管理', en: 'Posts' },
    ],
    stands: async (page) => {
      const { menu, header, trail, collapse, main } = shellParts(page)
      await expect(header.locator(menu)).toBeVisible()
      await expect.poll(() => boxOf(main)).toMatchObject({ x: 0, width: 1440 })
      await expect(trail).toHaveCount(0)
      await expect(collapse).toHaveCount(0)
    },
  },
  {
    name: { zh: '分栏', en: 'Columns' },
    way: [
      { zh: '系统管理', en: 'System' },
      { zh: '角色管理', en: 'Roles' },
    ],
    stands: async (page) => {
      const { menu, header } = shellParts(page)
      await expect.poll(() => boxOf(menu)).toMatchObject({ x: 0, y: 0, height })
      await expect.poll(async () => (await boxOf(menu))!.width).toBeGreaterThanOrEqual(280)
      await expect.poll(async () => (await boxOf(header))!.x).toBeGreaterThanOrEqual(280)
    },
  },
]

journeys([otherWorlds[0]], () => {
  test('each layout is chosen, leads to pages and comes back after a reload', async ({ page, shell, enter, say }) => {
    await enter()
    for (const { name, way, stands } of layouts) {
      await test.step(name.en, async () => {
        await shell.settings.open()
        await shell.settings.choose(say(name.zh, name.en))
        await shell.settings.close()
        await shell.follow(say(way[0].zh, way[0].en), say(way[1].zh, way[1].en))
        await stands(page)
        await expect(shell.shownTab).toHaveText(say(way[1].zh, way[1].en))
        await page.reload()
        await stands(page)
      })
    }

    await test.step('a tab fills the window with its page, after a reload too, and the × brings the layout back', async () => {
      await shell.tab(say('用户管理', 'Users')).click()
      await shell.chooseOfTab(say('用户管理', 'Users'), '页面全屏', 'Full-screen page')
      const alone = async () => {
        await expect(shell.userSearch).toBeVisible()
        for (const gone of [shell.header, shell.menu, shell.footer]) await expect(gone).toHaveCount(0)
        await expect(shell.bar).not.toBeInViewport()
        await expect.poll(() => boxOf(shell.main)).toMatchObject({ x: 0, y: 0, width: 1440 })
      }
      await alone()
      await page.reload()
      await alone()
      await shell.leaveFullPage.click()
      await layouts[3]!.stands(page)
    })
  })
})
