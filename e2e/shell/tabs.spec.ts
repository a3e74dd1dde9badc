import { consolePage } from '../console-page'
import { worlds } from '../worlds'
import { hold } from './gestures'
import { expect, journeys, test } from './shell-test'

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

journeys(
  worlds,
  ({ size, lang }) => {
    const isPhone = size === 'phone'
    const of = ([zh, en]: Name) => (lang === 'en' ? en : zh)
    const all = (...names: Name[]) => names.map(of)

    if (!isPhone) {
      test('tabs scroll, move and close by the pointer, the keyboard and their menu, and home stays', async ({
        page,
        shell,
        enter,
        titled,
        say,
      }) => {
        const open = async (...names: Name[]) => {
          for (const name of names) await shell.follow(of(ways.get(name)!), of(name))
        }
        const { height } = page.viewportSize()!
        await page.setViewportSize({ width: 960, height })
        await enter()
        await open(users, roles, posts, menus, departments, dictionaries, messages, loading)

        await test.step('a bar that is full scrolls by the wheel and brings the tab that shows into view', async () => {
          await expect(shell.tab(of(loading))).toBeInViewport({ ratio: 1 })
          await expect(shell.tab(of(home))).not.toBeInViewport()
          await shell.brand.click()
          await expect(shell.tab(of(home))).toBeInViewport({ ratio: 1 })
          await shell.tab(of(home)).hover()
          await page.mouse.wheel(0, 2000)
          await expect(shell.tab(of(loading))).toBeInViewport({ ratio: 1 })
          await expect.poll(() => page.evaluate(() => window.scrollY), 'the page stays').toBe(0)
          await page.setViewportSize({ width: 1440, height })
        })

        await test.step('the middle button, the × and the delete key close a tab, but never home', async () => {
          await shell.tab(of(menus)).click({ button: 'middle' })
          await expect(shell.tabs).toHaveText(
            all(home, users, roles, posts, departments, dictionaries, messages, loading),
          )
          await shell.tab(of(home)).click({ button: 'middle' })
          await shell.closeTab(of(departments)).click()
          await expect(shell.tabs).toHaveText(all(home, users, roles, posts, dictionaries, messages, loading))
          await shell.tab(of(dictionaries)).click()
          await titled(...dictionaries)
          await shell.tab(of(dictionaries)).focus()
          await page.keyboard.press('Delete')
          await expect(shell.tab(of(messages))).toBeFocused()
          await titled(...messages)
          await shell.tab(of(home)).focus()
          await page.keyboard.press('Delete')
          await expect(shell.tabs).toHaveText(all(home, users, roles, posts, messages, loading))
        })

        await test.step('they are dragged by the pointer and moved by the keyboard, and a reload keeps the order', async () => {
          await shell.tab(of(messages)).dragTo(shell.tab(of(users)), { steps: 12 })
          await expect(shell.tabs).toHaveText(all(home, messages, users, roles, posts, loading))
          await shell.tab(of(home)).dragTo(shell.tab(of(roles)), { steps: 12 })
          await expect(shell.tabs).toHaveText(all(home, messages, users, roles, posts, loading))
          await shell.tab(of(messages)).focus()
          await page.keyboard.press('Space')
          await page.keyboard.press('ArrowRight')
          await expect(shell.bar.getByRole('status')).toHaveText(
            say('消息提示 移到第 3 位', 'Messages moved to place 3'),
          )
          await page.keyboard.press('Space')
          await expect(shell.tabs).toHaveText(all(home, users, messages, roles, posts, loading))
          await page.reload()
          await expect(shell.tabs).toHaveText(all(home, users, messages, roles, posts, loading))
        })

        await test.step('the actions of a tab close what they say and no more', async () => {
          await shell.tab(of(loading)).click()
          await titled(...loading)
          await shell.chooseOfTab(of(messages), '关闭左侧', 'Close to the left')
          await expect(shell.tabs).toHaveText(all(home, messages, roles, posts, loading))
          await shell.chooseOfTab(of(posts), '关闭右侧', 'Close to the right')
          await expect(shell.tabs).toHaveText(all(home, messages, roles, posts))
          await expect(shell.shownTab).toHaveText(of(posts))
          await titled(...posts)
          await shell.chooseOfTab(of(posts), '关闭当前', 'Close')
          await expect(shell.tabs).toHaveText(all(home, messages, roles))
          await titled(...roles)
          await shell.chooseOfTab(of(messages), '关闭其他', 'Close others')
          await expect(shell.tabs).toHaveText(all(home, messages))
          await titled(...messages)
          await open(users)
          await shell.chooseOfTab(of(messages), '关闭全部', 'Close all')
          await expect(shell.tabs).toHaveText(all(home))
          await titled(...home)
          await shell.tab(of(home)).click({ button: 'right' })
          await expect(page.getByRole('menuitem')).toHaveCount(8)
          await expect(page.getByRole('menuitem', { disabled: false })).toHaveText([
            say('刷新', 'Refresh'),
            say('页面全屏', 'Full-screen page'),
          ])
        })
      })
    }

    test('a page stays as it was left while its tab is open, a reload brings the tabs back, a sign-out forgets them', async ({
      page,
      shell,
      enter,
      titled,
    }) => {
      await page.setViewportSize({ ...page.viewportSize()!, height: 500 })
      await enter()

      await test.step('what was typed and the scroll are kept', async () => {
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

      if (!isPhone) {
        await test.step('refresh goes to the page of that tab and starts it afresh, and no other one', async () => {
          await shell.chooseOfTab(of(home), '刷新', 'Refresh')
          await titled(...home)
          await shell.tab(of(users)).click()
          await expect(shell.userSearch).toHaveValue('half a w')
          await shell.chooseOfTab(of(users), '刷新', 'Refresh')
          await expect(shell.userSearch).toHaveValue('')
        })
      }

      await test.step('a reload brings the tabs back with what was searched for', async () => {
        await shell.follow(of(ways.get(messages)!), of(messages))
        await shell.tab(of(users)).click()
        await titled(...users)
        await shell.userSearch.fill('com')
        await shell.userSearch.press('Enter')
        await expect(page.getByText('editor', { exact: true }).filter({ visible: true })).toHaveCount(0)
        await expect(page.getByText('common', { exact: true }).first()).toBeVisible()
        await page.reload()
        await titled(...users)
        await expect(shell.tabs).toHaveText(all(home, users, messages))
        await expect(shell.shownTab).toHaveText(of(users))
        await shell.tab(of(messages)).click()
        await titled(...messages)
        await shell.tab(of(users)).click()
        await expect(page).toHaveURL(/search=com$/)
        await titled(...users)
      })

      if (isPhone) {
        await test.step('the actions stand at the end of the bar and under a held finger; the page alone is not for phones', async () => {
          await shell.tabActions.tap()
          await expect(shell.action('页面全屏', 'Full-screen page')).toBeDisabled()
          await shell.action('关闭当前', 'Close').tap()
          await expect(shell.tabs).toHaveText(all(home, messages))
          await titled(...messages)
          await hold(page, shell.tab(of(messages)))
          await shell.action('关闭全部', 'Close all').tap()
          await expect(shell.tabs).toHaveText(all(home))
          await titled(...home)
          await shell.follow(of(ways.get(users)!), of(users))
        })
      }

      await test.step('a sign-out forgets them', async () => {
        await consolePage(page).signOut()
        await consolePage(page).signIn('admin')
        await expect(shell.tabs).toHaveText(all(home))
      })
    })
  },
  { inDemo: true },
)
