import { consolePage } from '../console-page'
import { glimpse } from '../glimpse'
import { worlds } from '../worlds'
import { boxOf } from './shell-parts'
import { expect, journeys, test } from './shell-test'

/** Something that a held request waits for. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

journeys(worlds, ({ size }) => {
  test('the console says that it starts, loads, greets and fails, and the bell what is new', async ({
    page,
    context,
    goto,
    shell,
    say,
    baseURL,
    expectMessage,
  }) => {
    expectMessage(/status of 401/)

    await test.step('the start-up overlay stands until the console does, then it is gone', async () => {
      const overlay = page.locator('#startup')
      const start = gate()
      const scripts = /assets\/index-[^/]+\.js$/
      await page.route(scripts, async (route) => {
        await start.opened
        await route.continue()
      })
      const opened = goto('/login')
      await expect(overlay).toBeVisible()
      await expect.poll(() => boxOf(overlay)).toMatchObject({ x: 0, y: 0, ...page.viewportSize()! })
      start.open()
      await opened
      await expect(consolePage(page).submit).toBeVisible()
      await expect(overlay).toHaveCount(0)
      await page.unroute(scripts)
    })

    await test.step('signing in greets with a message that goes by itself', async () => {
      await Promise.all([glimpse(page, /王若彤.*(?:登录成功|Signed in)/), consolePage(page).signIn('common')])
      await expect(shell.toasts.getByText('王若彤')).toHaveCount(0)
    })

    await test.step('a thin bar shows while the next page is on its way', async () => {
      await expect(page.locator('main svg path').first()).toBeVisible()
      const arrival = gate()
      const scripts = /assets\/.+\.js$/
      await page.route(scripts, async (route) => {
        await arrival.opened
        await route.continue()
      })
      const bar = page.locator('[class*=progress]')
      await expect(bar).toHaveCount(0)
      if (size === 'phone') await shell.openMenu.tap()
      await shell.openDirectory(say('功能', 'Features'))
      const entry = shell.menu.getByRole('link', { name: say('消息提示', 'Messages'), exact: true })
      await entry.click()
      await expect(bar).toBeVisible()
      if (size === 'desktop') await expect(entry).toHaveAttribute('aria-current', 'page')
      expect((await boxOf(bar))!.height).toBeLessThanOrEqual(3)
      arrival.open()
      await consolePage(page).titled(say('消息提示', 'Messages'))
      await expect(bar).toHaveCount(0)
      await page.unroute(scripts)
    })

    await test.step('the bell counts three lists, shows each and says when one is empty', async () => {
      await expect(shell.bell).toHaveAccessibleName(say('通知，5 条未读', 'Notifications, 5 unread'))
      await shell.bell.click()
      await expect(shell.notices.getByRole('tab')).toHaveText([
        say('通知2', 'Notifications2'),
        say('消息1', 'Messages1'),
        say('待办2', 'To-dos2'),
      ])
      await expect(shell.noticeList).toContainText(
        say('本周六 22:00 至 23:00 系统维护', 'Maintenance this Saturday, 22:00 to 23:00'),
      )
      expect((await boxOf(shell.notices))!.height).toBeLessThanOrEqual(320)
      const { x, width } = (await boxOf(shell.notices))!
      expect(x, 'within the screen').toBeGreaterThanOrEqual(0)
      expect(x + width, 'within the screen').toBeLessThanOrEqual(page.viewportSize()!.width)
      await shell.noticeTab('消息', 'Messages').click()
      await expect(shell.noticeList).toContainText(say('行政通知', 'From the office'))
      await shell.noticeTab('待办', 'To-dos').click()
      await expect(shell.noticeList).toContainText(say('紧急', 'Urgent'))
      await shell.notices.getByRole('button', { name: say('清空此列表', 'Clear this list') }).click()
      await expect(shell.noticeList).toHaveText(say('没有待办事项', 'Nothing to do'))
      await expect(shell.bell).toHaveAccessibleName(say('通知，3 条未读', 'Notifications, 3 unread'))
      await page.keyboard.press('Escape')
      await expect(shell.notices).toHaveCount(0)
      await expect(shell.bell).toBeFocused()
    })

    await test.step('the message of a failure stays until it is dismissed', async () => {
      await context.addCookies([{ name: 'token', value: 'of-nobody', url: new URL('/', baseURL).href }])
      await page.reload()
      const failure = shell.toasts.getByRole('alert')
      await expect(failure).toBeVisible()
      await failure.getByRole('button', { name: say('关闭', 'Dismiss') }).click()
      await expect(failure).toHaveCount(0)
      await expect(consolePage(page).submit).toBeVisible()
    })
  })
})
