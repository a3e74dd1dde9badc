import type { LocalText } from 'atrium/contract/language'
import { expect, type Page } from '@playwright/test'
import type { World } from '../../platform/testing/console/worlds'
import { boxOf, type shellParts } from './shell-parts'

type Shell = ReturnType<typeof shellParts>

interface FlagCase {
  readonly name: LocalText
  /** The value in a new console. */
  readonly from: boolean
  /** Says that the shell looks as it does with the flag on or off. */
  readonly looks: (shell: Shell, page: Page, on: boolean, world: World) => Promise<void>
  readonly round?: 2
}

const isThere = async (locator: ReturnType<Page['locator']>, on: boolean) => {
  if (on) await expect(locator.first()).toBeVisible()
  else await expect(locator).toHaveCount(0)
}

/** Scrolls as far as it goes and looks whether the header is still there. */
async function headerStays({ header }: Shell, page: Page, on: boolean) {
  await page.evaluate(() => {
    document.querySelector('main')!.style.minHeight = '2000px'
    window.scrollTo(0, 400)
  })
  await expect.poll(async () => (await boxOf(header))!.y).toBe(on ? 0 : -400)
  await page.evaluate(() => window.scrollTo(0, 0))
}

const rootFilter = (page: Page, filter: string, on: boolean) =>
  expect(page.locator('html')).toHaveCSS('filter', on ? filter : 'none')

/** Every setting that is on or off, and how the shell shows it; how directories open needs the drawer closed. */
export const flags: readonly FlagCase[] = [
  {
    name: { zh: '标签图标', en: 'Icons in tabs' },
    from: true,
    looks: ({ tabs }, _, on) => isThere(tabs.locator('svg'), on),
  },
  {
    name: { zh: '刷新后保留标签', en: 'Keep tabs after a reload' },
    from: true,
    // Three tabs until the page is loaded again, then home and the active page.
    looks: async ({ tabs }, page, on) => {
      const isKept = await page.evaluate(() => sessionStorage.getItem('tabs') !== null)
      expect(isKept).toBe(on)
      const isReloaded = await page.evaluate(
        () => performance.getEntriesByType('navigation')[0]!.toJSON().type === 'reload',
      )
      await expect(tabs).toHaveCount(isReloaded && !on ? 2 : 3)
    },
  },
  {
    name: { zh: '拖动排序标签', en: 'Drag tabs to reorder' },
    from: true,
    looks: async ({ shownTab }, _, on) => {
      const hint = /空格键|space/
      if (on) await expect(shownTab).toHaveAccessibleDescription(hint)
      else await expect(shownTab).not.toHaveAccessibleDescription(hint)
    },
  },
  { name: { zh: 'Logo', en: 'Logo' }, from: true, looks: ({ brand }, _, on) => isThere(brand, on) },
  {
    name: { zh: '收起菜单', en: 'Collapse menu' },
    from: false,
    looks: ({ menu }, _, on) => expect.poll(async () => (await boxOf(menu))!.width).toBe(on ? 64 : 210),
  },
  {
    name: { zh: '收起按钮', en: 'Collapse button' },
    from: true,
    looks: ({ header }, _, on) =>
      isThere(header.getByRole('button', { name: /菜单$|menu$/ }).and(header.locator('[aria-pressed]')), on),
  },
  {
    name: { zh: '全屏按钮', en: 'Full-screen button' },
    from: true,
    looks: ({ fullscreen }, _, on) => isThere(fullscreen, on),
  },
  { name: { zh: '固定顶栏', en: 'Fixed header' }, from: true, looks: headerStays },
  { name: { zh: '页脚', en: 'Footer' }, from: true, looks: ({ footer }, _, on) => isThere(footer, on) },
  {
    name: { zh: '灰色模式', en: 'Gray mode' },
    from: false,
    looks: (_, page, on) => rootFilter(page, 'grayscale(1)', on),
  },
  {
    name: { zh: '切换页面时播放', en: 'Play on page change' },
    from: true,
    looks: (_, page, on) => isThere(page.locator('main [data-animation]').filter({ visible: true }), on),
  },
  {
    name: { zh: '色弱模式', en: 'Inverted colours' },
    from: false,
    looks: (_, page, on) => rootFilter(page, 'invert(1)', on),
    round: 2,
  },
  { name: { zh: '标签栏', en: 'Tab bar' }, from: true, looks: ({ bar }, _, on) => isThere(bar, on), round: 2 },
]

/** The settings of a new console. */
export const defaults = {
  layout: 'classic',
  themeStyle: 'light',
  dark: false,
  primaryColor: '#5240ff',
  menuStyle: { bgColor: '#ffffff', textColor: '#2c3e50' },
  loginStyle: 0,
  loginBgColor: '#5240ff',
  pageAnimationStyle: 'fade-right',
  pageAnimation: true,
  collapse: false,
  uniqueOpened: true,
  logo: true,
  tabs: true,
  tabIcon: true,
  tabCache: true,
  tabDrag: true,
  footer: true,
  fullscreenButton: true,
  recordPages: false,
  collapseButton: true,
  fixedHeader: true,
  grayMode: false,
  invertMode: false,
}
