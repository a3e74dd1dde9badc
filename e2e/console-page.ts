import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

export type Person = 'admin' | 'editor' | 'common' | 'guest'
export const demoPassword = 'Atrium#2026'

/** A menu as a person sees it: the title of a page, or a directory's title with what is in it. */
export type Outline = (string | { [title: string]: Outline })[]

/** The parts of the console that journeys touch, by the names a person reads. */
export function consolePage(page: Page) {
  const menu = page.getByRole('navigation', { name: /^(主菜单|Main menu)$/ })
  const account = page.getByRole('button', { name: /^(账号：|Account: )/ })
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  return {
    menu,
    account,
    heading,
    username: page.getByLabel(/^(账号|Account)$/),
    password: page.getByLabel(/^(密码|Password)$/),
    submit: page.getByRole('button', { name: /^(登录|Log in)$/ }),

    /** Fills in the login page that shows and waits for the shell. */
    async signIn(person: Person) {
      await this.username.fill(person)
      await this.password.fill(demoPassword)
      await this.submit.click()
      await expect(account).toBeVisible()
    },

    async signOut() {
      await account.click()
      await page.getByRole('menuitem', { name: /^(退出登录|Log out)$/ }).click()
      await expect(this.submit).toBeVisible()
    },

    async switchLanguage() {
      await page.getByRole('button', { name: /^(切换语言|Change language)$/ }).click()
    },

    /** Opens every directory of the menu and reads it. */
    async outline(): Promise<Outline> {
      const folded = menu.locator('button[aria-expanded=false]')
      while ((await folded.count()) > 0) await folded.first().click()
      return readOutline(menu.locator('ul').first())
    },
  }
}

function readOutline(list: Locator): Promise<Outline> {
  return list.evaluate((root) => {
    const titleOf = (element: Element) => element.querySelector('[title]')?.getAttribute('title') ?? ''
    const read = (ul: Element): Outline =>
      [...ul.children].map((item) => {
        const nested = item.querySelector(':scope > ul')
        return nested ? { [titleOf(item.querySelector('button')!)]: read(nested) } : titleOf(item)
      })
    return read(root)
  })
}
