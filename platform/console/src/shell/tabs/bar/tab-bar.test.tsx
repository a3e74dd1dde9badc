import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { setLanguage } from '#shared/i18n/language'
import { navigation } from '#shared/navigation/navigation'
import { signOut } from '#shared/session/calls/sign-out'
import { defaultSettings, useSettings } from '#shared/settings/settings'
import { menu, tabBar } from '#test/shell/frame'

afterEach(async () => {
  await closeConsoles()
  useSettings.setState(defaultSettings)
  await page.viewport(1280, 800)
})

const tab = (name: string) => tabBar.getByRole('link', { name, exact: true })
const titles = () => [...(tabBar.query()?.querySelectorAll('li a') ?? [])].map(({ textContent }) => textContent)
const active = () => tabBar.query()?.querySelector('[aria-current=page]')?.textContent

const paths = { 用户管理: '/system/user', 角色管理: '/system/role', 样页一: '/sample/first', 样页二: '/sample/second' }

/** Signs the admin in and visits the pages one after the other; the last one is active. */
async function visit(...names: (keyof typeof paths)[]) {
  await openSamples({ as: 'admin' })
  await expect.element(tabBar).toBeVisible()
  for (const name of names) {
    await navigation().open(paths[name])
    // The first page of a run waits for the modules it is made of.
    await expect.poll(active, { timeout: 10_000 }).toBe(name)
  }
}

async function choose(name: string, action: string) {
  await userEvent.click(tab(name), { button: 'right' })
  await userEvent.click(page.getByRole('menuitem', { name: action, exact: true }))
}

describe('which tabs there are', () => {
  test('home first, then one for each visited page', async () => {
    await visit('用户管理', '角色管理', '用户管理')
    expect(titles()).toEqual(['首页', '用户管理', '角色管理'])
    expect(tabBar.getByRole('button', { name: '关闭 首页' }).query()).toBeNull()
  })

  test('another query is another tab', async () => {
    await visit()
    await navigation().open('/sample/third?id=1')
    await expect.poll(active).toBe('样页三')
    await navigation().open('/sample/third?id=2')
    await expect.poll(titles).toEqual(['首页', '样页三', '样页三'])
  })

  test('a filter of a list stays in its tab, which then leads to the filtered list', async () => {
    await visit('用户管理')
    await userEvent.fill(page.getByRole('textbox', { name: '关键词' }), 'com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/system/user?search=com')
    expect(titles()).toEqual(['首页', '用户管理'])
    await userEvent.click(tab('首页'))
    await expect.poll(address).toBe('/')
    await userEvent.click(tab('用户管理'))
    await expect.poll(address).toBe('/system/user?search=com')
  })

  test('the menu goes back to an open page as it was left', async () => {
    await visit('用户管理')
    await userEvent.fill(page.getByRole('textbox', { name: '关键词' }), 'com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/system/user?search=com')
    await userEvent.click(tab('首页'))
    await expect.poll(active).toBe('首页')
    await userEvent.click(menu.getByRole('link', { name: '用户管理' }))
    await expect.poll(address).toBe('/system/user?search=com')
    expect(titles()).toEqual(['首页', '用户管理'])
  })

  test('a page that is left before it was rendered has a tab too', async () => {
    await visit()
    await navigation().open('/sample/third?id=1')
    await navigation().open('/sample/third?id=2')
    await navigation().open('/')
    await expect.poll(titles).toEqual(['首页', '样页三', '样页三'])
    expect(active()).toBe('首页')
  })

  test('the back button finds the tab that had the address', async () => {
    await visit('用户管理')
    await userEvent.fill(page.getByRole('textbox', { name: '关键词' }), 'com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/system/user?search=com')
    history.back()
    await expect.poll(address).toBe('/system/user')
    await expect.poll(active).toBe('用户管理')
    expect(titles()).toEqual(['首页', '用户管理'])
  })

  test('closed ones come back with their filters, at their places, the last one first', async () => {
    await visit('用户管理')
    await userEvent.fill(page.getByRole('textbox', { name: '关键词' }), 'com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/system/user?search=com')
    await navigation().open(paths.角色管理)
    await navigation().open(paths.样页一)
    await userEvent.click(tabBar.getByRole('button', { name: '关闭 用户管理' }))
    await choose('角色管理', '关闭其他')
    await expect.poll(titles).toEqual(['首页', '角色管理'])
    await userEvent.keyboard('{Alt>}{Shift>}T{/Shift}{/Alt}')
    await expect.poll(active).toBe('样页一')
    await choose('角色管理', '重新打开已关闭的标签')
    await expect.poll(address).toBe('/system/user?search=com')
    expect(titles()).toEqual(['首页', '用户管理', '角色管理', '样页一'])
    await userEvent.click(tab('用户管理'), { button: 'right' })
    await expect
      .element(page.getByRole('menuitem', { name: '重新打开已关闭的标签' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  test('none for pages that do not exist', async () => {
    await visit('用户管理')
    await navigation().open('/nowhere')
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    expect(titles()).toEqual(['首页', '用户管理'])
    expect(active()).toBeUndefined()
  })

  test('their titles follow the language', async () => {
    await visit('用户管理')
    setLanguage('en')
    const english = page.getByRole('navigation', { name: 'Open pages' })
    await expect.element(english.getByRole('link', { name: 'Users' })).toBeVisible()
    await expect.element(english.getByRole('button', { name: 'Close Users' })).toBeVisible()
  })

  test('icons only where the setting asks for them', async () => {
    await visit('用户管理')
    await expect.poll(() => tab('用户管理').element().querySelector('svg')).not.toBeNull()
    useSettings.setState({ tabIcon: false })
    await expect.poll(() => tab('用户管理').element().querySelector('svg')).toBeNull()
  })
})

describe('closing', () => {
  test('after the active tab its right neighbour is active, after the last one its left', async () => {
    await visit('用户管理', '角色管理', '样页一')
    await userEvent.click(tab('角色管理'))
    await expect.poll(active).toBe('角色管理')
    await userEvent.click(tabBar.getByRole('button', { name: '关闭 角色管理' }))
    await expect.poll(active).toBe('样页一')
    await userEvent.click(tabBar.getByRole('button', { name: '关闭 样页一' }))
    await expect.poll(active).toBe('用户管理')
    expect(titles()).toEqual(['首页', '用户管理'])
  })

  test('another tab leaves the active page alone', async () => {
    await visit('用户管理', '角色管理')
    await userEvent.click(tabBar.getByRole('button', { name: '关闭 用户管理' }))
    await expect.poll(titles).toEqual(['首页', '角色管理'])
    await expect.poll(() => address()).toBe('/system/role')
  })

  test('by the middle button, which never closes home', async () => {
    await visit('用户管理', '角色管理')
    await userEvent.click(tab('用户管理'), { button: 'middle' })
    await expect.poll(titles).toEqual(['首页', '角色管理'])
    await userEvent.click(tab('首页'), { button: 'middle' })
    expect(titles()).toEqual(['首页', '角色管理'])
  })

  test('by the delete key, and the focus goes to the neighbour', async () => {
    await visit('用户管理', '角色管理')
    tab('角色管理').element().focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(tab('用户管理')).toHaveFocus()
    expect(titles()).toEqual(['首页', '用户管理'])
  })

  test.each([
    ['关闭左侧', ['首页', '角色管理', '样页一', '样页二'], '样页二'],
    ['关闭右侧', ['首页', '用户管理', '角色管理'], '角色管理'],
    ['关闭其他', ['首页', '角色管理'], '角色管理'],
    ['关闭全部', ['首页'], '首页'],
    ['关闭当前', ['首页', '用户管理', '样页一', '样页二'], '样页二'],
  ])('%s, seen from the tab it was asked of', async (action, left, then) => {
    await visit('用户管理', '角色管理', '样页一', '样页二')
    await choose('角色管理', action)
    await expect.poll(titles).toEqual(left)
    await expect.poll(active).toBe(then)
  })
})

describe('the menu of a tab', () => {
  test('has nine actions, those without an effect disabled', async () => {
    await visit('用户管理')
    await userEvent.click(tab('用户管理'), { button: 'right' })
    const items = page.getByRole('menu').element().querySelectorAll('[role=menuitem]')
    const enabled = [...items].filter((item) => item.ariaDisabled !== 'true').map(({ textContent }) => textContent)
    expect(items).toHaveLength(9)
    expect(enabled).toEqual(['刷新', '关闭当前', '关闭全部', '页面全屏'])
    await userEvent.click(page.getByRole('menuitem', { name: '关闭右侧' }), { force: true })
    expect(titles()).toEqual(['首页', '用户管理'])
  })

  test('opens by keyboard, and Esc gives the focus back', async () => {
    await visit('用户管理')
    tab('用户管理').element().focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(page.getByRole('menuitem', { name: '刷新' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(tab('用户管理')).toHaveFocus()
  })

  test('is at the end of the bar too, for the active tab', async () => {
    await visit('用户管理')
    await userEvent.click(tabBar.getByRole('button', { name: '标签操作' }))
    await userEvent.click(page.getByRole('menuitem', { name: '关闭当前' }))
    await expect.poll(titles).toEqual(['首页'])
  })

  test('lists all open pages at the end of the bar, opens them and closes them by the delete key', async () => {
    await visit('用户管理', '角色管理', '样页一')
    const more = tabBar.getByRole('button', { name: '标签操作' })
    const lines = page.getByRole('menuitemradio')
    await userEvent.click(more)
    await expect.poll(() => lines.elements().map(({ textContent }) => textContent)).toEqual(titles())
    await expect.element(page.getByRole('menuitemradio', { checked: true })).toHaveTextContent('样页一')
    lines.nth(1).element().focus()
    await userEvent.keyboard('{Delete}')
    await expect.poll(titles).toEqual(['首页', '角色管理', '样页一'])
    await expect.element(page.getByRole('menuitemradio', { name: '角色管理' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/system/role')
    await navigation().open('/nowhere')
    await userEvent.click(more)
    await userEvent.click(page.getByRole('menuitemradio', { name: '样页一' }))
    await expect.poll(address).toBe('/sample/first')
  })

  test('fills the window with the page', async () => {
    await visit('用户管理')
    await choose('用户管理', '页面全屏')
    await expect.poll(() => page.getByRole('banner').query()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: '退出页面全屏' }))
    await expect.element(page.getByRole('banner')).toBeVisible()
  })

  test('fills the window with the page that it was asked of, not with the one that was active', async () => {
    await visit('用户管理', '样页一')
    await choose('用户管理', '页面全屏')
    await expect.poll(() => page.getByRole('banner').query()).toBeNull()
    await expect.poll(() => address()).toBe('/system/user')
    await expect.element(page.getByRole('textbox', { name: '关键词' })).toBeVisible()
  })

  test('does not on a phone', async () => {
    await page.viewport(390, 844)
    await visit('用户管理')
    await userEvent.click(tabBar.getByRole('button', { name: '标签操作' }))
    await expect
      .element(page.getByRole('menuitem', { name: '页面全屏', exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
  })
})

/** The library that sorts loads when the pointer or the focus is on the tabs first. */
const sortable = () => expect.element(tabBar.getByRole('status')).toBeInTheDocument()

describe('the order', () => {
  test('changes by dragging, but home stays first', async () => {
    await visit('用户管理', '角色管理', '样页一')
    await userEvent.hover(tab('样页一'))
    await sortable()
    await userEvent.dragAndDrop(tab('样页一'), tab('用户管理'), { steps: 8 })
    await expect.poll(titles).toEqual(['首页', '样页一', '用户管理', '角色管理'])
    await userEvent.dragAndDrop(tab('首页'), tab('角色管理'), { steps: 8 })
    await expect.poll(titles).toEqual(['首页', '样页一', '用户管理', '角色管理'])
  })

  test('changes by a drag that began before the library was there', async () => {
    // A pointer that rests on the tabs would load it.
    await userEvent.hover(document.documentElement, { position: { x: 600, y: 700 } })
    await visit('用户管理', '角色管理', '样页一')
    expect(tabBar.getByRole('status').query()).toBeNull()
    const [from, to] = [tab('用户管理').element(), tab('样页一').element()]
    const y = from.getBoundingClientRect().top + 10
    const send = (target: EventTarget, type: string, clientX: number) => {
      const at = { clientX, clientY: y, pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 }
      target.dispatchEvent(new PointerEvent(type, { ...at, bubbles: type !== 'pointerenter', cancelable: true }))
    }
    const [start, end] = [from.getBoundingClientRect().left + 10, to.getBoundingClientRect().right - 5]
    send(from.closest('ul')!, 'pointerenter', start)
    send(from, 'pointerdown', start)
    await sortable()
    for (let step = 1; step <= 8; step++) {
      send(document, 'pointermove', start + ((end - start) * step) / 8)
      await new Promise(requestAnimationFrame)
    }
    await expect.element(page.getByText('用户管理 移到第 4 位')).toBeInTheDocument()
    send(document, 'pointerup', end)
    await expect.poll(titles).toEqual(['首页', '角色管理', '样页一', '用户管理'])
  })

  test('changes by keyboard', async () => {
    await visit('用户管理', '角色管理', '样页一')
    tab('用户管理').element().focus()
    await sortable()
    await userEvent.keyboard(' {ArrowRight}')
    await expect.element(page.getByText('用户管理 移到第 3 位')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(titles).toEqual(['首页', '角色管理', '用户管理', '样页一'])
  })

  test('stays where dragging is switched off', async () => {
    await visit('用户管理', '角色管理')
    useSettings.setState({ tabDrag: false })
    await userEvent.dragAndDrop(tab('角色管理'), tab('用户管理'), { steps: 8 })
    expect(titles()).toEqual(['首页', '用户管理', '角色管理'])
  })
})

describe('a bar that is full', () => {
  const many = [
    '/system/menu',
    '/system/dept',
    '/system/post',
    '/system/dict',
    '/system/operationLog',
    '/system/session',
    '/alone',
  ]

  test('scrolls by the wheel and brings the active tab into view', async () => {
    await page.viewport(700, 800)
    await visit('用户管理', '角色管理', '样页一')
    for (const [index, path] of many.entries()) {
      await navigation().open(path)
      await expect.poll(() => titles().length).toBe(index + 5)
    }
    await expect.poll(active).toBe('单页')
    const strip = tabBar.element().querySelector('ul')!
    const beyond = () => strip.scrollWidth - strip.clientWidth - strip.scrollLeft
    await expect.poll(() => strip.scrollLeft > 100 && beyond()).toBeLessThan(2)
    const end = strip.scrollLeft
    strip.dispatchEvent(new WheelEvent('wheel', { deltaY: -80, bubbles: true, cancelable: true }))
    await expect.poll(() => strip.scrollLeft).toBe(end - 80)
    strip.scrollLeft = 0
    await navigation().open('/')
    await expect.poll(active).toBe('首页')
    await navigation().open('/alone')
    await expect.poll(() => strip.scrollLeft).toBe(end)
  })

  test('shows all of the active tab once the name of its record has come', async () => {
    await page.viewport(500, 800)
    await visit('用户管理', '角色管理', '样页一')
    await navigation().open('/system/dictData/1')
    await expect.poll(active).toBe('用户性别 · 字典数据')
    const strip = tabBar.element().querySelector('ul')!
    const close = tabBar.getByRole('button', { name: '关闭 用户性别 · 字典数据' })
    const end = () => close.element().getBoundingClientRect().right
    await expect.poll(end).toBeLessThan(strip.getBoundingClientRect().right)
  })
})

describe('after a reload', () => {
  const stored = () =>
    JSON.parse(sessionStorage.getItem('tabs') ?? 'null') as { username: string; tabs: object[] } | null
  const before = (username: string, ...addresses: string[]) => {
    const tabs = addresses.map((one) => ({ routeKey: one.split('?')[0], address: one, earlier: [] }))
    sessionStorage.setItem('tabs', JSON.stringify({ username, tabs }))
  }

  test('the tabs are there again, in their order', async () => {
    before('admin', '/sample/first', '/system/user?status=1')
    await openSamples({ path: '/sample/first', as: 'admin' })
    await expect.poll(titles).toEqual(['首页', '样页一', '用户管理'])
    expect(active()).toBe('样页一')
  })

  test('not those of another person, nor those that are no longer allowed', async () => {
    before('admin', '/sample/first')
    await openSamples({ as: 'common' })
    await expect.poll(titles).toEqual(['首页'])
    await closeConsoles()
    before('common', '/sample/first', '/system/user')
    await openSamples({ as: 'common' })
    await expect.poll(titles).toEqual(['首页', '样页一'])
  })

  test('a damaged list counts as none', async () => {
    sessionStorage.setItem('tabs', '{"username":"admin","tabs":[{"routeKey":5},7,null')
    await openSamples({ as: 'admin' })
    await expect.poll(titles).toEqual(['首页'])
  })

  test('they are stored while that is switched on, and removed at once when not', async () => {
    await visit('用户管理')
    expect(stored()).toMatchObject({ username: 'admin', tabs: [{ address: '/system/user' }] })
    useSettings.setState({ tabCache: false })
    expect(stored()).toBeNull()
    useSettings.setState({ tabCache: true })
    expect(stored()?.tabs).toHaveLength(1)
  })

  test('signing out removes them', async () => {
    await visit('用户管理')
    await signOut()
    expect(stored()).toBeNull()
  })
})
