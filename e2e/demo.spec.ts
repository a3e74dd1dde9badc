import { consolePage } from './console-page'
import { expect, test } from './fixtures'
import { glimpse } from './glimpse'
import { inBrowser } from './homes'

test(
  'resetting the demo puts the seed back, and the accounts still sign in',
  { tag: inBrowser },
  async ({ page, goto }) => {
    const app = consolePage(page)
    await goto('/login')
    await app.signIn('admin')
    await app.signOut()
    await app.signIn('admin')
    await expect(page.getByText('近 14 天 2 次')).toBeVisible()
    await app.signOut()
    await page.getByRole('button', { name: '重置演示数据' }).click()
    await Promise.all([
      glimpse(page, /演示数据已重置/),
      page.getByRole('dialog').getByRole('button', { name: '重置演示数据' }).click(),
    ])
    await app.signIn('admin')
    await expect(page.getByText('近 14 天 1 次')).toBeVisible()
  },
)
