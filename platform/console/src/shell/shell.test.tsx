import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { chooseOfAccount, collapse, directory, entry, main, menu, menuOpener, trail } from '#test/shell/frame'
import { signInForm } from '#test/shell/sign-in-form'
import { defaultSettings, useSettings } from '#shared/settings/settings'

afterEach(async () => {
  await closeConsoles()
  useSettings.setState(defaultSettings)
  await page.viewport(1280, 800)
})

const menuWidth = () => menu.element().getBoundingClientRect().width

async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument()
  locator.element().focus()
}

describe('the sidebar', () => {
  test('marks the entry of the page and opens the directories above it', async () => {
    await openSamples({ path: '/branch/twig/leaf', as: 'admin' })
    await expect.element(directory('多级目录')).toHaveAttribute('aria-expanded', 'true')
    const marked = menu.element().querySelectorAll('[aria-current=page]')
    expect(marked).toHaveLength(1)
    await expect.element(main).toBeVisible()
  })

  test('a directory that is closed is marked while the page is inside of it', async () => {
    await openSamples({ path: '/branch/twig/leaf', as: 'admin' })
    await expect.element(directory('多级目录')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(directory('多级目录')).not.toHaveAttribute('aria-current')
    const { color } = getComputedStyle(directory('系统管理').element())
    await expect.poll(() => getComputedStyle(directory('多级目录').element()).color).toBe(color)
    await userEvent.click(directory('多级目录'))
    await expect.element(directory('多级目录')).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => getComputedStyle(directory('多级目录').element()).color).not.toBe(color)
    await userEvent.click(collapse)
    await expect.poll(menuWidth).toBe(64)
    await expect.element(directory('多级目录')).toHaveAttribute('aria-current', 'true')
    await expect.element(directory('系统管理')).not.toHaveAttribute('aria-current')
  })

  test('opening one directory closes its neighbours, unless that is switched off', async () => {
    await openSamples({ as: 'admin' })
    await userEvent.click(directory('系统管理'))
    await userEvent.click(directory('样例'))
    await expect.element(directory('系统管理')).toHaveAttribute('aria-expanded', 'false')
    useSettings.setState({ uniqueOpened: false })
    await userEvent.click(directory('系统管理'))
    await expect.element(directory('样例')).toHaveAttribute('aria-expanded', 'true')
  })

  test('works by keyboard, and the focus goes to the new page', async () => {
    await openSamples({ as: 'admin' })
    await focus(directory('系统管理'))
    await userEvent.keyboard('{Enter}{Tab}{Enter}')
    await expect.poll(address).toBe('/system/user')
    await expect.element(main).toHaveFocus()
  })

  test('an external link opens in a new tab that cannot reach back', async () => {
    await openSamples({ as: 'admin' })
    await expect.element(menu).toBeVisible()
    const links = [...menu.element().querySelectorAll('a[target=_blank]')]
    expect(links.length).toBeGreaterThan(0)
    expect(links.every((link) => link.getAttribute('rel')?.includes('noopener'))).toBe(true)
  })

  test('collapsed, it shows icons; a directory flies out, Esc closes it', async () => {
    await openSamples({ as: 'admin' })
    await userEvent.click(collapse)
    await expect.poll(menuWidth).toBe(64)
    await focus(directory('系统管理'))
    await userEvent.keyboard('{Enter}')
    await expect.element(entry('用户管理')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(directory('系统管理')).toHaveFocus()
    await expect.element(entry('用户管理')).not.toBeInTheDocument()
  })
})

describe('on a phone', () => {
  test('the menu opens over the page, holds the focus, and Esc gives it back', async () => {
    await page.viewport(390, 844)
    await openSamples({ as: 'admin' })
    await userEvent.click(menuOpener)
    const panel = page.getByRole('dialog', { name: '主菜单' })
    await expect.element(panel).toBeVisible()
    await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(menuOpener).toHaveFocus()
  })

  test('a choice closes it and shows the page', async () => {
    await page.viewport(390, 844)
    await openSamples({ as: 'admin' })
    await userEvent.click(menuOpener)
    await userEvent.click(directory('系统管理'))
    await userEvent.click(entry('用户管理'))
    await expect.poll(address).toBe('/system/user')
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
    await expect.element(main).toHaveFocus()
  })
})

describe('the header', () => {
  test('says where the page is', async () => {
    await openSamples({ path: '/system/user', as: 'admin' })
    await expect.element(trail).toHaveTextContent('系统管理用户管理')
  })

  test('switches to dark and back', async () => {
    await openSamples({ as: 'admin' })
    await userEvent.click(page.getByRole('button', { name: '切换到深色' }))
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
    await userEvent.click(page.getByRole('button', { name: '切换到浅色' }))
    await expect.poll(() => document.documentElement.dataset.theme).toBe('light')
  })

  test('the account menu leads to the profile and out of the session', async () => {
    await openSamples({ as: 'common' })
    await chooseOfAccount('个人中心')
    await expect.poll(address).toBe('/profile/index')
    await chooseOfAccount('退出登录')
    await expect.element(signInForm.submit).toBeVisible()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('the first stop of the keyboard leads past the menu', async () => {
    await openSamples({ as: 'admin' })
    await expect.element(main).toBeVisible()
    await focus(page.getByRole('link', { name: '跳到正文' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(main).toHaveFocus()
  })
})
