import { consolePage } from './console-page'
import { expect, test } from './fixtures'

test('the login page answers bad input', async ({ page, goto, expectMessage }) => {
  expectMessage(/status of 400/)
  const app = consolePage(page)
  await goto('/login')

  await test.step('empty fields at the field, the first one focused', async () => {
    await app.submit.click()
    await expect(page.getByText('请输入账号')).toBeVisible()
    await expect(page.getByText('请输入密码')).toBeVisible()
    await expect(app.username).toBeFocused()
  })

  await test.step('an unknown user and a wrong password in words', async () => {
    await app.username.fill('nobody')
    await app.password.fill('wrong')
    await app.submit.click()
    await expect(page.getByText('用户名不存在')).toBeVisible()
    await app.username.fill('admin')
    await app.submit.click()
    await expect(page.getByText('用户名或者密码错误')).toBeVisible()
    await expect(app.username).toHaveValue('admin')
  })

  await test.step('129 characters before anything is sent', async () => {
    await app.password.fill('x'.repeat(129))
    await app.submit.click()
    await expect(page.getByText('密码不能超过 128 个字符')).toBeVisible()
  })
})

test('a token of another server and a corrupt one lead to the login page, which replaces them', async ({
  page,
  goto,
  context,
  baseURL,
  expectMessage,
}) => {
  expectMessage(/status of 401/)
  const app = consolePage(page)
  const keep = (value: string) => context.addCookies([{ name: 'token', value, url: new URL('/', baseURL).href }])
  const isReplaced = async (value: string) => {
    await app.signIn('admin')
    expect((await context.cookies()).find(({ name }) => name === 'token')!.value).not.toBe(value)
    await app.titled('用户管理')
  }
  const [foreign, corrupt] = ['mD9rhRk0S8m0xQd2w1l6bqv8n7c5t4y3u2i1o0p9a8s', '%E0%A4%A']
  await keep(foreign)
  await goto('/system/user')
  await isReplaced(foreign)
  await keep(corrupt)
  await page.reload()
  await isReplaced(corrupt)
})

test('corrupt local storage falls back to defaults; a failing network says so, and the way back works', async ({
  page,
  goto,
  context,
  home,
  expectMessage,
}) => {
  const app = consolePage(page)
  await goto('/login')

  await test.step('corrupt local storage', async () => {
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

  // The demo needs no network.
  if (home === 'demo') return
  await test.step('a failing network', async () => {
    expectMessage(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
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
})
