import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aServiceAccount } from '#server-test/records/service-account'
import { closeConsoles, openConsole } from '#test/console-app'
import { answer, chooseOption, formOf, listOf, messages, question } from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'

afterEach(closeConsoles)

const path = '/system/operation/serviceAccount'
const { row } = listOf('服务账号')
/** The switch that enables and disables an account. */
const status = (name: string) => page.getByRole('switch', { name: `「${name}」已启用` })
const { form, save, field, fieldErrors, add, edit } = formOf('服务账号')

/** The console of the admin, with one service account. */
const open = () =>
  openConsole({
    path,
    as: 'admin',
    prepare: async ({ engine: { db } }) => {
      await aServiceAccount(db)
    },
  })

test('one is added with its department and roles, and is no user of the list of people', async () => {
  const { runtime } = await open()
  await add({ 名称: '同步程序', 账号名: 'sync.bot', 用途: '夜间同步' })
  await userEvent.click(field('所属部门'))
  await chooseOption('平台组')
  await userEvent.click(save)
  await expect.element(row('同步程序')).toHaveTextContent('sync.bot')
  await expect.element(row('同步程序')).toHaveTextContent('未使用过')
  const services = await runtime.engine.db
    .selectFrom('users')
    .innerJoin('serviceAccounts', 'serviceAccounts.userId', 'users.userId')
    .select(['username', 'deptId', 'remark'])
    .where('username', '=', 'sync.bot')
    .execute()
  expect(services).toEqual([{ username: 'sync.bot', deptId: 5, remark: '夜间同步' }])
})

test('what is missing or taken is said at its field', async () => {
  await open()
  await add({ 账号名: '不 行' })
  await userEvent.click(save)
  await expect.poll(fieldErrors).toEqual({
    名称: '请填写名称',
    账号名: '2–20 个字符：字母、数字、下划线、短横线、点',
    所属部门: '请选择所属部门',
  })
  await userEvent.fill(field('名称'), '重名')
  await userEvent.fill(field('账号名'), 'Importer')
  await userEvent.click(field('所属部门'))
  await chooseOption('平台组')
  await userEvent.click(save)
  await expect.poll(fieldErrors).toEqual({ 账号名: '已被使用，请换一个' })
})

test('one is edited and disabled in its form, keeps its account name, and is enabled by the switch', async () => {
  const { runtime } = await open()
  await edit('导入程序', { 名称: '旧导入程序' })
  await expect.element(field('账号名')).toBeDisabled()
  await userEvent.click(form.getByRole('radio', { name: '停用' }))
  await userEvent.click(save)
  const { db } = runtime.engine
  const account = () =>
    db
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
      .select(['nickname', 'status', 'deptId', 'remark', 'roleId'])
      .where('username', '=', 'importer')
      .execute()
  const kept = { nickname: '旧导入程序', deptId: 5, remark: '夜间导入', roleId: 2 }
  await expect.element(status('旧导入程序')).not.toBeChecked()
  expect(await account()).toEqual([{ ...kept, status: 0 }])
  await userEvent.click(status('旧导入程序'))
  await answer('启用')
  await expect.element(status('旧导入程序')).toBeChecked()
  expect(await account()).toEqual([{ ...kept, status: 1 }])
  await userEvent.click(status('旧导入程序'))
  await expect.element(question).toHaveTextContent('令牌都无法使用')
  await answer('停用')
  await expect.element(status('旧导入程序')).not.toBeChecked()
})

test('a token is made, works as the account, is renamed and revoked', async () => {
  const { runtime } = await open()
  await actOn('导入程序', '令牌')
  const drawer = page.getByRole('dialog', { name: '「导入程序」的 API 令牌' })
  await expect.element(drawer).toHaveTextContent('该账号还没有 API 令牌')
  await userEvent.click(drawer.getByRole('button', { name: '创建令牌' }))
  const making = page.getByRole('dialog', { name: '创建令牌' })
  await userEvent.fill(making.getByRole('textbox', { name: '名称', exact: true }), '夜间')
  await userEvent.click(making.getByRole('button', { name: '创建' }))
  const shown = page.getByRole('dialog', { name: '令牌「夜间」' })
  const token = shown.getByRole('status', { name: 'API 令牌' }).element().textContent
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ postCode: 'bot', postName: 'bot', postSort: 1 })
  expect((await runtime.fetch('/api/system/post', { method: 'POST', headers, body })).status).toBe(200)
  const log = runtime.engine.db.selectFrom('operationLogs').select(['username', 'tokenName']).orderBy('logId', 'desc')
  expect(await log.executeTakeFirst()).toEqual({ username: 'importer', tokenName: '夜间' })
  await userEvent.click(shown.getByRole('button', { name: '我已记下' }))
  await expect.element(drawer).toHaveTextContent('账号的全部权限')
  await userEvent.click(drawer.getByRole('button', { name: '重命名 夜间' }))
  const renaming = page.getByRole('dialog', { name: '重命名 夜间' })
  await userEvent.fill(renaming.getByRole('textbox', { name: '名称' }), '每日')
  await userEvent.click(renaming.getByRole('button', { name: '保存' }))
  await userEvent.click(drawer.getByRole('button', { name: '撤销 每日' }))
  await answer('撤销')
  await expect.element(messages.getByText('已撤销')).toBeVisible()
  expect((await runtime.fetch('/api/system/post/list', { headers })).status).toBe(401)
})

test('a token is made after one showed who one is, and nothing typed is lost', async () => {
  const { runtime } = await open()
  await runtime.engine.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
  await actOn('导入程序', '令牌')
  await userEvent.click(page.getByRole('button', { name: '创建令牌' }))
  const making = page.getByRole('dialog', { name: '创建令牌' })
  await userEvent.fill(making.getByRole('textbox', { name: '名称', exact: true }), '夜间')
  await userEvent.fill(making.getByRole('textbox', { name: '允许的网络地址' }), '10.0.0.0/8')
  await userEvent.click(making.getByRole('button', { name: '创建' }))
  const asking = page.getByRole('dialog', { name: '请验证身份' })
  await userEvent.fill(asking.getByLabelText('登录密码', { exact: true }), 'Atrium#2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: '令牌「夜间」' })).toBeVisible()
  const tokens = runtime.engine.db.selectFrom('apiTokens').select(['tokenName', 'addresses'])
  expect(await tokens.execute()).toEqual([{ tokenName: '夜间', addresses: '["10.0.0.0/8"]' }])
})

test('one is deleted after a question that says what ends', async () => {
  const { runtime } = await open()
  await expect.element(row('导入程序')).toBeVisible()
  await chooseMore('导入程序', '删除')
  await expect.element(question).toHaveTextContent('令牌会立即失效')
  await answer('删除')
  await expect.element(row('导入程序')).not.toBeInTheDocument()
  expect(await runtime.engine.db.selectFrom('serviceAccounts').selectAll().execute()).toEqual([])
})

test('a link of the operation log opens its form', async () => {
  await openConsole({
    path: `${path}?record=60`,
    as: 'admin',
    prepare: async ({ engine: { db } }) => {
      await aServiceAccount(db, { userId: 60 })
    },
  })
  await expect.element(field('账号名')).toHaveValue('importer')
})

test('people see those of their departments alone', async () => {
  await openConsole({
    path,
    as: 'editor',
    prepare: async ({ engine: { db } }) => {
      await aServiceAccount(db)
      await aServiceAccount(db, { username: 'far', nickname: '远处的程序', deptId: 1 })
    },
  })
  await expect.element(row('导入程序')).toBeVisible()
  await expect.element(row('远处的程序')).not.toBeInTheDocument()
})
