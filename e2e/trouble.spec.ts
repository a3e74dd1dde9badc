import { consolePage } from './console-page'
import { expect, test } from './fixtures'

test.describe('the login page answers bad input', () => {
  test('empty fields at the field, the first one focused', async ({ page, goto }) => {
    const app = consolePage(page)
    await goto('/login')
    await app.submit.click()
    await expect(page.getByText('请输入账号')).toBeVisible()
    await expect(page.getByText('请输入密码')).toBeVisible()
    await expect(app.username).toBeFocused()
  })

  test('an unknown user and a wrong password in words', async ({ page, goto, expectMessage }) => {
    expectMessage(/status of 400/)
    const app = consolePage(page)
    await goto('/login')
    await app.username.fill('nobody')
    await app.password.fill('wrong')
    await app.submit.click()
    await expect(page.getByText('用户名不存在')).toBeVisible()
    await app.username.fill('admin')
    await app.submit.click()
    await expect(page.getByText('用户名或者密码错误')).toBeVisible()
    await expect(app.username).toHaveValue('admin')
  })

  test('129 characters before anything is sent', async ({ page, goto }) => {
    const app = consolePage(page)
    await goto('/login')
    await app.username.fill('admin')
    await app.password.fill('x'.repeat(129))
    await app.submit.click()
    await expect(page.getByText('密码不能超过 128 个字符')).toBeVisible()
  })
})

for (const [what, value] of [
  ['a token of another server', 'mD9rhRk0S8m0xQd2w1l6bqv8n7c5t4y3u2i1o0p9a8s'],
  ['a corrupt token', '%E0%A4%A'],
] as const) {
  test(`${what} leads to the login page, which replaces it`, async ({
    page,
    goto,
    context,
    baseURL,
    expectMessage,
  }) => {
    expectMessage(/status of 401/)
    await context.addCookies([{ name: 'token', value, url: new URL('/', baseURL).href }])
    await goto('/system/user')
    await expect(consolePage(page).submit).toBeVisible()
    await consolePage(page).signIn('admin')
    expect((await context.cookies()).find(({ name }) => name === 'token')!.value).not.toBe(value)
    await expect(page).toHaveTitle('用户管理 - Atrium')
  })
}

test('corrupt local storage falls back to defaults', async ({ page, goto }) => {
  const app = consolePage(page)
  await goto('/login')
  await page.evaluate(() => {
    for (const key of ['settings', 'oldLayout', 'lang'])
      localStorage.setItem(key, '{"state":{"themeStyle":7,"collapse":"x"')
    document.cookie = 'lang=klingon'
  })
  await page.reload()
  await app.signIn('admin')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(app.menu).toBeVisible()
})

test('a failing network leads to the page that says so, and the way back works', async ({
  page,
  goto,
  context,
  home,
  expectMessage,
}) => {
  test.skip(home === 'demo', 'the demo needs no network')
  expectMessage(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const app = consolePage(page)
  await goto('/')
  await app.signIn('admin')
  await app.menu.getByText('系统管理').click()
  await app.menu.getByText('用户管理').click()
  await expect(page.getByRole('cell', { name: /editor/ }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: '刷新' }).click()
  await expect(app.heading('暂时无法连接')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(app.account).toBeVisible()
})
