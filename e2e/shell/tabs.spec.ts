import { consolePage } from '../console-page'
import { chinese, desktops, nameOf, phones, worlds, type World } from '../worlds'
import { hold } from './gestures'
import { expect, test } from './shell-test'

type Name = readonly [zh: string, en: string]

const home: Name = ['首页', 'Home']
const users: Name = ['用户管理', 'Users']
const roles: Name = ['角色管理', 'Roles']
const posts: Name = ['岗位管理', 'Posts']
const menus: Name = ['菜单管理', 'Menus']
const departments: Name = ['部门管理', 'Departments']
const dictionaries: Name = ['字典管理', 'Dictionaries']
const messages: Name = ['消息提示', 'Messages']
const loading: Name = ['加载', 'Loading']

const ways = new Map<Name, Name>([
  [users, ['系统管理', 'System']],
  [roles, ['系统管理', 'System']],
  [posts, ['系统管理', 'System']],
  [menus, ['系统管理', 'System']],
  [departments, ['系统管理', 'System']],
  [dictionaries, ['系统管理', 'System']],
  [messages, ['功能', 'Features']],
  [loading, ['功能', 'Features']],
])

const inWorld = ({ lang }: World) => {
  const of = ([zh, en]: Name) => (lang === 'en' ? en : zh)
  return { of, all: (...names: Name[]) => names.map(of) }
}

for (const world of desktops) {
  const { of, all } = inWorld(world)
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the actions of a tab close what they say and no more, and home stays', async ({ page, shell, enter }) => {
      await enter()
      const open = async (...names: Name[]) => {
        for (const name of names) await shell.follow(of(ways.get(name)!), of(name))
      }
      await open(users, roles, posts, messages, loading)
      await expect(shell.tabs).toHaveText(all(home, users, roles, posts, messages, loading))

      await shell.chooseOfTab(of(roles), '关闭左侧', 'Close to the left')
      await expect(shell.tabs).toHaveText(all(home, roles, posts, messages, loading))
      await shell.chooseOfTab(of(messages), '关闭右侧', 'Close to the right')
      await expect(shell.tabs).toHaveText(all(home, roles, posts, messages))
      await expect(shell.shownTab).toHaveText(of(messages))
      await shell.chooseOfTab(of(messages), '关闭当前', 'Close')
      await expect(shell.tabs).toHaveText(all(home, roles, posts))
      await expect(page).toHaveTitle(`${of(posts)} - Atrium`)
      await shell.chooseOfTab(of(roles), '关闭其他', 'Close others')
      await expect(shell.tabs).toHaveText(all(home, roles))
      await expect(page).toHaveTitle(`${of(roles)} - Atrium`)
      await open(users)
      await shell.chooseOfTab(of(roles), '关闭全部', 'Close all')
      await expect(shell.tabs).toHaveText(all(home))
      await expect(page).toHaveTitle(`${of(home)} - Atrium`)

      await shell.tab(of(home)).click({ button: 'right' })
      await expect(page.getByRole('menuitem')).toHaveCount(8)
      await expect(page.getByRole('menuitem', { disabled: false })).toHaveText([
        world.lang === 'en' ? 'Refresh' : '刷新',
        world.lang === 'en' ? 'Full-screen page' : '页面全屏',
      ])
    })

    test('refresh starts the page of that tab afresh', async ({ shell, enter }) => {
      await enter('/system/user')
      await shell.userSearch.fill('half a w')
      await shell.chooseOfTab(of(home), '刷新', 'Refresh')
      await expect(shell.userSearch).toHaveValue('half a w')
      await shell.chooseOfTab(of(users), '刷新', 'Refresh')
      await expect(shell.userSearch).toHaveValue('')
    })

    test('the middle button, the × and the delete key close a tab, but never home', async ({ page, shell, enter }) => {
      await enter()
      for (const name of [users, roles, posts, messages]) await shell.follow(of(ways.get(name)!), of(name))
      await shell.tab(of(roles)).click({ button: 'middle' })
      await expect(shell.tabs).toHaveText(all(home, users, posts, messages))
      await shell.tab(of(home)).click({ button: 'middle' })
      await shell.closeTab(of(users)).click()
      await expect(shell.tabs).toHaveText(all(home, posts, messages))
      await shell.tab(of(messages)).focus()
      await page.keyboard.press('Delete')
      await expect(shell.tab(of(posts))).toBeFocused()
      await expect(page).toHaveTitle(`${of(posts)} - Atrium`)
      await shell.tab(of(home)).focus()
      await page.keyboard.press('Delete')
      await expect(shell.tabs).toHaveText(all(home, posts))
    })

    test('tabs are dragged by the pointer and moved by the keyboard, home stays first, a reload keeps the order', async ({
      page,
      shell,
      enter,
    }) => {
      await enter()
      for (const name of [users, roles, messages]) await shell.follow(of(ways.get(name)!), of(name))
      await shell.tab(of(messages)).dragTo(shell.tab(of(users)), { steps: 12 })
      await expect(shell.tabs).toHaveText(all(home, messages, users, roles))
      await shell.tab(of(home)).dragTo(shell.tab(of(roles)), { steps: 12 })
      await expect(shell.tabs).toHaveText(all(home, messages, users, roles))
      await shell.tab(of(messages)).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      const said = world.lang === 'en' ? 'Messages moved to place 3' : '消息提示 移到第 3 位'
      await expect(shell.bar.getByRole('status')).toHaveText(said)
      await page.keyboard.press('Space')
      await expect(shell.tabs).toHaveText(all(home, users, messages, roles))
      await page.reload()
      await expect(shell.tabs).toHaveText(all(home, users, messages, roles))
    })

    test('a bar that is full scrolls by the wheel and brings the tab that shows into view', async ({
      page,
      shell,
      enter,
    }) => {
      await page.setViewportSize({ width: 960, height: 900 })
      await enter()
      for (const name of [users, roles, posts, menus, departments, dictionaries, messages, loading])
        await shell.follow(of(ways.get(name)!), of(name))
      await expect(shell.tab(of(loading))).toBeInViewport({ ratio: 1 })
      await expect(shell.tab(of(home))).not.toBeInViewport()
      await shell.brand.click()
      await expect(shell.tab(of(home))).toBeInViewport({ ratio: 1 })
      await shell.tab(of(home)).hover()
      await page.mouse.wheel(0, 2000)
      await expect(shell.tab(of(loading))).toBeInViewport({ ratio: 1 })
      await expect.poll(() => page.evaluate(() => window.scrollY), 'the page stays').toBe(0)
    })
  })
}

for (const world of worlds) {
  const { of } = inWorld(world)
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('a page keeps what was typed and its scroll while its tab is open', async ({ page, shell, enter }) => {
      await page.setViewportSize({ ...page.viewportSize()!, height: 500 })
      await enter()
      await expect(page.locator('main svg path').first()).toBeVisible()
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
      await page.mouse.move(300, 300)
      await page.mouse.wheel(0, 10_000)
      await expect(shell.footer).toBeInViewport()
      await expect.poll(scrolled).toBeGreaterThan(100)
      await shell.follow(of(ways.get(users)!), of(users))
      await expect.poll(scrolled).toBe(0)
      await shell.userSearch.fill('half a w')
      await shell.tab(of(home)).click()
      await expect(shell.footer).toBeInViewport()
      await expect.poll(scrolled).toBeGreaterThan(100)
      await shell.tab(of(users)).click()
      await expect(shell.userSearch).toHaveValue('half a w')
    })
  })
}

for (const world of chinese) {
  const { of, all } = inWorld(world)
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('a reload brings the tabs back, a sign-out forgets them', async ({ page, shell, enter }) => {
      await enter('/able/message')
      await shell.follow(of(ways.get(users)!), of(users))
      await shell.userSearch.fill('com')
      await shell.userSearch.press('Enter')
      await expect(page.getByText('editor', { exact: true })).toHaveCount(0)
      await expect(page.getByText('common', { exact: true }).first()).toBeVisible()
      await page.reload()
      await expect(shell.tabs).toHaveText(all(home, messages, users))
      await expect(shell.shownTab).toHaveText(of(users))
      await shell.tab(of(messages)).click()
      await expect(page).toHaveTitle(`${of(messages)} - Atrium`)
      await shell.tab(of(users)).click()
      await expect(page).toHaveURL(/username=com$/)
      await consolePage(page).signOut()
      await consolePage(page).signIn('admin')
      await expect(shell.tabs).toHaveText(all(home))
    })
  })
}

for (const world of phones) {
  const { of, all } = inWorld(world)
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the actions stand at the end of the bar and under a held finger; the page alone is not for phones', async ({
      page,
      shell,
      enter,
    }) => {
      await enter('/able/message')
      await shell.follow(of(ways.get(users)!), of(users))
      await shell.tabActions.tap()
      await expect(shell.action('页面全屏', 'Full-screen page')).toBeDisabled()
      await shell.action('关闭当前', 'Close').tap()
      await expect(shell.tabs).toHaveText(all(home, messages))
      await hold(page, shell.tab(of(messages)))
      await shell.action('关闭全部', 'Close all').tap()
      await expect(shell.tabs).toHaveText(all(home))
    })
  })
}
