import type { BrowserContext, Page } from '@playwright/test'
import { consolePage } from '../console-page'
import { desktops, nameOf, phones } from '../worlds'
import { boxOf, shellParts } from './shell-parts'
import { expect, test } from './shell-test'

type Name = readonly [zh: string, en: string]

interface Layout {
  readonly name: Name
  /** A directory and a page in it, another one for each layout. */
  readonly way: readonly [directory: Name, page: Name]
  /** Says that the parts stand where the layout puts them. */
  readonly stands: (page: Page) => Promise<void>
}

const height = 900

const layouts: readonly Layout[] = [
  {
    name: ['经典', 'Classic'],
    way: [
      ['系统管理', 'System'],
      ['用户管理', 'Users'],
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
    name: ['传统', 'Traditional'],
    way: [
      ['功能', 'Features'],
      ['剪贴板', 'Clipboard'],
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
    name: ['横向', 'Horizontal'],
    way: [
      ['组件', 'Components'],
      ['单元格', 'Cells'],
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
    name: ['分栏', 'Columns'],
    way: [
      ['图表', 'Charts'],
      ['饼图', 'Pie'],
    ],
    stands: async (page) => {
      const { menu, header } = shellParts(page)
      await expect.poll(() => boxOf(menu)).toMatchObject({ x: 0, y: 0, height })
      await expect.poll(async () => (await boxOf(menu))!.width).toBeGreaterThanOrEqual(280)
      await expect.poll(async () => (await boxOf(header))!.x).toBeGreaterThanOrEqual(280)
    },
  },
]

const guide: Name = ['无障碍指南', 'ARIA guide']

/** Clicks the external entry at the top of the menu and looks at the browser tab that opens. */
async function openGuide(page: Page, context: BrowserContext, title: string) {
  const link = shellParts(page).menu.getByRole('link', { name: title })
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened).toHaveURL('https://www.w3.org/WAI/ARIA/apg/')
  expect(await opened.evaluate(() => window.opener), 'no way back into the console').toBeNull()
  await opened.close()
}

for (const world of desktops) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('each layout is chosen in the drawer, its menu leads to pages and links, and a reload keeps it', async ({
      page,
      context,
      shell,
      enter,
      say,
    }) => {
      await enter()
      for (const { name, way, stands } of layouts) {
        await test.step(name[1], async () => {
          await shell.settings.open()
          await shell.settings.choose(say(...name))
          await shell.settings.close()
          await shell.follow(say(...way[0]), say(...way[1]))
          await stands(page)
          await expect(shell.shownTab).toHaveText(say(...way[1]))
          if (name[1] === 'Horizontal') await shell.openDirectory(say('更多', 'More'))
          await openGuide(page, context, say(...guide))
          await expect(page).toHaveTitle(`${say(...way[1])} - Atrium`)
          await page.reload()
          await stands(page)
          await shell.settings.open()
          await expect(shell.settings.radio(say(...name))).toBeChecked()
          await shell.settings.close()
        })
      }
    })

    test('a tab fills the window with its page, also after a reload, and the × brings the layout back', async ({
      page,
      shell,
      enter,
      say,
    }) => {
      await enter('/system/user')
      await shell.settings.open()
      await shell.settings.choose(say('传统', 'Traditional'))
      await shell.settings.close()
      await shell.chooseOfTab(say('用户管理', 'Users'), '页面全屏', 'Full-screen page')
      const alone = async () => {
        await expect(shell.userSearch).toBeVisible()
        for (const gone of [shell.header, shell.menu, shell.bar, shell.footer]) await expect(gone).toHaveCount(0)
        await expect.poll(() => boxOf(shell.main)).toMatchObject({ x: 0, y: 0, width: 1440 })
      }
      await alone()
      await page.reload()
      await alone()
      await shell.leaveFullPage.click()
      await layouts[1]!.stands(page)
    })

    test('the page alone can be chosen in the drawer too, and stays as it was left', async ({ shell, enter, say }) => {
      await enter('/system/user')
      await shell.userSearch.fill('half a w')
      await shell.settings.open()
      await shell.settings.drawer
        .locator('label')
        .filter({ hasText: say('页面全屏', 'Full page') })
        .click()
      await expect(shell.header).toHaveCount(0)
      await shell.leaveFullPage.click()
      await expect(shell.header).toBeVisible()
      await expect(shell.userSearch).toHaveValue('half a w')
    })

    test('the menu opens one directory at a time; collapsed, its icons fly out', async ({
      page,
      shell,
      enter,
      say,
    }) => {
      await enter()
      const directory = (zh: string, en: string) => shell.menu.getByRole('button', { name: say(zh, en), exact: true })
      await directory('系统管理', 'System').click()
      await expect(directory('系统管理', 'System')).toHaveAttribute('aria-expanded', 'true')
      await directory('功能', 'Features').click()
      await expect(directory('功能', 'Features')).toHaveAttribute('aria-expanded', 'true')
      await expect(directory('系统管理', 'System')).toHaveAttribute('aria-expanded', 'false')
      await shell.collapse.click()
      await expect.poll(() => boxOf(shell.menu)).toMatchObject({ x: 0, width: 64 })
      await directory('系统管理', 'System').hover()
      await shell.menu.getByRole('link', { name: say('角色管理', 'Roles'), exact: true }).click()
      await expect(page).toHaveTitle(`${say('角色管理', 'Roles')} - Atrium`)
      await page.reload()
      await expect.poll(() => boxOf(shell.menu)).toMatchObject({ width: 64 })
      await shell.expand.click()
      await expect.poll(() => boxOf(shell.menu)).toMatchObject({ width: 210 })
    })

    test('a narrow window brings the classic layout with a panel, and room brings the chosen one back', async ({
      page,
      shell,
      enter,
      say,
    }) => {
      await enter('/system/user')
      await shell.settings.open()
      await shell.settings.choose(say('分栏', 'Columns'))
      await shell.settings.close()
      await layouts[3]!.stands(page)
      await page.setViewportSize({ width: 900, height })
      await expect(shell.openMenu).toBeVisible()
      await expect(shell.menu).toHaveCount(0)
      await shell.follow(say('功能', 'Features'), say('剪贴板', 'Clipboard'))
      await page.setViewportSize({ width: 1440, height })
      await expect(shell.openMenu).toHaveCount(0)
      await shell.tab(say('用户管理', 'Users')).click()
      await layouts[3]!.stands(page)
    })
  })
}

for (const world of phones) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the menu is a panel over the page, with directories and links; a choice closes it', async ({
      page,
      context,
      shell,
      enter,
      say,
    }) => {
      await enter()
      await expect(shell.menu).toHaveCount(0)
      await shell.openMenu.tap()
      await expect(shell.panel).toBeVisible()
      const directory = (zh: string, en: string) => shell.menu.getByRole('button', { name: say(zh, en), exact: true })
      await directory('功能', 'Features').tap()
      await directory('系统管理', 'System').tap()
      await expect(directory('功能', 'Features')).toHaveAttribute('aria-expanded', 'false')
      await shell.menu.getByRole('link', { name: say('用户管理', 'Users') }).tap()
      await expect(page).toHaveTitle(`${say('用户管理', 'Users')} - Atrium`)
      await expect(shell.panel).toBeHidden()
      await shell.openMenu.tap()
      await openGuide(page, context, say(...guide))
      await expect(page).toHaveTitle(`${say('用户管理', 'Users')} - Atrium`)
    })

    test('a tap beside the panel closes it', async ({ page, shell, enter }) => {
      await enter()
      await shell.openMenu.tap()
      await expect(shell.panel).toBeVisible()
      await page.touchscreen.tap(380, 700)
      await expect(shell.panel).toBeHidden()
    })

    test('choosing a layout is refused in words, and nothing changes', async ({ page, shell, enter, say }) => {
      await enter()
      await shell.settings.open()
      await shell.settings.drawer
        .locator('label')
        .filter({ hasText: say('横向', 'Horizontal') })
        .tap()
      const refusal = say('移动端不支持切换布局', 'Layout switching is not supported on mobile')
      await expect(shell.toasts.getByText(refusal)).toBeVisible()
      await expect(shell.settings.radio(say('经典', 'Classic'))).toBeChecked()
      await page.reload()
      await expect(shell.openMenu).toBeVisible()
      await page.setViewportSize({ width: 1440, height })
      await layouts[0]!.stands(page)
    })
  })
}

test('a directory with one page left is drawn as that page', async ({ page, shell, home, enter }) => {
  test.skip(home === 'demo', 'the demo asks nothing over the network that could be answered otherwise')
  await page.route('**/api/getRouters', async (route) => {
    const response = await route.fetch()
    const answer: { data: { path: string; children: { path: string }[] }[] } = await response.json()
    const system = answer.data.find(({ path }) => path === 'system')!
    system.children = system.children.filter(({ path }) => path === 'user')
    await route.fulfill({ response, json: answer })
  })
  await enter()
  await shell.menu.getByRole('link', { name: '用户管理', exact: true }).click()
  await expect(page).toHaveTitle('用户管理 - Atrium')
  await expect(shell.menu.getByRole('button', { name: '系统管理' })).toHaveCount(0)
  expect((await consolePage(page).outline()).slice(0, 2)).toEqual(['首页', '用户管理'])
})
