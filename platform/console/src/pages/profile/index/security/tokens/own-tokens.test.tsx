import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { accessibilityErrors } from '#test/page-errors'
import { answer, button, messages, question } from '#test/page-objects'

afterEach(closeConsoles)

const open = () => openConsole({ path: '/profile/index?tab=security', as: 'editor' })
const section = page.getByRole('region', { name: 'API 令牌' })
const form = page.getByRole('dialog', { name: '创建令牌' })
const field = (name: string) => form.getByRole('textbox', { name, exact: true })

/** Opens the form and fills it in. */
async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  await userEvent.click(section.getByRole('button', { name: '创建令牌' }))
  for (const [name, value] of Object.entries(values)) await userEvent.fill(field(name), value)
}
const create = () => userEvent.click(form.getByRole('button', { name: '创建' }))

test('a token is made, shows once, works, and is revoked after a question', async () => {
  const { runtime } = await open()
  await expect.element(section).toHaveTextContent('还没有 API 令牌')
  await fill({ 名称: '夜间同步', 允许的网络地址: '' })
  await create()
  const shown = page.getByRole('dialog', { name: '令牌「夜间同步」' })
  await expect.element(shown).toHaveTextContent('只显示这一次')
  const token = shown.getByRole('status', { name: 'API 令牌' }).element().textContent
  expect(token).toMatch(/^atr_[0-9A-Za-z]{42}$/)
  const status = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await runtime.fetch('/api/system/post/list', { headers })).status
  }
  expect(await status()).toBe(200)
  await userEvent.click(shown.getByRole('button', { name: '我已记下' }))
  const row = section.getByRole('listitem')
  await expect.element(row).toHaveTextContent(`atr_…${token.slice(-4)}`)
  await expect.element(row).toHaveTextContent('我的全部权限')
  await userEvent.click(button('重命名 夜间同步'))
  const renaming = page.getByRole('dialog', { name: '重命名 夜间同步' })
  await userEvent.fill(renaming.getByRole('textbox', { name: '名称' }), '每日同步')
  await userEvent.click(renaming.getByRole('button', { name: '保存' }))
  await expect.element(row).toHaveTextContent('每日同步')
  await expect.element(renaming).not.toBeInTheDocument()
  await userEvent.click(button('撤销 每日同步'))
  await expect.element(question).toHaveTextContent('立即无法调用')
  await answer('撤销')
  await expect.element(messages.getByText('已撤销')).toBeVisible()
  await expect.element(section).toHaveTextContent('还没有 API 令牌')
  expect(await status()).toBe(401)
})

test('the list has no accessibility errors', async () => {
  await open()
  await expect.element(section).toHaveTextContent('还没有 API 令牌')
  expect(await accessibilityErrors(section.element())).toEqual([])
})

test('permissions are chosen by the pages of the menu', async () => {
  const { runtime } = await open()
  await fill({ 名称: '只读岗位' })
  await userEvent.click(form.getByRole('radio', { name: '选择权限' }))
  await create()
  await expect.element(form.getByText('请选择令牌的权限').first()).toBeVisible()
  await userEvent.click(form.getByRole('combobox', { name: '令牌的权限' }))
  await userEvent.keyboard('岗位管理')
  await userEvent.click(page.getByTitle('岗位管理').first())
  await userEvent.keyboard('{Escape}')
  await create()
  await expect.element(page.getByRole('dialog', { name: '令牌「只读岗位」' })).toBeVisible()
  const { permissions } = await runtime.engine.db
    .selectFrom('apiTokens')
    .select('permissions')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(permissions!)).toContain('system:post:list')
})

test('a wrong address is said at its field', async () => {
  await open()
  await fill({ 名称: 'x', 允许的网络地址: '10.0.0.0/8\nexample.org' })
  await create()
  await expect.element(form.getByText('有一行不是网络地址或网段')).toBeVisible()
})
