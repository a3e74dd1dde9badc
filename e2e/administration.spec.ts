import type { Page } from '@playwright/test'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { served } from './runtimes'
import { shellParts } from './shell/shell-parts'

const startPassword = 'Anfang-Kran-2026'
const ownPassword = 'Eigen-Wort-2026'

const question = (page: Page) => page.getByRole('dialog', { name: /[？?]$/ })
const drawer = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const said = (page: Page, text: string | RegExp) => page.getByRole('region', { name: '消息' }).getByText(text)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a page of the menu's by its address and waits for its list. */
async function openList(page: Page, goto: (path: string) => Promise<void>, path: string, title: string): Promise<void> {
  await goto(path)
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}

async function choose(page: Page, form: ReturnType<typeof drawer>, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click()
  await page.keyboard.type(option)
  const options = form.locator('.ant-select-item-option, .ant-select-tree-node-content-wrapper')
  await options.filter({ hasText: option }).last().click()
  // Closes the list; a key could choose or close more than that.
  await form.getByText('昵称').click()
}

async function signInAs(page: Page, username: string, password: string): Promise<void> {
  const app = consolePage(page)
  await app.username.fill(username)
  await app.password.fill(password)
  await app.submit.click()
}

test('a department, a role and a user are made; that user sees just what the role opens, and loses it at once', async ({
  page,
  goto,
  enter,
  browser,
  runtime,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await enter('/system/dept')

  await test.step('a department below another', async () => {
    await button(page, '新增下级 研发中心').click()
    const form = drawer(page, '新增部门')
    await form.getByLabel('部门名称').fill('质量组')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('cell', { name: '质量组', exact: true })).toBeVisible()
  })

  await test.step('a role with one page and the data of its holders’ department', async () => {
    await openList(page, goto, '/system/role', '角色')
    await button(page, '新增').click()
    const form = drawer(page, '新增角色')
    await form.getByLabel('角色名称').fill('质检员')
    await form.getByLabel('权限字符').fill('qa')
    await form.getByRole('checkbox', { name: '全部展开' }).check()
    await form.getByRole('treeitem', { name: '岗位管理' }).locator('.ant-tree-checkbox').click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('cell', { name: '质检员', exact: true })).toBeVisible()
    await button(page, '数据权限 质检员').click()
    const scope = drawer(page, '数据权限')
    await scope.getByRole('radio', { name: '本部门及以下' }).check()
    await scope.getByRole('button', { name: '保存' }).click()
    await expect(scope).toBeHidden()
  })

  await test.step('a user with both', async () => {
    await openList(page, goto, '/system/user', '用户')
    await button(page, '新增').click()
    const form = drawer(page, '新增用户')
    await form.getByLabel('用户名').fill('qa.lead')
    await form.getByLabel('密码', { exact: true }).fill(startPassword)
    await form.getByLabel('昵称').fill('周质检')
    await choose(page, form, '部门', '质量组')
    await choose(page, form, '角色', '质检员')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('周质检').first()).toBeVisible()
  })

  const oneTimePassword = await test.step('who gets a password for one sign-in', async () => {
    await button(page, '「周质检」的更多操作').click()
    await page.getByRole('menuitem', { name: '重置密码' }).click()
    await question(page).getByRole('button', { name: '重置密码' }).click()
    const shown = drawer(page, '「周质检」的一次性密码')
    const text = (await shown.getByLabel('一次性密码').textContent()) ?? ''
    await shown.getByRole('button', { name: '我已记下' }).click()
    return text.trim()
  })

  // The demo's database belongs to one browser, so there the same one goes on.
  const other = runtime === 'node' ? await (await browser.newContext({ baseURL, locale: 'zh-CN' })).newPage() : page
  await test.step('that user sees just that', async () => {
    if (runtime === 'demo') await consolePage(page).signOut()
    else await other.goto('login')
    await signInAs(other, 'qa.lead', oneTimePassword)
    await other.getByLabel('当前密码').fill(oneTimePassword)
    await other.getByLabel('新密码', { exact: true }).fill(ownPassword)
    await other.getByLabel('再次输入新密码').fill(ownPassword)
    await button(other, '保存并继续').click()
    await expect(consolePage(other).account).toBeVisible()
    expect(await consolePage(other).outline()).toEqual(['首页', '岗位管理'])
    await consolePage(other).menu.getByText('岗位管理').click()
    await expect(other.getByRole('cell', { name: '总经理', exact: true })).toBeVisible()
    await expect(button(other, '新增')).toBeVisible()
  })
  if (runtime === 'demo') return

  await test.step('what the administrator takes away is gone with the next call', async () => {
    await openList(page, goto, '/system/role', '角色')
    await button(page, '编辑 质检员').click()
    const form = drawer(page, '编辑角色')
    await form.getByRole('checkbox', { name: '全部展开' }).check()
    await form.getByRole('treeitem', { name: '岗位管理' }).locator('.ant-tree-checkbox').click()
    await form.getByRole('treeitem', { name: '字典管理' }).locator('.ant-tree-checkbox').click()
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form).toBeHidden()

    await other.getByRole('button', { name: '刷新' }).click()
    await expect(said(other, '您的权限已变更，已关闭：岗位管理')).toBeVisible()
    await expect(consolePage(other).menu.getByText('字典管理')).toBeVisible()
    await expect(consolePage(other).menu.getByText('岗位管理')).toHaveCount(0)
  })

  await test.step('a disabled user is out', async () => {
    await openList(page, goto, '/system/user?search=qa.lead', '用户')
    await page.getByRole('switch', { name: '「周质检」已启用' }).click()
    await question(page).getByRole('button', { name: '停用' }).click()
    await expect(page.getByRole('switch', { name: '「周质检」已启用' })).not.toBeChecked()
    await consolePage(other).menu.getByText('字典管理').click()
    await expect(consolePage(other).submit).toBeVisible()
    await other.context().close()
  })
})

test('the last administrator cannot be locked out', async ({ page, enter, expectMessage }) => {
  expectMessage(/409/)
  await enter('/system/roleAuth/user/1')
  await page
    .getByRole('button', { name: /^取消授权 / })
    .first()
    .click()
  await question(page).getByRole('button', { name: '取消授权' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '管理员' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^取消授权 / })).toHaveCount(1)
})

test('users come from a file: what is wrong is corrected in place, then all of them are there', async ({
  page,
  enter,
}) => {
  const rows = [
    '用户名,昵称,部门,手机号,邮箱',
    'file.one,文件一,市场部,13800001111,one@atrium.example',
    'file two,文件二,市场部,13800002222,two@atrium.example',
    'file.three,=1+1,没有的部门,13800003333,three@atrium.example',
  ]
  await enter('/system/user')
  await button(page, '导入').click()
  const form = drawer(page, '导入用户')
  const file = { name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}`) }
  await form.locator('input[type=file]').setInputFiles(file)
  await form.getByLabel('第 2 行 用户名').fill('file.two')
  await form.getByLabel('第 3 行 部门').fill('市场部')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: '重新检查' }).click()
  await form.getByRole('button', { name: '导入', exact: true }).click()
  await expect(form.getByText('已新增 3 名、更新 0 名用户')).toBeVisible()
  await form.getByRole('button', { name: '完成' }).click()
  await expect(page.getByText('=1+1').first()).toBeVisible()
})

test(
  'somebody whose roles change sees a notice at once, in each tab and after the first one is closed',
  {
    tag: served,
  },
  async ({ page, enter, request }) => {
    const bell = (one: Page, unread: number) => one.getByRole('button', { name: `通知，${unread} 条未读` })
    const login = await request.post('api/user/login', { data: { username: 'admin', password: demoPassword } })
    const { data: token } = (await login.json()) as { data: string }
    const headers = { token }
    async function setRoles(roleIds: number[]): Promise<void> {
      const list = await request.get('api/system/user/list?username=guest', { headers })
      const { data } = (await list.json()) as { data: { items: { userId: number; version: number }[] } }
      const { userId, version } = data.items[0]!
      await request.put('api/system/user/authRole', { headers, data: { userId, version, roleIds } })
    }
    await enter('/', 'guest')
    await expect(bell(page, 5)).toBeVisible()
    const other = await page.context().newPage()
    const stream = page.context().waitForEvent('request', (one) => one.url().endsWith('/admin/api/events'))
    await other.goto(page.url())
    await expect(bell(other, 5)).toBeVisible()

    await setRoles([3, 4])
    await expect(bell(page, 6)).toBeVisible()
    await expect(bell(other, 6)).toBeVisible()

    // The other tab takes the stream over.
    await page.close()
    await stream
    await setRoles([4])
    await expect(bell(other, 7)).toBeVisible()
    await bell(other, 7).click()
    await other.getByRole('link', { name: '您的角色已更改' }).first().click()
    await expect(other).toHaveURL(/\/profile\/index\?tab=facts$/)
    await expect(bell(other, 6)).toBeVisible()
  },
)

test(
  'below a path people sign in, load a deep page again, download, lock, unlock and sign out',
  { tag: served },
  async ({ page, goto, baseURL }) => {
    const app = consolePage(page)
    await goto('/login?redirect=%2Fsystem%2Frole')
    await app.signIn('admin')
    const { pathname } = new URL(baseURL!)
    const at = (path: string) => expect(page).toHaveURL(new URL(path, baseURL).href)
    await at('system/role')
    await page.reload()
    await app.isIn()
    await at('system/role')
    const cookies = await page.context().cookies()
    expect(cookies.map(({ path }) => path)).toEqual(cookies.map(() => pathname))

    const download = page.waitForEvent('download')
    await button(page, '导出').click()
    await page.getByRole('menuitem').first().click()
    expect((await download).suggestedFilename()).toMatch(/\.(?:xlsx|csv)$/)

    const { lock } = shellParts(page)
    await lock.button.click()
    await lock.with('9876')
    await page.reload()
    await lock.opener.click()
    await lock.tryPassword('9876')
    await app.isIn()
    await at('system/role')
    await app.signOut()
    await at('login')
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('token'))).toEqual([])
  },
)
