import { boxOf } from './shell-parts'
import { expect, journeys, otherWorlds, test } from './shell-test'

journeys([otherWorlds[0]], () => {
  test('the header stays in view, fills the screen and changes the theme, which a reload keeps', async ({
    page,
    shell,
    enter,
    titled,
  }) => {
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width, height: 500 })
    await enter()
    await shell.footer.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    await expect.poll(() => boxOf(shell.header)).toMatchObject({ y: 0 })
    await page.setViewportSize({ width, height })

    const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
    await shell.fullscreen.click()
    await expect.poll(isFull).toBe(true)
    await shell.leaveFullscreen.click()
    await expect.poll(isFull).toBe(false)

    await page.getByRole('button', { name: /^(切换到|Switch to )/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await titled('首页', 'Home')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})
