import { consolePage } from './console-page'
import { expect, test } from './fixtures'

test('the list of users is narrowed by a search and by a department, and its address may hold nonsense', async ({
  page,
  goto,
}) => {
  const rows = page.getByRole('row')
  const keyword = page.getByLabel('关键词')
  await goto('/system/user')
  await consolePage(page).signIn('admin')
  await expect(rows).toHaveCount(5)

  await test.step('searching narrows the list, and a reload keeps the search', async () => {
    await keyword.fill('edit')
    await keyword.press('Enter')
    await expect(rows).toHaveCount(2)
    await page.reload()
    await expect(rows).toHaveCount(2)
    await expect(keyword).toHaveValue('edit')
    await page.getByRole('button', { name: '重置', exact: true }).click()
    await expect(rows).toHaveCount(5)
  })

  await test.step('a department narrows it to that department and below', async () => {
    await page.getByRole('treeitem', { name: '研发中心', exact: true }).click()
    await expect(rows).toHaveCount(2)
    await page.goBack()
    await expect(rows).toHaveCount(5)
  })

  await test.step('percent and underscore are characters like others', async () => {
    await keyword.fill('%_')
    await keyword.press('Enter')
    await expect(page.getByText('没有符合条件的数据')).toBeVisible()
  })

  await test.step('an address with nonsense in it shows the list', async () => {
    await goto('/system/user?page=0&size=10000&status=x&sort=password')
    await expect(rows).toHaveCount(5)
  })
})
