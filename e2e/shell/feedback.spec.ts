import { consolePage } from '../console-page'
import { chinese, english, nameOf, worlds } from '../worlds'
import { boxOf } from './shell-parts'
import { expect, test } from './shell-test'

for (const world of worlds) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the bell counts three lists, shows each and says when one is empty', async ({ page, shell, enter, say }) => {
      await enter('/', 'common')
      await expect(shell.bell).toHaveAccessibleName(say('通知，8 条未读', 'Notifications, 8 unread'))
      await shell.bell.click()
      await expect(shell.notices.getByRole('tab')).toHaveText([
        say('通知3', 'Notifications3'),
        say('消息2', 'Messages2'),
        say('待办3', 'To-dos3'),
      ])
      await expect(shell.noticeList).toContainText(say('角色权限已更新', 'Role permissions were updated'))
      expect((await boxOf(shell.noticeList))!.height).toBeLessThanOrEqual(320)
      const { x, width } = (await boxOf(shell.notices))!
      expect(x, 'within the screen').toBeGreaterThanOrEqual(0)
      expect(x + width, 'within the screen').toBeLessThanOrEqual(page.viewportSize()!.width)
      await shell.noticeTab('消息', 'Messages').click()
      await expect(shell.noticeList).toContainText(say('陈思远 提到了你', 'Chen Siyuan mentioned you'))
      await shell.noticeTab('待办', 'To-dos').click()
      await expect(shell.noticeList).toContainText(say('紧急', 'Urgent'))
      await shell.notices.getByRole('button', { name: say('清空此列表', 'Clear this list') }).click()
      await expect(shell.noticeList).toHaveText(say('没有待办事项', 'Nothing to do'))
      await expect(shell.bell).toHaveAccessibleName(say('通知，5 条未读', 'Notifications, 5 unread'))
      await page.keyboard.press('Escape')
      await expect(shell.notices).toHaveCount(0)
      await expect(shell.bell).toBeFocused()
    })
  })
}

for (const world of chinese) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('signing in greets with a message that goes by itself, that of a failure can be dismissed', async ({
      page,
      context,
      shell,
      enter,
      say,
      baseURL,
      expectMessage,
    }) => {
      expectMessage(/status of 401/)
      await enter('/', 'common')
      const success = shell.toasts.locator('[data-kind=success]')
      await expect(success).toContainText('王若彤')
      await expect(success).toContainText(say('登录成功', 'ogged in'))
      await expect(success).toHaveCount(0)
      await context.addCookies([{ name: 'token', value: 'of-nobody', url: new URL('/', baseURL).href }])
      await page.reload()
      const failure = shell.toasts.getByRole('alert')
      await expect(failure).toBeVisible()
      await failure.getByRole('button', { name: say('关闭', 'Dismiss') }).click()
      await expect(failure).toHaveCount(0)
      await expect(consolePage(page).submit).toBeVisible()
    })
  })
}

for (const world of english) {
  test.describe(nameOf(world), () => {
    test.use({ world })

    test('the start-up overlay stands until the console does, then it is gone', async ({ page, goto }) => {
      const overlay = page.locator('#startup')
      let start = () => {}
      const started = new Promise<void>((resolve) => (start = resolve))
      await page.route(/assets\/index-[^/]+\.js$/, async (route) => {
        await started
        await route.continue()
      })
      const opened = goto('/login')
      await expect(overlay).toBeVisible()
      await expect.poll(() => boxOf(overlay)).toMatchObject({ x: 0, y: 0, ...page.viewportSize()! })
      start()
      await opened
      await expect(consolePage(page).submit).toBeVisible()
      await expect(overlay).toHaveCount(0)
    })

    test('a thin bar shows while the next page is on its way', async ({ page, shell, enter, say }) => {
      await enter()
      await expect(page.locator('main svg path').first()).toBeVisible()
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      await page.route(/assets\/.+\.js$/, async (route) => {
        await arrived
        await route.continue()
      })
      const bar = page.locator('[class*=progress]')
      await expect(bar).toHaveCount(0)
      if (world.size === 'phone') await shell.openMenu.tap()
      await shell.openDirectory(say('系统管理', 'System'))
      await shell.menu.getByRole('link', { name: say('用户管理', 'Users'), exact: true }).click()
      await expect(bar).toBeVisible()
      expect((await boxOf(bar))!.height).toBeLessThanOrEqual(3)
      arrive()
      await expect(shell.userSearch).toBeVisible()
      await expect(bar).toHaveCount(0)
    })
  })
}
