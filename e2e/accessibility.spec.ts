import { consolePage } from './console-page'
import { served } from './homes'
import { expect, test } from './fixtures'
import { nameOf, otherWorlds, sizeOf, storageOf, worlds } from './worlds'

for (const [index, world] of [...worlds, ...otherWorlds].entries()) {
  test.describe(nameOf(world), { tag: index === 0 ? [] : [served] }, () => {
    test.use({
      viewport: sizeOf(world),
      storageState: async ({ baseURL }, use) => use(storageOf(world, baseURL!)),
    })

    test('login, dashboard and users have no violation', async ({ page, goto, axe }) => {
      await goto('/login')
      await expect(page.locator('html')).toHaveAttribute('data-theme', world.theme)
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
  })
}
