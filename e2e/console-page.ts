import { expect, type Locator, type Page } from '@playwright/test'

export type Person = 'admin' | 'editor' | 'common' | 'guest'
export const demoPassword = 'Atrium#2026'

/** A menu as a person sees it: the title of a page, or a directory's title with what is in it. */
export type Outline = (string | { [title: string]: Outline })[]

/** The parts of the console that journeys touch, by the names a person reads. */
export function consolePage(page: Page) {
  const menu = page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ })
  const account = page.getByRole('button', { name: /^(账号：|Account: )/ })
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  const titled = (title: string) => expect(page).toHaveTitle(`${title} - Atrium`)
  return {
    menu,
    account,
    heading,
    username: page.getByLabel(/^(账号|Account)$/),
    password: page.getByLabel(/^(密码|Password)$/),
    submit: page.getByRole('button', { name: /^(登录|Log in)$/ }),

    /** Waits until the page with this title is there. A menu opened earlier would close again when the page comes. */
    titled,

    /** Fills in the login page that is open and waits for the shell and its page. */
    async signIn(username: string) {
      await this.username.fill(username)
      await this.password.fill(demoPassword)
      await this.submit.click()
      await this.isIn()
    },

    /** Waits until the shell and its page show. */
    async isIn() {
      await expect(account).toBeVisible()
      await expect(page).not.toHaveTitle(/^(登录|Log in) - /)
    },

    async signOut() {
      await account.click()
      await page.getByRole('menuitem', { name: /^(退出登录|Log out)$/ }).click()
      await expect(this.submit).toBeVisible()
    },

    async switchLanguage(name: '简体中文' | 'English') {
      await page.getByRole('button', { name: /^(切换语言|Change language)$/ }).click()
      await page.getByRole('menuitemradio', { name }).click()
    },

    /** Reads the menu, opening each directory in turn; one may close another. */
    async outline(): Promise<Outline> {
      return readOutline(menu.locator('ul').first())
    },

    /** The titles at the top of the menu. */
    tops: () => menu.locator('ul').first().locator(':scope > li > button, :scope > li > a').allInnerTexts(),
  }
}

async function readOutline(list: Locator): Promise<Outline> {
  const items = list.locator(':scope > li')
  const titles = await items.evaluateAll((all) =>
    all.map((item) => {
      const directory = item.querySelector(':scope > button[aria-expanded]')
      return { isDirectory: directory !== null, title: (directory ?? item.querySelector('[title]')!).textContent }
    }),
  )
  const outline: Outline = []
  for (const [index, { isDirectory, title }] of titles.entries()) {
    const item = items.nth(index)
    if (isDirectory) {
      const directory = item.locator(':scope > button')
      if ((await directory.getAttribute('aria-expanded')) === 'false') await directory.click()
    }
    outline.push(isDirectory ? { [title]: await readOutline(item.locator(':scope > ul')) } : title)
  }
  return outline
}
