import { setSignIn } from '#shared/session/sign-in-parts'
import { defaultSettings, layouts, useSettings } from '#shared/settings/settings'
import { setProductTheme } from '#shared/theme/product-theme'
import { modules as productModules } from 'atrium/entries/modules'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contrast } from '#shared/theme/colour'
import { address, closeConsoles, openConsole, type Start } from '#test/console-app'
import { listOf } from '#test/page-objects'
import { fieldsProduct } from '#test/sample/fields-product'
import { shop } from '#test/sample/shop/shop-console'
import { shopTheme } from '#test/sample/shop/shop-theme'
import { signInForm } from '#test/shell/sign-in-form'
import { header, menu } from '#test/shell/frame'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
  setProductTheme({})
  setSignIn(undefined)
  await page.viewport(1280, 800)
})

const open = (start: Start = {}) =>
  openConsole({ product: fieldsProduct, modules: { ...productModules, shop }, ...start })

describe('a page of the platform', () => {
  test('is replaced by that of a module with the same id, in the menu and at the address of one record', async () => {
    const { sent } = await open({ path: '/system/post', as: 'admin' })
    const { list } = listOf('岗位')
    await expect.element(list.getByRole('columnheader', { name: '岗位名称' })).toBeVisible()
    expect(list.getByRole('columnheader', { name: '岗位编码' }).query()).toBeNull()
    expect(sent('GET /api/system/post/list')).toHaveLength(1)
    await closeConsoles()
    await open({ path: '/system/post/1', as: 'admin' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(address()).toBe('/system/post/1')
  })

  test.each([
    [{ ...shop, pages: { ...shop.pages, load: {} } }, 'replaces the page "system/post", which it does not have'],
    [
      { ...shop, pages: { ...shop.pages, load: { ...shop.pages.load, 'system/user': shop.pages.load['shop']! } } },
      'has a page "system/user" of the platform: add it to "replaces"',
    ],
    [
      { ...shop, routes: [{ path: '/open/x', title: { zh: '某页', en: 'X' }, page: 'shop' } as const] },
      'has "/open/x" in "routes"',
    ],
  ])('that a module has by mistake ends the start with a sentence', async (module, sentence) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    await open({ as: 'admin', modules: { ...productModules, shop: module } })
    await expect.element(page.getByRole('heading', { name: /未能加载/ })).toBeVisible()
    expect(String(errors.mock.calls[0])).toContain(`The module shop ${sentence}`)
  })
})

describe('an item of the header', () => {
  test.each(layouts.filter((layout) => layout !== 'pageFullScreen'))(
    'is there in the layout %s, and keeps its state',
    async (layout) => {
      useSettings.setState({ layout })
      await open({ path: '/shop', as: 'admin' })
      await userEvent.click(header.getByRole('button', { name: 'Till 0' }))
      await expect.element(header.getByRole('button', { name: 'Stock' })).toBeVisible()
      await userEvent.click(menu.getByRole('link', { name: '首页' }))
      await expect.element(header.getByRole('button', { name: 'Till 1' })).toBeVisible()
    },
  )

  test('is for those who have its permission', async () => {
    await open({ path: '/', as: 'common' })
    await expect.element(header.getByRole('button', { name: 'Till 0' })).toBeVisible()
    expect(header.getByRole('button', { name: 'Stock' }).query()).toBeNull()
  })

  test('is on a phone behind one button with the others, or alone beside the rest', async () => {
    await page.viewport(390, 800)
    await open({ path: '/shop', as: 'admin' })
    await expect.element(header.getByRole('button', { name: '更多' })).toBeVisible()
    expect(header.getByRole('button', { name: 'Till 0' }).query()).toBeNull()
    await userEvent.click(header.getByRole('button', { name: '更多' }))
    await expect.element(header.getByRole('button', { name: 'Stock' })).toBeVisible()
    await userEvent.click(header.getByRole('button', { name: 'Till 0' }))
    await expect.element(header.getByRole('button', { name: 'Till 1' })).toBeVisible()
    await closeConsoles()
    await open({ path: '/', as: 'common' })
    await expect.element(header.getByRole('button', { name: 'Till 0' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('that does not load or fails leaves its place empty', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { Broken } = await import('#test/sample/shop/sign-in')
    const headerItems = {
      gone: { load: () => Promise.reject(new TypeError('Failed to fetch')) },
      broken: { load: async () => ({ default: Broken }) },
      till: shop.headerItems!['till']!,
    }
    await open({ path: '/shop', as: 'admin', modules: { ...productModules, shop: { ...shop, headerItems } } })
    await expect.element(header.getByRole('button', { name: 'Till 0' })).toBeVisible()
    expect(header.getByRole('button', { name: '重试' }).query()).toBeNull()
  })
})

describe('the theme of a product', () => {
  const variable = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

  test('gives colours, corners and font to our components and to those of antd, in both schemes', async () => {
    setProductTheme(shopTheme)
    await open({ path: '/system/post', as: 'admin' })
    const search = page.getByRole('textbox').first()
    await expect.element(search).toBeVisible()
    const styleOf = (part: Element) => getComputedStyle(part)
    expect([variable('--page'), variable('--menu'), variable('--radius')]).toEqual(['#f5f1ea', '#efe7da', '12px'])
    expect(styleOf(document.body).backgroundColor).toBe('rgb(245, 241, 234)')
    expect(styleOf(document.body).fontFamily).toBe('Georgia, serif')
    const button = page.getByRole('button', { name: '新增', exact: false }).first()
    await expect.element(button).toBeVisible()
    expect(styleOf(button.element()).borderRadius).toBe('12px')
    expect(styleOf(button.element()).height).toBe('36px')
    expect(styleOf(page.getByRole('columnheader').first().element()).color).not.toBe('')
    useSettings.setState({ themeStyle: 'dark' })
    await expect.poll(() => variable('--page')).toBe('#17130f')
    // Those that it does not give in this scheme are those of the platform.
    expect(variable('--menu')).toBe('#1d1e25')
    await expect.poll(() => styleOf(document.body).backgroundColor).toBe('rgb(23, 19, 15)')
  })

  test.each([
    ['light', '#102030'],
    ['dark', '#1d1e25'],
  ] as const)(
    'leaves the primary that a person chose, readable on its surfaces: %s',
    async (themeStyle, menuColour) => {
      setProductTheme(shopTheme)
      await open({ path: '/shop', as: 'admin' })
      useSettings.setState({ themeStyle, primaryColor: '#ffd000' })
      const { page: ground, card } = shopTheme[themeStyle]!
      const ink = variable('--primary-ink')
      expect(ink).not.toBe('#4331e6')
      expect(Math.min(contrast(ink, ground!), contrast(ink, card!))).toBeGreaterThanOrEqual(4.5)
      const { menuStyle } = defaultSettings
      useSettings.setState({ menuStyle: { ...menuStyle, bgColor: '#102030' } })
      await expect.poll(() => variable('--menu')).toBe(menuColour)
    },
  )
})

describe('the sign-in page', () => {
  const slogan = page.getByText('一处管理')

  test('has parts of the product beside the form, below it and at the end', async () => {
    setSignIn(() => import('#test/sample/shop/sign-in'))
    await open()
    await expect.element(page.getByRole('heading', { name: 'Welcome to the shop' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Help with signing in' })).toBeVisible()
    await expect.element(page.getByText('Shop Ltd, light')).toBeVisible()
    expect(slogan.query()).toBeNull()
    await expect.element(signInForm.username).toHaveFocus()
  })

  test('shows neither slogan nor parts while these are on their way, and the slogan where they do not come', async () => {
    let reject!: (error: unknown) => void
    setSignIn(() => new Promise((_, no) => (reject = no)))
    await open()
    await expect.element(signInForm.username).toBeVisible()
    expect(slogan.query()).toBeNull()
    reject(new TypeError('Failed to fetch'))
    await expect.element(slogan).toBeVisible()
  })

  test('lets people sign in when a part of the product fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { Broken, parts } = await import('#test/sample/shop/sign-in')
    setSignIn(async () => ({ parts: { ...parts, Beside: Broken } }))
    await open()
    await expect.element(page.getByRole('link', { name: 'Help with signing in' })).toBeVisible()
    await signInForm.send('admin', fieldsProduct.demo.password)
    await expect.element(menu).toBeVisible()
  })
})

describe('an address below /open/', () => {
  test('opens without a session and without the frame, with its title', async () => {
    const { calls } = await open({ path: '/open/order/A-7' })
    await expect.element(page.getByRole('heading', { name: 'Order A-7' })).toBeVisible()
    await expect.poll(() => document.title).toBe('订单状态 - Atrium')
    expect(menu.query()).toBeNull()
    expect(calls.filter((call) => call.includes('getUserInfo'))).toEqual([])
    expect(address()).toBe('/open/order/A-7')
  })

  test('opens the same with a session, and is the 404 view where no module has it', async () => {
    await open({ path: '/open/order/A-7', as: 'admin' })
    await expect.element(page.getByRole('heading', { name: 'Order A-7' })).toBeVisible()
    await closeConsoles()
    await open({ path: '/open/nothing' })
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })
})

test('the menu has the order of the product', async () => {
  await open({ path: '/shop', as: 'admin' })
  const names = () =>
    menu
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  await expect.poll(() => names().slice(0, 2)).toEqual(['首页', '店铺'])
  expect(names()[2]).toContain('系统管理')
})
