import { consolePage } from '../../../e2e/console-page'
import { chooseDemo } from '../../../e2e/demo-data'
import { expect, test } from '../../../e2e/fixtures'
import { inBrowser } from '../../../e2e/runtimes'

test(
  'in the company of the demo the head of a department opens their own forms',
  { tag: inBrowser },
  async ({ page, goto }) => {
    const app = consolePage(page)
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await goto('/login')
    await chooseDemo(page, '公司', /已换成公司/)
    await app.signIn('admin')
    // Department heads of South China.
    await goto('/system/user?roleId=6&deptId=18')
    await expect(rows).toHaveCount(1)
    const head = await rows.locator('small').first().innerText()
    await app.signOut()
    await app.signIn(head)
    await goto('/forms/mine')
    await app.titled('我的填报')
  },
)
