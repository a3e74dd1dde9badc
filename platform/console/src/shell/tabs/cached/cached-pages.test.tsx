import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { navigation } from '#shared/navigation/navigation'
import { forgetToken } from '#shared/session/token/token'
import { defaultSettings, pageAnimations, useSettings } from '#shared/settings/settings'
import { useTabs } from '../tab-store'
import { tabBar } from '#test/shell/frame'

afterEach(async () => {
  await closeConsoles()
  useSettings.setState(defaultSettings)
})

const users = '/system/user'
const field = page.getByRole('textbox', { name: '关键词' })
const main = page.getByRole('main')
const titles = () => [...(tabBar.query()?.querySelectorAll('li a') ?? [])].map(({ textContent }) => textContent)
const active = () => tabBar.query()?.querySelector('[aria-current=page]')?.textContent
const cached = (isCache: 0 | 1) => (runtime: MemoryRuntime) =>
  runtime.engine.db.updateTable('menus').set({ isCache }).where('path', '=', 'user').execute()

async function openUsers(isCache: 0 | 1 = 1) {
  const console = await openSamples({ path: users, as: 'admin', prepare: cached(isCache) })
  await expect.element(page.getByText('陈思远')).toBeVisible()
  await userEvent.fill(field, 'half a w')
  return console
}

async function go(path: string, title: string) {
  await navigation().open(path)
  await expect.poll(active).toBe(title)
}

test('a cached page keeps what was typed, and is hidden meanwhile', async () => {
  await openUsers()
  const element = field.element()
  await go('/sample/first', '样页一')
  expect(element.isConnected).toBe(true)
  expect(element.checkVisibility()).toBe(false)
  await go(users, '用户管理')
  await expect.element(field).toHaveValue('half a w')
  expect(field.element()).toBe(element)
})

test('a page that is not cached mounts again', async () => {
  await openUsers(0)
  const element = field.element()
  await go('/sample/first', '样页一')
  expect(element.isConnected).toBe(false)
  await go(users, '用户管理')
  await expect.element(field).toHaveValue('')
})

test('a hidden page does not get the address of the active page', async () => {
  await openUsers()
  await userEvent.fill(field, 'com')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(`${users}?search=com`)
  const rows = page.getByRole('table')
  await expect.element(rows).not.toHaveTextContent('陈思远')
  const element = rows.element()
  await go('/sample/third?username=editor', '样页三')
  expect(element.isConnected).toBe(true)
  expect(element.textContent).not.toContain('陈思远')
  await go(`${users}?search=com`, '用户管理')
  await expect.element(field).toHaveValue('com')
})

describe('the scroll position', () => {
  const style = document.createElement('style')
  style.textContent = 'main > [data-hidden=false] { min-height: 3000px }'
  afterEach(() => style.remove())

  async function scrollTo(top: number) {
    document.body.append(style)
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(3000)
    // Nobody can open another page in the frame that scrolls this one, before the scroll event.
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, top)
    await scrolled
  }

  test('of a cached page is where it was left, another page starts at its top', async () => {
    await openSamples({ as: 'admin' })
    await expect.poll(active).toBe('首页')
    await scrollTo(700)
    await go('/sample/first', '样页一')
    await expect.poll(() => window.scrollY).toBe(0)
    await go('/', '首页')
    await expect.poll(() => window.scrollY).toBe(700)
  })

  test('of a page that is not cached is where it was left too, and another page starts at its top', async () => {
    await openUsers(0)
    await scrollTo(700)
    await go('/sample/first', '样页一')
    await expect.poll(() => window.scrollY).toBe(0)
    // Too short at first, as a page that loads its rows.
    style.remove()
    await go(users, '用户管理')
    await expect.element(page.getByText('陈思远')).toBeVisible()
    document.body.append(style)
    await expect.poll(() => window.scrollY).toBe(700)
  })

  test('of a page that was refreshed is its top', async () => {
    await openUsers()
    await scrollTo(700)
    await userEvent.click(tabBar.getByRole('link', { name: '用户管理' }), { button: 'right' })
    await userEvent.click(page.getByRole('menuitem', { name: '刷新' }))
    await expect.element(page.getByText('陈思远')).toBeVisible()
    await expect.poll(() => window.scrollY).toBe(0)
  })
})

test('refresh mounts the page again, and no other one', async () => {
  await openUsers()
  const element = field.element()
  await userEvent.click(tabBar.getByRole('link', { name: '首页' }), { button: 'right' })
  await userEvent.click(page.getByRole('menuitem', { name: '刷新' }))
  await expect.poll(active).toBe('首页')
  await go(users, '用户管理')
  await expect.element(field).toHaveValue('half a w')
  await userEvent.click(tabBar.getByRole('link', { name: '用户管理' }), { button: 'right' })
  await userEvent.click(page.getByRole('menuitem', { name: '刷新' }))
  await expect.element(field).toHaveValue('')
  expect(element.isConnected).toBe(false)
})

test('closing a tab takes its page out of the document', async () => {
  await openUsers()
  const element = field.element()
  await go('/sample/first', '样页一')
  await userEvent.click(tabBar.getByRole('button', { name: '关闭 用户管理' }))
  await expect.poll(() => element.isConnected).toBe(false)
})

test('twelve pages are cached beside the active one; the least recently active goes, its tab stays', async () => {
  await openSamples({
    as: 'admin',
    prepare: (runtime) => runtime.engine.db.updateTable('menus').set({ isCache: 1 }).execute(),
  })
  const pages = () => [...document.querySelectorAll('main > div')]
  await expect.poll(() => pages().length).toBe(1)
  const [home] = pages()
  for (let id = 1; id <= 12; id++) {
    await navigation().open(`/sample/third?id=${id}`)
    await expect.poll(() => pages().length).toBe(id + 1)
  }
  expect(home!.isConnected).toBe(true)
  await navigation().open('/sample/third?id=13')
  await expect.poll(() => home!.isConnected).toBe(false)
  expect(pages()).toHaveLength(13)
  expect(useTabs.getState().tabs).toHaveLength(14)
})

test('a page carries the animation that was chosen, each of six, and none where that is switched off', async () => {
  await openUsers()
  expect(pageAnimations).toHaveLength(6)
  for (const pageAnimationStyle of pageAnimations) {
    useSettings.setState({ pageAnimationStyle })
    const element = document.querySelector('main > [data-hidden=false]')!
    await expect.poll(() => element.getAttribute('data-animation')).toBe(pageAnimationStyle)
  }
  useSettings.setState({ pageAnimation: false })
  await expect.poll(() => document.querySelector('[data-animation]')).toBeNull()
})

/** A click that waits for nothing, so that the next one comes before the page of this one is there. */
const clickTab = (name: string) => (tabBar.getByRole('link', { name, exact: true }).element() as HTMLElement).click()

/** Returns the active pages by the screen, one for each time that the browser is about to paint until `title` is the window’s. */
async function paintsUntil(title: string): Promise<string[]> {
  const paints = new Set<string>()
  do {
    await new Promise(requestAnimationFrame)
    paints.add([document.title.split(' - ')[0], active(), main.element().textContent.trim() && 'a page'].join(', '))
  } while (!document.title.startsWith(title))
  return [...paints]
}

test('a click on a tab shows its page, its tab and its title in one frame, and no frame is empty', async () => {
  await openUsers()
  await go('/', '首页')
  clickTab('用户管理')
  const paints = await paintsUntil('用户管理')
  const allowed = new Set(['首页, 首页, a page', '用户管理, 用户管理, a page'])
  expect(paints.filter((paint) => !allowed.has(paint))).toEqual([])
  expect(field.element().checkVisibility()).toBe(true)
  await expect.poll(() => address()).toBe(users)
  const trail = page.getByRole('navigation', { name: '当前位置' })
  await expect.element(trail).toHaveTextContent('系统管理用户管理')
  history.back()
  await expect.poll(active).toBe('首页')
})

test('closing the active tab shows the next page in one frame, and no frame is empty', async () => {
  await openUsers()
  await go('/system/post', '岗位管理')
  const closed = main.element().querySelector('[data-hidden=false]')!
  ;(tabBar.getByRole('button', { name: '关闭 岗位管理' }).element() as HTMLElement).click()
  const paints = await paintsUntil('用户管理')
  const allowed = new Set(['岗位管理, 岗位管理, a page', '用户管理, 用户管理, a page'])
  expect(paints.filter((paint) => !allowed.has(paint))).toEqual([])
  expect(closed.isConnected).toBe(false)
})

test('of two tabs clicked in one frame the last one becomes active, and the back button skips the other', async () => {
  await openUsers()
  await go('/system/post', '岗位管理')
  await go('/', '首页')
  clickTab('用户管理')
  clickTab('岗位管理')
  await expect.poll(address).toBe('/system/post')
  await expect.poll(active).toBe('岗位管理')
  history.back()
  await expect.poll(address).not.toBe('/system/post')
  await expect.poll(() => address()).toBe('/')
})

test('of a cached page and another one that are opened in one frame the later becomes active', async () => {
  await openUsers()
  await go('/', '首页')
  clickTab('用户管理')
  void navigation().open('/sample/first')
  await expect.poll(address).toBe('/sample/first')
  await expect.poll(active).toBe('样页一')
  void navigation().open('/sample/third?id=1')
  clickTab('用户管理')
  await expect.poll(address).toBe(users)
  await expect.poll(active).toBe('用户管理')
  await expect.element(field).toHaveValue('half a w')
  history.back()
  await expect.poll(address).toBe('/sample/first')
  await expect.poll(active).toBe('样页一')
})

test('a click on a tab wins over a page whose code is still loading', async () => {
  await openUsers()
  await go('/', '首页')
  void navigation().open('/system/dict')
  clickTab('用户管理')
  await expect.poll(address).toBe(users)
  await navigation().open('/system/post')
  await expect.poll(active).toBe('岗位管理')
  expect(titles()).toEqual(['首页', '用户管理', '岗位管理'])
})

test('a tab that is closed right after it was clicked stays closed', async () => {
  await openUsers()
  await go('/sample/first', '样页一')
  await go('/', '首页')
  await userEvent.click(tabBar.getByRole('link', { name: '用户管理' }))
  await userEvent.click(tabBar.getByRole('button', { name: '关闭 用户管理' }))
  await expect.poll(active).toBe('样页一')
  await expect.poll(() => address()).toBe('/sample/first')
  expect(titles()).toEqual(['首页', '样页一'])
})

test('the login page takes the place of a cached page when the session ended in another tab of the browser', async () => {
  await openUsers()
  await go('/', '首页')
  forgetToken()
  clickTab('用户管理')
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(users)}`)
  await expect.element(tabBar).not.toBeInTheDocument()
})

test('a hidden page keeps its layout, so that showing it again costs little', async () => {
  await openUsers()
  const content = document.querySelector<HTMLElement>('main > [data-hidden=false] > *')!
  await go('/sample/first', '样页一')
  await go('/', '首页')
  await expect.poll(() => content.parentElement!.dataset.hidden).toBe('true')
  expect(content.checkVisibility()).toBe(false)
  expect(content.style.display).toBe('')
  // As React does when it renders a part of a hidden page again.
  content.style.setProperty('display', 'none', 'important')
  await expect.poll(() => content.style.display).toBe('')
})
