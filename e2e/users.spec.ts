import { consolePage } from './console-page'
import { expect, test } from './fixtures'

test.beforeEach(async ({ page, goto }) => {
  await goto('/system/user')
  await consolePage(page).signIn('admin')
  await expect(page.getByRole('row')).toHaveCount(5)
})

test('searching narrows the list, and a reload keeps the search', async ({ page }) => {
  await page.getByLabel('用户名').fill('edit')
  await page.getByLabel('用户名').press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByLabel('用户名')).toHaveValue('edit')
  await page.getByRole('button', { name: '重置', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
})

test('a department narrows it to that department and below', async ({ page }) => {
  await page.getByRole('button', { name: '研发中心', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('row')).toHaveCount(5)
})

test('percent and underscore are characters like others', async ({ page }) => {
  await page.getByLabel('用户名').fill('%_')
  await page.getByLabel('用户名').press('Enter')
  await expect(page.getByText('没有符合条件的数据')).toBeVisible()
})

test('an address with nonsense in it shows the list', async ({ page, goto }) => {
  await goto('/system/user?page=0&size=10000&status=x&sort=password')
  await expect(page.getByRole('row')).toHaveCount(5)
})
