import { consolePage } from './console-page'
import { expect, test } from './fixtures'

test('resetting the demo puts the seed back, and the accounts still sign in', async ({ page, goto, home }) => {
  test.skip(home === 'node', 'only the demo keeps its data in the browser')
  const app = consolePage(page)
  await goto('/login')
  await app.signIn('admin')
  await app.signOut()
  await app.signIn('admin')
  await expect(page.getByText('近 14 天 2 次')).toBeVisible()
  await app.signOut()
  await page.getByRole('button', { name: '重置演示数据' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重置演示数据' }).click()
  await expect(page.getByText('演示数据已重置')).toBeVisible()
  await app.signIn('admin')
  await expect(page.getByText('近 14 天 1 次')).toBeVisible()
})
