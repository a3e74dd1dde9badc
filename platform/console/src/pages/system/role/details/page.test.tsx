import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveDepts } from '#server-test/records/rows'
import { address, closeConsoles, openConsole, type Start } from '#test/console-app'
import { button, formOf } from '#test/page-objects'

afterEach(closeConsoles)

const open = (path: string, start: Start = {}) => openConsole({ path, as: 'admin', ...start })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const drawer = page.getByRole('dialog', { name: '角色详情' })

test('a click on a role opens its details, with what it opens and who holds it', async () => {
  await open('/system/role')
  await userEvent.click(page.getByRole('link', { name: '编辑', exact: true }))
  const item = drawer.getByRole('listitem').filter({ hasText: '系统管理 / 用户管理' })
  await expect.element(item).toHaveTextContent(/查看列表.*新增.*修改/)
  await userEvent.click(drawer.getByRole('tab', { name: '用户' }))
  await expect.element(drawer.getByRole('cell', { name: '陈思远' })).toBeVisible()
  await userEvent.click(drawer.getByRole('link', { name: '查看全部' }))
  await expect.poll(address).toBe('/system/user?roleId=2')
})

test('the page of a role has its departments, and what was changed there shows at once', async () => {
  await open('/system/role/2', { prepare: giveDepts(2, [3, 5]) })
  await expect.element(heading('编辑')).toBeVisible()
  await expect.element(page.getByText('市场部、平台组')).toBeVisible()
  await userEvent.click(button('编辑'))
  const { form, field, save } = formOf('角色')
  await userEvent.fill(field('备注'), '内容组')
  await userEvent.click(save)
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(page.getByText('内容组')).toBeVisible()
})

test('the built-in role says why it is neither changed nor deleted', async () => {
  await open('/system/role/1')
  await expect.element(page.getByText('全部菜单和权限')).toBeVisible()
  await userEvent.click(button('「管理员」的更多操作'))
  const remove = page.getByRole('menuitem', { name: '删除' })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await expect.element(remove).toHaveAccessibleDescription('内置管理员角色不能修改或删除')
})

test('a role of others is not there', async () => {
  await open('/system/role/1', { as: 'editor' })
  await expect.element(heading('没有这条记录')).toBeVisible()
})
