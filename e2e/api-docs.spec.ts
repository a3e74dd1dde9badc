import { consolePage } from './console-page'
import { expect, test } from './fixtures'
import { served } from './runtimes'

test.describe('the description of the API', { tag: served }, () => {
  test('shows a call, which somebody tries with a token of their own', async ({ page, ownServer }) => {
    const app = consolePage(page)
    await page.goto(`${ownServer.address}/profile/index?tab=security`)
    await app.signIn('editor')
    await page.getByRole('button', { name: /^(创建令牌|New token)$/ }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^(名称|Name)$/).fill('to try it')
    await page.keyboard.press('Enter')
    const token = await page.getByText(/^atr_\w+$/).innerText()

    await page.goto(`${ownServer.address}/api/docs`)
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    const access = page.locator('.auth-container').filter({ hasText: 'apiToken' })
    await access.locator('input').fill(token)
    await access.getByRole('button', { name: /Apply|Authorize/ }).click()
    await page.getByRole('button', { name: 'Close' }).first().click()

    await page.locator('#operations-tag-posts').click()
    const call = page.locator('.opblock').filter({ hasText: '/api/system/post/list' })
    await call.locator('.opblock-summary-control').click()
    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('button', { name: 'Execute' }).click()
    const response = call.locator('.live-responses-table .response').first()
    await expect(response.locator('.response-col_status')).toContainText('200')
    await expect(response).toContainText('"pageInfo"')
  })
})
