import { consolePage } from './console-page'
import { expect, test } from './fixtures'

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const lang of ['zh-cn', 'en'] as const) {
      test(`login, dashboard and users have no violation: ${viewport.width} ${colorScheme} ${lang}`, async ({
        page,
        goto,
        axe,
        context,
        baseURL,
      }) => {
        await page.setViewportSize(viewport)
        await context.addCookies([{ name: 'lang', value: lang, url: new URL('/', baseURL).href }])
        await page.addInitScript(
          (theme) => localStorage.setItem('settings', JSON.stringify({ state: { themeStyle: theme }, version: 0 })),
          colorScheme,
        )
        await goto('/login')
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
        await expect(consolePage(page).submit).toBeVisible()
        await axe()
        await consolePage(page).signIn('admin')
        await expect(page.locator('main svg path').first()).toBeVisible()
        await axe()
        await goto('/system/user')
        await expect(page.getByText('editor', { exact: true }).first()).toBeVisible()
        await axe()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, 'nothing wider than the screen').toBeLessThanOrEqual(0)
      })
    }
  }
}
