import { consolePage } from '../console-page'
import { chinese, desktops, english, nameOf, phones } from '../worlds'
import { boxOf } from './shell-parts'
import { expect, test } from './shell-test'

for (const world of english) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the account menu leads to the profile, to the lock and out', async ({ page, shell, enter, say }) => {
      await enter('/', 'common')
      await shell.account.click()
      await expect(page.getByRole('menu').locator('..')).toContainText('common')
      await page.keyboard.press('Escape')
      await expect(shell.account).toBeFocused()
      await shell.chooseOfAccount('个人中心', 'Profile')
      await expect(page).toHaveTitle(`${say('个人中心', 'Profile')} - Atrium`)
      await shell.chooseOfAccount('锁定屏幕', 'Lock screen')
      await expect(shell.lock.field).toBeFocused()
      await page.keyboard.press('Escape')
      await shell.chooseOfAccount('退出登录', 'Log out')
      await expect(consolePage(page).submit).toBeVisible()
      await expect(shell.header).toHaveCount(0)
    })
  })
}

for (const world of chinese) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the header stays in view while the page scrolls', async ({ page, shell, enter }) => {
      await page.setViewportSize({ ...page.viewportSize()!, height: 500 })
      await enter()
      await expect(shell.footer).toHaveText(/Atrium ©/)
      await shell.footer.scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
      await expect.poll(() => boxOf(shell.header)).toMatchObject({ y: 0 })
      await expect(shell.bar).toBeInViewport()
    })
  })
}

for (const world of desktops) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the breadcrumb says where the page stands and leads to the directory', async ({
      page,
      shell,
      enter,
      say,
    }) => {
      await enter('/system/role')
      const [system, roles] = [say('系统管理', 'System'), say('角色管理', 'Roles')]
      await expect(shell.trail.getByRole('listitem')).toHaveText([system, roles])
      await expect(shell.trail.locator('[aria-current=page]')).toHaveText(roles)
      await shell.trail.getByRole('link', { name: system }).click()
      await expect(page).toHaveTitle(`${say('用户管理', 'Users')} - Atrium`)
      await shell.brand.click()
      await expect(page).toHaveTitle(`${say('首页', 'Home')} - Atrium`)
      await expect(shell.trail.getByRole('listitem')).toHaveText([say('首页', 'Home')])
    })

    test('the screen can be filled and left again', async ({ page, shell, enter }) => {
      await enter()
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
      await shell.fullscreen.click()
      await expect.poll(isFull).toBe(true)
      await shell.leaveFullscreen.click()
      await expect.poll(isFull).toBe(false)
      await expect(shell.fullscreen).toBeVisible()
    })

    test('a button changes between light and dark, and a reload keeps it', async ({ page, enter }) => {
      await enter()
      const root = page.locator('html')
      const other = world.theme === 'light' ? 'dark' : 'light'
      await page.getByRole('button', { name: /^(切换到|Switch to )/ }).click()
      await expect(root).toHaveAttribute('data-theme', other)
      await page.reload()
      await expect(root).toHaveAttribute('data-theme', other)
    })
  })
}

for (const world of phones) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('a phone sees the title of the page and the tools that it has no other place for', async ({
      page,
      shell,
      enter,
      say,
    }) => {
      await enter('/system/role')
      await expect(shell.trail.getByText(say('角色管理', 'Roles'))).toBeVisible()
      await expect(shell.trail.getByText(say('系统管理', 'System'))).toBeHidden()
      for (const kept of [shell.searchButton, shell.bell, shell.settings.opener, shell.account])
        await expect(kept).toBeInViewport({ ratio: 1 })
      for (const gone of [shell.fullscreen, shell.collapse, shell.lock.button]) await expect(gone).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, 'nothing wider than the screen').toBeLessThanOrEqual(0)
    })
  })
}
