import type { Locator, Page } from '@playwright/test'
import { consolePage } from '../console-page'
import { expect } from '../fixtures'
import { waitForBriefText } from '../brief-text'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** A name in whichever language shows. */
export const either = (zh: string, en: string) => new RegExp(`^(?:${escaped(zh)}|${escaped(en)})$`)

/** The parts around every page, by the names a person reads. */
export function shellParts(page: Page) {
  const { menu, account, titled } = consolePage(page)
  const button = (zh: string, en: string) => page.getByRole('button', { name: either(zh, en) })
  const isPhone = () => page.viewportSize()!.width < 960
  const bar = page.getByRole('navigation', { name: either('已打开的页面', 'Open pages') })
  const tab = (title: string) => bar.getByRole('link', { name: title, exact: true })
  const openMenu = button('打开菜单', 'Open menu')
  const action = (zh: string, en: string) => page.getByRole('menuitem', { name: either(zh, en) })

  /** Opens a directory of the menu as it is, wherever the layout puts what is in it. */
  const openDirectory = async (title: string) => {
    const directory = menu.getByRole('button', { name: title, exact: true })
    if ((await directory.getAttribute('aria-expanded')) !== 'true') await directory.click()
  }

  /** Goes to a page through the menu: the way of a person, on a phone with the panel first. */
  const follow = async (directory: string, title: string) => {
    if (isPhone()) await openMenu.click()
    await openDirectory(directory)
    await menu.getByRole('link', { name: title, exact: true }).click()
    await titled(title)
  }

  /** Chooses from the menu of the account. */
  const chooseOfAccount = async (zh: string, en: string) => {
    await account.click()
    await action(zh, en).click()
  }

  /** Chooses from the menu that a right click on a tab opens. */
  const chooseOfTab = async (title: string, zh: string, en: string) => {
    await tab(title).click({ button: 'right' })
    await action(zh, en).click()
  }

  return {
    menu,
    account,
    header: page.getByRole('banner'),
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    brand: page.getByRole('link', { name: 'Atrium', exact: true }),
    trail: page.getByRole('navigation', { name: either('当前位置', 'Breadcrumb') }),
    skipLink: page.getByRole('link', { name: either('跳到正文', 'Skip to content') }),
    collapse: button('收起菜单', 'Collapse menu'),
    fullscreen: button('全屏', 'Full screen'),
    leaveFullscreen: button('退出全屏', 'Leave full screen'),
    leaveFullPage: button('退出页面全屏', 'Leave full-screen page'),
    panel: page.getByRole('dialog', { name: either('主菜单', 'Main menu') }),
    toasts: page.getByRole('region', { name: either('消息', 'Messages') }),
    userSearch: page.getByRole('textbox', { name: either('关键词', 'Keyword') }),
    openDirectory,
    follow,
    chooseOfAccount,

    bar,
    tab,
    tabs: bar.locator('li a'),
    shownTab: bar.locator('a[aria-current=page]'),
    action,
    chooseOfTab,

    ...searchParts(page),
    ...noticeParts(page),
    settings: settingsParts(page),
    lock: lockParts(page),
  }
}

function searchParts(page: Page) {
  return {
    searchButton: page.getByRole('button', { name: /^(?:搜索菜单|Search the menu)(?: ?(?:⌘|Ctrl) K)?$/ }),
    search: page.getByRole('dialog', { name: either('搜索菜单', 'Search the menu') }),
    searchField: page.getByRole('combobox', { name: either('搜索菜单', 'Search the menu') }),
    selectedHit: page.getByRole('option', { selected: true }),
  }
}

function noticeParts(page: Page) {
  const panel = page.getByRole('dialog', { name: either('通知', 'Notifications') })
  return {
    bell: page.getByRole('button', { name: /^(通知|Notifications)/ }),
    notices: panel,
    noticeTab: (zh: string, en: string) => panel.getByRole('tab', { name: new RegExp(`^(?:${zh}|${en})`) }),
  }
}

function settingsParts(page: Page) {
  const drawer = page.getByRole('dialog', { name: either('界面设置', 'Settings') })
  const opener = page.getByRole('button', { name: either('界面设置', 'Settings') })
  const radio = (name: string) => drawer.getByRole('radio', { name, exact: true })
  const flag = (name: string) => drawer.getByRole('switch', { name, exact: true })
  return {
    drawer,
    opener,
    radio,
    flag,

    async open() {
      await opener.click()
      await expect(drawer).toBeVisible()
    },

    async close() {
      await drawer.getByRole('button', { name: either('关闭', 'Close') }).click()
      await expect(drawer).toBeHidden()
    },

    /** Clicks what a person sees of a choice; its radio button is not drawn. */
    async choose(name: string) {
      const drawn = drawer.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
      await drawn.click()
      await expect(radio(name)).toBeChecked()
    },

    /** Copies the settings as JSON and returns them; needs the permission to read the clipboard. */
    async copied(): Promise<Record<string, unknown>> {
      const kept = () => page.evaluate(() => navigator.clipboard.readText())
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await Promise.all([
        waitForBriefText(page, /配置已复制|Settings copied/),
        drawer.getByRole('button', { name: either('复制配置', 'Copy settings') }).click(),
      ])
      await expect.poll(kept).not.toBe('')
      return JSON.parse(await kept())
    },

    /** Presses a button of the footer and agrees to its question; these words then come and go, one after the other. */
    async agreeTo(action: RegExp, question: RegExp, said: readonly RegExp[]) {
      await drawer.getByRole('button', { name: action }).click()
      const agree = page.getByRole('dialog', { name: question }).getByRole('button', { name: action })
      await Promise.all([...said.map((words) => waitForBriefText(page, words)), agree.click()])
    },
  }
}

function lockParts(page: Page) {
  const field = page.getByLabel(either('锁屏密码', 'Lock-screen password'))
  const clock = page.getByRole('heading', { name: either('已锁定', 'Locked') })
  const opener = page.getByRole('button', { name: either('点击解锁', 'Unlock') })
  const password = page.getByLabel(either('密码', 'Password'))
  const enter = page.getByRole('button', { name: either('进入系统', 'Enter') })
  return {
    button: page.getByRole('button', { name: either('锁定屏幕', 'Lock screen') }),
    field,
    clock,
    opener,
    password,
    enter,
    back: page.getByRole('button', { name: either('返回', 'Back') }),
    toLogin: page.getByRole('button', { name: either('返回登录', 'Back to login') }),

    /** Fills in the dialog for the lock-screen password. */
    async with(lockPassword: string) {
      await field.fill(lockPassword)
      await page.getByRole('button', { name: either('锁定', 'Lock') }).click()
      await expect(clock).toBeAttached()
    },

    async tryPassword(value: string) {
      await password.fill(value)
      await enter.click()
    },
  }
}

/** Presses Tab until an element has the focus, as a person without a pointer would. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, 'reached by the keyboard').toBeFocused()
}

/** Where something is on the screen. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  return (
    box && { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) }
  )
}
