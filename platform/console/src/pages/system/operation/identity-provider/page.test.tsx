import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { button, formOf, listOf, message } from '#test/page-objects'
import { actOn, offersOf } from '#test/row-menu'
import { addLinkedProvider, addProvider, sampleClient } from '#test/shell/identity-provider'
import { closeWorld, openIn } from '#test/worlds'

afterEach(closeWorld)

const { row } = listOf('身份提供方')
const { save, add, fieldErrors, fill } = formOf('身份提供方')
const path = '/system/operation/identityProvider'
const dialog = page.getByRole('dialog')
const secret = dialog.getByLabelText('客户端密钥', { exact: true })
const identityClient = sampleClient()

const open = (start: Parameters<typeof openConsole>[0] = {}) =>
  openConsole({ path, as: 'admin', identityClient, prepare: (runtime) => addLinkedProvider(runtime), ...start })

test('a provider shows whether it has a secret, and how many people are linked', async () => {
  await open()
  await expect.element(row('集团账号')).toHaveTextContent('https://login.office.example')
  await expect.element(row('集团账号').getByRole('cell', { name: '是', exact: true })).toBeVisible()
  await expect.element(row('集团账号').getByRole('cell', { name: '1', exact: true })).toBeVisible()
})

test('a new provider is asked for its secret, which the list has no way to show', async () => {
  const { runtime } = await open({ prepare: async () => {} })
  await add({ 名称: '合作方', 签发者地址: 'https://id.partner.example', '客户端 ID': 'office' })
  await userEvent.click(save)
  await expect.element(page.getByRole('dialog', { name: '设置新身份提供方的密钥' })).toBeVisible()
  await expect.element(secret).toHaveAttribute('type', 'password')
  await userEvent.fill(secret, 'made by the provider')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  await expect.element(message('密钥已保存')).toBeVisible()
  await expect.element(row('合作方').getByRole('cell', { name: '是', exact: true })).toBeVisible()
  const stored = runtime.engine.db.selectFrom('identityProviderSecrets').selectAll()
  expect(await stored.execute()).toEqual([{ providerId: 1, secret: 'made by the provider' }])
})

test('an issuer without https is said at its field', async () => {
  await open({ prepare: async () => {} })
  await add({ 名称: '合作方', 签发者地址: 'http://id.partner.example', '客户端 ID': 'office' })
  await userEvent.click(save)
  await expect.poll(fieldErrors).toEqual({ 签发者地址: '地址须以 https:// 开头' })
  await fill({ 签发者地址: 'https://id.partner.example' })
})

test('a secret is replaced, after the person has shown who they are', async () => {
  const { runtime } = await open()
  await expect.element(row('集团账号')).toBeVisible()
  await runtime.engine.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
  await actOn('集团账号', '设置密钥')
  await userEvent.fill(secret, 'the next one')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  const asked = page.getByRole('dialog', { name: '请验证身份' })
  await userEvent.fill(asked.getByLabelText('登录密码', { exact: true }), 'Atrium#2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(message('密钥已保存')).toBeVisible()
  await expect.element(secret).not.toBeInTheDocument()
  const stored = runtime.engine.db.selectFrom('identityProviderSecrets').select('secret')
  expect(await stored.execute()).toEqual([{ secret: 'the next one' }])
})

test('the addresses to register are those of this site, each with a button that copies it', async () => {
  await open()
  await actOn('集团账号', '登记地址')
  await expect.element(dialog.getByText(`${location.origin}/sso`, { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/\/api\/user\/sso\/backChannel\?providerId=1$/)).toBeVisible()
  for (const name of ['回调地址', '退出后的地址', '后台退出地址'])
    await expect.element(button(`复制${name}`)).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})

test('the demo in a browser says that it reaches none, and offers no test', async () => {
  await openConsole({ path, as: 'admin', prepare: (runtime) => addProvider(runtime) })
  await expect.element(page.getByText('演示在浏览器中运行，不能连接身份提供方。')).toBeVisible()
  expect(await offersOf('集团账号')).not.toContain('测试')
})

test.each([
  { width: 1440, lang: 'zh-cn', theme: 'light' },
  { width: 1440, lang: 'en', theme: 'dark' },
  { width: 390, lang: 'en', theme: 'dark' },
] as const)('at $width px in $lang list and form are accessible and fit', async (world) => {
  await openIn(world, { path, as: 'admin', identityClient, prepare: (runtime) => addLinkedProvider(runtime) })
  await expect.element(page.getByText('集团账号', { exact: true }).first()).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
  await userEvent.click(button(world.lang === 'en' ? 'Add' : '新增'))
  await expect.element(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect([...(await accessibilityErrors()), ...widthErrors()]).toEqual([])
})
