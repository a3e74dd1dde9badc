import { page, userEvent } from 'vitest/browser'

/** The parts of the shell around a page. */
export const menu = page.getByRole('navigation', { name: '主菜单' })
export const header = page.getByRole('banner')
export const trail = page.getByRole('navigation', { name: '当前位置' })
export const tabBar = page.getByRole('navigation', { name: '已打开的页面' })
export const main = page.getByRole('main')

/** Opens the menu on a phone. */
export const menuOpener = page.getByRole('button', { name: '打开菜单' })
export const collapse = page.getByRole('button', { name: '收起菜单' })
/** Ends the layout in which a page fills the window. */
export const endFullScreen = page.getByRole('button', { name: '退出页面全屏' })

/** Finds an entry of the menu that opens a page, and one that has others below it. */
export const entry = (name: string) => menu.getByRole('link', { name, exact: true })
export const directory = (name: string) => menu.getByRole('button', { name, exact: true })

/** Finds the tab of a page that was opened. */
export const tabOf = (title: string) => tabBar.getByRole('link', { name: title })

/** Chooses from the menu of a tab. */
export async function chooseOfTab(title: string, action: string): Promise<void> {
  await userEvent.click(tabOf(title), { button: 'right' })
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

/** Chooses from the menu of the account in the header. */
export async function chooseOfAccount(action: string): Promise<void> {
  await userEvent.click(header.getByRole('button', { name: /^账号：/ }))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
