import { consolePage } from '../console-page'
import { expect, journeys, test, worlds } from './shell-test'

const languages = {
  'zh-cn': {
    name: '简体中文',
    html: 'zh-CN',
    home: '首页',
    system: '系统管理',
    users: '用户管理',
    menu: '菜单管理',
    posts: '岗位管理',
    field: '关键词',
  },
  en: {
    name: 'English',
    html: 'en',
    home: 'Home',
    system: 'System',
    users: 'Users',
    menu: 'Menus',
    posts: 'Posts',
    field: 'Keyword',
  },
} as const

journeys([worlds[0]], (world) => {
  test('the language changes in place, with menu, breadcrumb, tabs, title and page; the form stays, and a reload keeps it', async ({
    page,
    shell,
    enter,
  }) => {
    const other = languages[world.lang === 'en' ? 'zh-cn' : 'en']
    await enter('/system/post')
    await shell.follow(languages[world.lang].system, languages[world.lang].users)
    await shell.userSearch.fill('half a w')
    const address = page.url()
    await page.evaluate(() => Object.assign(window, { mark: 'the same document' }))
    await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.abort() : route.fallback()))

    await consolePage(page).switchLanguage(other.name)
    await expect(page).toHaveTitle(`${other.users} - Atrium`)
    await expect(page.locator('html')).toHaveAttribute('lang', other.html)
    await expect(shell.tabs).toHaveText([other.home, other.posts, other.users])
    const trail = shell.trail.getByRole('listitem')
    await expect(trail).toHaveText([other.system, other.users])
    await expect(page.getByRole('textbox', { name: other.field })).toHaveValue('half a w')
    await expect(shell.menu.getByRole('link', { name: other.users, exact: true })).toBeVisible()
    await expect(shell.menu.getByRole('link', { name: other.menu, exact: true })).toBeVisible()
    expect(page.url()).toBe(address)
    expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe('the same document')

    await page.unroute('**/*')
    await page.reload()
    await expect(page).toHaveTitle(`${other.users} - Atrium`)
    await expect(page.locator('html')).toHaveAttribute('lang', other.html)
  })
})
