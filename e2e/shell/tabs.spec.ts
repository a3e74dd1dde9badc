import type { LocalText } from 'atrium/contract/language'
import { consolePage } from '../console-page'
import { expect, journeys, test, worlds } from './shell-test'

const home: LocalText = { zh: '首页', en: 'Home' }
const users: LocalText = { zh: '用户管理', en: 'Users' }
const posts: LocalText = { zh: '岗位管理', en: 'Posts' }
const system: LocalText = { zh: '系统管理', en: 'System' }

journeys(
  [worlds[0]],
  ({ lang }) => {
    const of = ({ zh, en }: LocalText) => (lang === 'en' ? en : zh)
    const all = (...names: LocalText[]) => names.map(of)

    test('a page stays as it was left while its tab is open, a reload brings the tabs back, a sign-out deletes them', async ({
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
        // Panels that come late make the page longer.
        await expect(async () => {
          await page.mouse.wheel(0, 10_000)
          await expect(shell.footer).toBeInViewport({ timeout: 1000 })
        }).toPass()
        await expect.poll(scrolled).toBeGreaterThan(100)
        await shell.follow(of(system), of(users))
        await expect.poll(scrolled).toBe(0)
        await shell.userSearch.fill('half a w')
        await shell.tab(of(home)).click()
        await expect.poll(scrolled).toBeGreaterThan(100)
        await shell.tab(of(users)).click()
        await expect(shell.userSearch).toHaveValue('half a w')
      })

      await test.step('a reload brings the tabs back with what was searched for', async () => {
        await shell.follow(of(system), of(posts))
        await shell.tab(of(users)).click()
        await titled(users.zh, users.en)
        await shell.userSearch.fill('com')
        await shell.userSearch.press('Enter')
        await expect(page.getByText('editor', { exact: true }).filter({ visible: true })).toHaveCount(0)
        await expect(page.getByText('common', { exact: true }).first()).toBeVisible()
        await page.reload()
        await titled(users.zh, users.en)
        await expect(shell.tabs).toHaveText(all(home, users, posts))
        await expect(shell.shownTab).toHaveText(of(users))
        await shell.tab(of(posts)).click()
        await titled(posts.zh, posts.en)
        await shell.tab(of(users)).click()
        await expect(page).toHaveURL(/search=com$/)
        await titled(users.zh, users.en)
      })

      await test.step('a sign-out deletes them', async () => {
        await consolePage(page).signOut()
        await consolePage(page).signIn('admin')
        await expect(shell.tabs).toHaveText(all(home))
      })
    })
  },
  { inDemo: true },
)
