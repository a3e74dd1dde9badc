import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import {
  chooseOfTab,
  collapse,
  directory,
  endFullScreen,
  entry,
  header,
  main,
  menu,
  menuOpener,
  tabBar,
  tabOf,
  trail,
} from '#test/shell/frame'
import { setLanguage } from '#shared/i18n/language'
import { notify } from '#shared/feedback/notify'
import { chooseLayout } from '#shared/settings/layout'
import { defaultSettings, useSettings, type Layout } from '#shared/settings/settings'

afterEach(async () => {
  await closeConsoles()
  useSettings.setState(defaultSettings)
  await page.viewport(1280, 800)
})

const box = (element: { element(): Element }) => element.element().getBoundingClientRect()

async function open(layout: Layout, path = '/system/user') {
  useSettings.setState({ layout })
  await openSamples({ path, as: 'admin' })
  await expect.element(main).toBeVisible()
}

/** Whether the active entry of the menu is in the part of it that scrolls. */
const isEntryInView = () => {
  const entry = menu.element().querySelector('[aria-current=page]')!
  const [own, around] = [entry, entry.closest('nav div:has(> ul)')!].map((element) => element.getBoundingClientRect())
  return own!.height > 0 && own!.top >= around!.top && own!.bottom <= around!.bottom
}

test.each(['classic', 'tradition', 'columns'] as const)(
  '%s: the active entry of a long menu is in view after a load',
  async (layout) => {
    await page.viewport(1280, 320)
    await open(layout, '/system/session')
    await expect.poll(isEntryInView).toBe(true)
    expect(window.scrollY).toBe(0)
    await userEvent.click(entry('登录日志'))
    await expect.poll(() => address()).toBe('/system/signInLog')
    expect(isEntryInView()).toBe(true)
  },
)

test('the active entry is in view in the panel of a phone too', async () => {
  await page.viewport(390, 400)
  await open('classic', '/system/session')
  await userEvent.click(menuOpener)
  await expect.poll(isEntryInView).toBe(true)
})

describe('classic', () => {
  test('has the menu at full height beside header and page', async () => {
    await open('classic')
    expect(box(menu)).toMatchObject({ left: 0, top: 0, width: 210, height: 800 })
    expect(box(header).left).toBe(210)
    await expect.element(trail).toBeVisible()
  })
})

describe('tradition', () => {
  test('has the header over everything, with the brand, and the menu below it', async () => {
    await open('tradition')
    expect(box(header)).toMatchObject({ left: 0, width: 1280 })
    expect(box(menu)).toMatchObject({ left: 0, top: 56, width: 210, height: 744 })
    await expect.element(header.getByRole('link', { name: 'Atrium' })).toBeInTheDocument()
  })
})

describe('horizontal', () => {
  test('has the menu in the header, without collapse button and breadcrumb', async () => {
    await open('horizontal')
    await expect.poll(() => header.element().contains(menu.element())).toBe(true)
    expect(trail.query()).toBeNull()
    expect(collapse.query()).toBeNull()
    expect(box(main)).toMatchObject({ left: 0, width: 1280 })
  })

  test('a directory opens below itself by keyboard and leads to its page', async () => {
    await open('horizontal', '/')
    const system = directory('系统管理')
    await expect.element(system).toBeVisible()
    system.element().focus()
    await userEvent.keyboard('{Enter}')
    const users = entry('用户管理')
    await expect.element(users).toBeVisible()
    expect(box(users).top).toBeGreaterThan(box(system).bottom)
    await userEvent.click(users)
    await expect.poll(address).toBe('/system/user')
    await expect.element(users).not.toBeInTheDocument()
  })

  test('what does not fit folds into one entry at the end', async () => {
    await page.viewport(1000, 800)
    useSettings.setState({ layout: 'horizontal' })
    await openSamples({
      as: 'admin',
      prepare: ({ engine: { db } }) =>
        db
          .updateTable('menus')
          .set({ name: '名称特别特别特别特别特别长的一个目录' })
          .where('name', '=', '样例')
          .execute(),
    })
    const more = directory('更多')
    await expect.element(more).toBeVisible()
    await userEvent.click(more)
    const sheet = more.element().parentElement!
    await expect.poll(() => sheet.textContent).toContain('单页')
  })
})

test('a wide horizontal layout shows the whole menu', async () => {
  await page.viewport(2600, 800)
  await open('horizontal', '/')
  await expect.element(entry('单页')).toBeInViewport({ ratio: 1 })
  await expect.poll(() => directory('更多').query()?.checkVisibility({ visibilityProperty: true })).toBeFalsy()
})

describe('columns', () => {
  test.each(['zh-cn', 'en'] as const)(
    'its labels are 12 px, in two lines at most, within their column: %s',
    async (lang) => {
      setLanguage(lang)
      useSettings.setState({ layout: 'columns' })
      const long = 'Internationalisation of departmental reports'
      await openSamples({
        path: '/system/user',
        as: 'admin',
        prepare: ({ engine: { db } }) =>
          db.updateTable('menus').set({ name: long, nameEn: long }).where('name', '=', '样例').execute(),
      })
      const label = page.getByTitle(long)
      await expect.element(label).toBeVisible()
      const labels = [...label.element().closest('ul')!.querySelectorAll<HTMLElement>('[title]')]
      await expect
        .poll(() => labels.map((one) => getComputedStyle(one).fontSize).filter((size) => size !== '12px'))
        .toEqual([])
      expect(labels.filter((one) => one.scrollWidth > one.clientWidth)).toEqual([])
      const rows = labels.map((one) => one.getBoundingClientRect())
      expect(rows.filter(({ left, right, height }) => left < 0 || right > 84 || height > 32)).toEqual([])
    },
  )

  test('a label of one word is not broken', async () => {
    setLanguage('en')
    await open('columns')
    const label = page.getByTitle('Samples', { exact: true })
    await expect.element(label).toBeVisible()
    expect(box(label).height).toBe(16)
  })

  test('shows the children of the page’s top-level entry in a second column', async () => {
    await open('columns')
    await expect.element(entry('用户管理')).toHaveAttribute('aria-current', 'page')
    expect(box(menu).width).toBe(84 + 210 + 1)
  })

  test('another top-level entry shows its children without leaving the page', async () => {
    await open('columns')
    await userEvent.click(directory('样例'))
    await expect.element(entry('样页三')).toBeVisible()
    await expect.poll(() => address()).toBe('/system/user')
    await expect.element(directory('系统管理')).toHaveAttribute('aria-current', 'true')
  })

  test('the second column is gone where there is nothing to show', async () => {
    await open('columns', '/')
    await expect.element(menu).toBeVisible()
    expect(box(menu).width).toBe(85)
  })

  test('collapsed, its entries fly out beside the first column', async () => {
    await open('columns')
    await expect.poll(() => box(menu).width).toBe(295)
    await userEvent.click(collapse)
    await expect.poll(() => box(menu).width).toBe(85)
    await userEvent.click(directory('样例'))
    await expect.element(entry('样页三')).toBeVisible()
  })
})

describe('a page that fills the window', () => {
  test('shows the page alone, and its × brings the remembered layout back', async () => {
    await open('classic')
    chooseLayout('columns')
    chooseLayout('pageFullScreen')
    await expect.poll(() => menu.query()).toBeNull()
    await expect.element(header).not.toBeInTheDocument()
    await userEvent.click(endFullScreen)
    await expect.element(menu).toBeVisible()
    expect(useSettings.getState().layout).toBe('columns')
  })

  test('its tab bar comes with the pointer at the top edge and leaves by its menu', async () => {
    await open('pageFullScreen')
    await expect.poll(() => box(tabBar).bottom).toBeLessThanOrEqual(0)
    expect(box(main)).toMatchObject({ top: 0, left: 0, width: 1280 })
    await userEvent.hover(document.body, { position: { x: 640, y: 2 } })
    await expect.poll(() => box(tabBar).top).toBe(0)
    await chooseOfTab('用户管理', '退出页面全屏')
    await expect.element(menu).toBeVisible()
  })

  test('its tab bar comes with the focus and goes with it', async () => {
    await open('pageFullScreen')
    tabOf('用户管理').element().focus()
    await expect.poll(() => box(tabBar).top).toBe(0)
    main.element().focus()
    await expect.poll(() => box(tabBar).bottom).toBeLessThanOrEqual(0)
  })

  test('Esc leaves it, but closes what is open over the page first', async () => {
    await open('pageFullScreen', '/system/post')
    await userEvent.click(main.getByRole('combobox', { name: '状态' }))
    await expect.element(page.getByRole('listbox')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(main.getByRole('button', { name: '新增' }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
    expect(useSettings.getState().layout).toBe('pageFullScreen')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => useSettings.getState().layout).toBe('classic')
  })

  test('is never remembered as the layout to go back to', async () => {
    await open('pageFullScreen')
    await expect.poll(() => localStorage.getItem('oldLayout')).not.toBe('pageFullScreen')
    await userEvent.click(endFullScreen)
    await expect.poll(() => useSettings.getState().layout).toBe('classic')
  })
})

describe('below 960 px', () => {
  test('every layout becomes the classic one where there is no room, and comes back with the room', async () => {
    await open('columns')
    await expect.element(menu).toBeVisible()
    await page.viewport(900, 800)
    await expect.element(menuOpener).toBeVisible()
    expect(menu.query()).toBeNull()
    await page.viewport(1280, 800)
    await expect.poll(() => menu.query()?.getBoundingClientRect().width).toBe(295)
  })

  test('the header has no full-screen button', async () => {
    await page.viewport(390, 844)
    await openSamples({ as: 'admin' })
    await expect.element(menuOpener).toBeVisible()
    expect(page.getByRole('button', { name: '全屏' }).query()).toBeNull()
  })
})

test.each(['classic', 'tradition', 'horizontal', 'columns', 'pageFullScreen'] as const)(
  '%s: a message covers neither header nor tabs',
  async (layout) => {
    await open(layout)
    tabOf('首页').element().focus()
    await expect.poll(() => box(tabBar).top).toBeGreaterThanOrEqual(0)
    notify.info('in the way?')
    const message = page.getByText('in the way?')
    await expect.element(message).toBeInTheDocument()
    expect(box(message).top).toBeGreaterThan(box(tabBar).bottom)
    useSettings.setState({ tabs: false })
    await expect.poll(() => tabBar.query()).toBeNull()
    const bottom = header.query()?.getBoundingClientRect().bottom ?? 0
    expect(box(message).top).toBeGreaterThan(bottom)
  },
)

test('the page keeps its state when the layout changes', async () => {
  await open('classic')
  const field = main.getByRole('textbox', { name: '关键词' })
  await userEvent.fill(field, 'half a w')
  for (const layout of ['tradition', 'horizontal', 'columns', 'pageFullScreen', 'classic'] as const) {
    useSettings.setState({ layout })
    await expect.element(field).toHaveValue('half a w')
  }
})

test('settings take logo, footer, tabs, collapse and full-screen buttons away', async () => {
  await open('classic')
  await expect.element(page.getByRole('contentinfo')).toBeVisible()
  useSettings.setState({ logo: false, footer: false, tabs: false, collapseButton: false, fullscreenButton: false })
  await expect.poll(() => page.getByRole('contentinfo').query()).toBeNull()
  await expect.element(page.getByRole('link', { name: 'Atrium' })).not.toBeInTheDocument()
  await expect.element(tabBar).not.toBeInTheDocument()
  await expect.element(collapse).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '全屏' })).not.toBeInTheDocument()
})

test('header and tabs scroll away unless they are fixed', async () => {
  await open('classic', '/')
  main.element().style.minHeight = '2000px'
  window.scrollTo(0, 300)
  await expect.poll(() => box(header).top).toBe(0)
  useSettings.setState({ fixedHeader: false })
  await expect.poll(() => box(header).top).toBe(-300)
})
