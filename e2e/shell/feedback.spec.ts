import { consolePage } from '../console-page'
import { boxOf } from './shell-parts'
import { expect, journeys, test, worlds } from './shell-test'

/** Something that a held request waits for. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

journeys([worlds[0]], () => {
  test('the console says that it starts, loads and fails', async ({
    page,
    context,
    goto,
    shell,
    say,
    baseURL,
    expectMessage,
  }) => {
    expectMessage(/status of 401/)

    await test.step('the start-up overlay shows until the console does, then it is gone', async () => {
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

    await consolePage(page).signIn('admin')
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
      await shell.openDirectory(say('系统管理', 'System'))
      const entry = shell.menu.getByRole('link', { name: say('岗位管理', 'Posts'), exact: true })
      await entry.click()
      await expect(bar).toBeVisible()
      await expect(entry).toHaveAttribute('aria-current', 'page')
      expect((await boxOf(bar))!.height).toBeLessThanOrEqual(3)
      arrival.open()
      await consolePage(page).titled(say('岗位管理', 'Posts'))
      await expect(bar).toHaveCount(0)
      await page.unroute(scripts)
    })

    await test.step('the message of an error stays until it is dismissed', async () => {
      await context.addCookies([{ name: 'token', value: 'of-nobody', url: new URL('/', baseURL).href }])
      await page.reload()
      const error = shell.toasts.getByRole('alert')
      await expect(error).toBeVisible()
      await error.getByRole('button', { name: say('关闭', 'Dismiss') }).click()
      await expect(error).toHaveCount(0)
      await expect(consolePage(page).submit).toBeVisible()
    })
  })
})
