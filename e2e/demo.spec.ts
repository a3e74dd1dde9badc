import { consolePage } from './console-page'
import { chooseDemo } from './demo-data'
import { expect, test } from './fixtures'
import { waitForBriefText } from './brief-text'
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
      waitForBriefText(page, /演示数据已重置/),
      page.getByRole('dialog').getByRole('button', { name: '重置演示数据' }).click(),
    ])
    await app.signIn('admin')
    await expect(app.account).toHaveAccessibleName(/林晓/)
  },
)

test(
  'the demo becomes a company, whose people see what their role and department allow, and goes back',
  { tag: inBrowser },
  async ({ page, goto }) => {
    const app = consolePage(page)
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    const total = (count: number) => page.getByText(`共 ${count} 条`, { exact: true })
    const departments = page.getByRole('table', { name: '部门人数' }).getByRole('rowheader')
    await goto('/login')
    await chooseDemo(page, '公司', /已换成公司/)

    const head = await test.step('the admin sees all of them, and who leads a region', async () => {
      await app.signIn('admin')
      await expect(departments).toHaveCount(24)
      await goto('/system/user')
      await expect(total(400)).toBeVisible()
      // Department heads of South China.
      await goto('/system/user?roleId=6&deptId=18')
      await expect(total(1)).toBeVisible()
      await expect(rows).toHaveCount(1)
      return rows.locator('small').first().innerText()
    })

    await test.step('that head sees the region alone, on the dashboard and in the list', async () => {
      await app.signOut()
      await app.signIn(head)
      await expect(departments).toHaveText(['华南区'])
      await goto('/system/user')
      await expect(total(27)).toBeVisible()
      await app.signOut()
    })

    await test.step('the demo is back as it was', async () => {
      await chooseDemo(page, '小型演示', /已换成小型演示/)
      await app.signIn('admin')
      await goto('/system/user')
      await expect(total(4)).toBeVisible()
    })
  },
)
