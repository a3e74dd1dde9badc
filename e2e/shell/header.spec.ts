import { consolePage } from '../console-page'
import { otherWorlds } from '../worlds'
import { boxOf } from './shell-parts'
import { expect, journeys, test } from './shell-test'

journeys(otherWorlds, ({ size, theme }) => {
  test('the header says where the page stands and holds its tools and the account menu', async ({
    page,
    shell,
    enter,
    titled,
    say,
  }) => {
    const [system, roles] = [say('系统管理', 'System'), say('角色管理', 'Roles')]
    await enter()

    await test.step('it stays in view while the page scrolls', async () => {
      const { width, height } = page.viewportSize()!
      await page.setViewportSize({ width, height: 500 })
      await expect(shell.footer).toHaveText(/Atrium ©/)
      await shell.footer.scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
      await expect.poll(() => boxOf(shell.header)).toMatchObject({ y: 0 })
      await expect(shell.bar).toBeInViewport()
      await page.setViewportSize({ width, height })
    })

    await shell.follow(system, roles)

    if (size === 'desktop') {
      await test.step('the breadcrumb says where the page stands and leads to the directory', async () => {
        await expect(shell.trail.getByRole('listitem')).toHaveText([system, roles])
        await expect(shell.trail.locator('[aria-current=page]')).toHaveText(roles)
        await shell.trail.getByRole('link', { name: system }).click()
        await titled('用户管理', 'Users')
        await shell.brand.click()
        await titled('首页', 'Home')
        await expect(shell.trail.getByRole('listitem')).toHaveText([say('首页', 'Home')])
      })

      await test.step('the screen can be filled and left again', async () => {
        const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
        await shell.fullscreen.click()
        await expect.poll(isFull).toBe(true)
        await shell.leaveFullscreen.click()
        await expect.poll(isFull).toBe(false)
        await expect(shell.fullscreen).toBeVisible()
      })

      await test.step('a button changes between light and dark, and a reload keeps it', async () => {
        const root = page.locator('html')
        const other = theme === 'light' ? 'dark' : 'light'
        await page.getByRole('button', { name: /^(切换到|Switch to )/ }).click()
        await expect(root).toHaveAttribute('data-theme', other)
        await page.reload()
        await titled('首页', 'Home')
        await expect(root).toHaveAttribute('data-theme', other)
      })
    } else {
      await test.step('a phone sees the title of the page and the tools that it has no other place for', async () => {
        await expect(shell.trail.getByText(roles)).toBeVisible()
        await expect(shell.trail.getByText(system)).toBeHidden()
        for (const kept of [shell.searchButton, shell.bell, shell.settings.opener, shell.account])
          await expect(kept).toBeInViewport({ ratio: 1 })
        for (const gone of [shell.fullscreen, shell.collapse, shell.lock.button]) await expect(gone).toHaveCount(0)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, 'nothing wider than the screen').toBeLessThanOrEqual(0)
      })
    }

    await test.step('the account menu leads to the profile, to the lock and out', async () => {
      await shell.account.click()
      await expect(page.getByRole('menu').locator('..')).toContainText('admin')
      await page.keyboard.press('Escape')
      await expect(shell.account).toBeFocused()
      await shell.chooseOfAccount('个人中心', 'Profile')
      await titled('个人中心', 'Profile')
      await shell.chooseOfAccount('锁定屏幕', 'Lock screen')
      await expect(shell.lock.field).toBeFocused()
      await page.keyboard.press('Escape')
      await shell.chooseOfAccount('退出登录', 'Log out')
      await expect(consolePage(page).submit).toBeVisible()
      await expect(shell.bar).toHaveCount(0)
    })
  })
})
