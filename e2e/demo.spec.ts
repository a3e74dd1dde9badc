import { consolePage } from './console-page'
import { expect, test } from './fixtures'
import { glimpse } from './glimpse'
import { inBrowser } from './runtimes'

test(
  'resetting the demo puts the seed back, and the accounts still sign in',
  { tag: inBrowser },
  async ({ page, goto }) => {
    const app = consolePage(page)
    await goto('/login')
    await app.signIn('admin')
    await goto('/profile/index')
    await page.getByLabel('昵称').fill('新名字')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(app.account).toHaveAccessibleName(/新名字/)
    await app.signOut()
    await page.getByRole('button', { name: '重置演示数据' }).click()
    await Promise.all([
      glimpse(page, /演示数据已重置/),
      page.getByRole('dialog').getByRole('button', { name: '重置演示数据' }).click(),
    ])
    await app.signIn('admin')
    await expect(app.account).toHaveAccessibleName(/林晓/)
  },
)
