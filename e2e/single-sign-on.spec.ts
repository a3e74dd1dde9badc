import type { Page } from '@playwright/test'
import { providerClient, startProvider, type RunningProvider } from '#server-test/receivers/identity-provider'
import { consolePage } from './console-page'
import { expect, test } from './fixtures'
import { startServer, type OwnServer } from './own-server'
import { served } from './runtimes'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string) => page.getByRole('region', { name: '消息' }).getByText(text)

/** Chooses in a list or a tree of a form. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: label }).click()
  await page.keyboard.type(option)
  const options = page.locator('.ant-select-item-option, .ant-select-tree-node-content-wrapper')
  await options.filter({ hasText: option, visible: true }).last().click()
}

/** Adds a provider that makes users of a role, with its secret, as an administrator does. */
async function addProvider(page: Page, { issuer }: RunningProvider): Promise<void> {
  const form = page.getByRole('dialog', { name: '新增身份提供方' })
  await button(page, '新增').click()
  await form.getByLabel('名称', { exact: true }).fill('集团账号')
  await form.getByLabel('签发者地址').fill(issuer)
  await form.getByLabel('客户端 ID').fill(providerClient.clientId)
  await form.getByLabel('自动创建用户').click()
  await choose(page, '新用户的部门', '平台组')
  await choose(page, '新用户的角色', '编辑')
  await form.getByRole('button', { name: '保存' }).click()
  const dialog = page.getByRole('dialog', { name: '设置新身份提供方的密钥' })
  await dialog.getByLabel('客户端密钥').fill(providerClient.clientSecret)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(said(page, '密钥已保存')).toBeVisible()
}

/** Signs in at the provider, whose forms are those of its library for trials. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.locator('input[name=login]').fill(account)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  // It asks for the consent in a second form.
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.describe('single sign-on', { tag: served }, () => {
  let server: OwnServer
  let provider: RunningProvider
  test.beforeEach(async ({ page }) => {
    // Its pages for trials ask for a font outside, and for an icon that it has not.
    await page.context().route(/fonts\.googleapis\.com|\/favicon\.ico$/, (route) => route.fulfill({ body: '' }))
    server = await startServer()
    provider = await startProvider({
      redirectUris: [`${server.address}/sso`],
      afterSignOut: [`${server.address}/login`],
      claimsOf: (account) => ({ name: account, email: `${account}@office.example`, email_verified: true }),
    })
  })
  test.afterEach(async ({ page }) => {
    // Calls that it still makes would fail, and be errors in its console.
    await page.close()
    await provider.close()
    await server.stop()
  })

  /** Adds the provider, and goes there from the login page. */
  async function goToProvider(page: Page) {
    const app = consolePage(page)
    await page.goto(`${server.address}/system/operation/identityProvider`)
    await app.signIn('admin')
    await addProvider(page, provider)
    await app.signOut()
    await button(page, '使用 集团账号 登录').click()
    return app
  }

  test('an administrator adds a provider, and somebody without a user signs in there and out again', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const app = consolePage(page)
    const path = '/system/operation/identityProvider'
    await page.goto(`${server.address}${path}`)
    await app.signIn('admin')
    await addProvider(page, provider)
    await button(page, '登记地址 集团账号').click()
    await expect(page.getByText(`${server.address}/sso`, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await button(page, '「集团账号」的更多操作').click()
    await page.getByRole('menuitem', { name: '测试' }).click()
    await signInThere(page, 'mei.lin')
    await expect(page.getByText('会创建用户「mei.lin」，然后登录。')).toBeVisible()
    await page.getByRole('link', { name: '返回身份提供方' }).click()
    await app.isIn()
    await app.signOut()

    await button(page, '使用 集团账号 登录').click()
    await app.isIn()
    await expect(page).not.toHaveURL(/[?&](code|state)=/)
    await app.account.click()
    await expect(page.getByText('mei.lin').first()).toBeVisible()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expect(page).toHaveURL((url) => url.href.startsWith(`${provider.issuer}/`))
    await page.getByRole('button', { name: /yes/i }).click()
    await expect(app.submit).toBeVisible()
    await expect(page).toHaveURL(`${server.address}/login`)

    await page.goto(`${server.address}/system/user`)
    await app.signIn('admin')
    const row = page.getByRole('row').filter({ hasText: 'mei.lin' })
    await expect(row).toContainText('平台组')
    await expect(row).toContainText('编辑')
  })

  test('somebody without a password shows in a window of the provider that it is them', async ({
    page,
    expectMessage,
  }) => {
    // The call that is made again.
    expectMessage(/status of 403 .*\/api\/user\/tokens/)
    test.setTimeout(120_000)
    const app = await goToProvider(page)
    await signInThere(page, 'mei.lin')
    await app.isIn()
    server.forgetReauthentications()
    await page.goto(`${server.address}/profile/index?tab=security`)
    await button(page, '创建令牌').click()
    await page.getByRole('dialog').getByLabel('名称', { exact: true }).fill('for a script')
    await page.keyboard.press('Enter')
    const asking = page.waitForEvent('popup')
    await button(page, '在 集团账号 验证').click()
    const opened = await asking
    await opened.locator('input[name=login]').fill('mei.lin')
    await opened.locator('input[name=password]').fill('any')
    await opened.locator('button[type=submit]').click()
    await expect(page.getByText(/^atr_\w+$/)).toBeVisible()
  })

  test('somebody without a password whose session ends over a form signs in in a window, and saves it', async ({
    page,
    expectMessage,
  }) => {
    // The save that was rejected.
    expectMessage(/status of 401 /)
    const app = await goToProvider(page)
    await signInThere(page, 'mei.lin')
    await app.isIn()
    await page.goto(`${server.address}/profile/index`)
    await page.getByLabel('昵称', { exact: true }).fill('Mei')
    server.endSessions()
    // Not a click: the page may have noticed the end by itself, and asks in front of the form.
    await button(page, '保存').dispatchEvent('click')
    const asking = page.waitForEvent('popup')
    await button(page, '打开登录窗口').click()
    const opened = await asking
    await Promise.all([opened.waitForEvent('close'), button(opened, '使用 集团账号 登录').click()])
    await expect(said(page, '已重新登录，可以继续保存')).toBeVisible()
    await button(page, '保存').click()
    await expect(said(page, '保存成功')).toBeVisible()
  })

  test('who cancels at the provider is told so, and stays outside', async ({ page, expectMessage }) => {
    expectMessage(/status of 403 .*\/api\/user\/sso\/login/)
    const app = await goToProvider(page)
    await page.getByRole('link', { name: /cancel/i }).click()
    await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect(app.submit).toBeVisible()
  })
})
