import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { actOn } from '#test/row-menu'

afterEach(closeConsoles)

const drawer = page.getByRole('dialog')
const hasFocus = () => {
  const { activeElement } = document
  return { isInDialog: drawer.element().contains(activeElement), name: labelOf(activeElement as HTMLInputElement) }
}
const labelOf = (field: HTMLInputElement) => field.labels?.[0]?.textContent || field.getAttribute('aria-label')

test.each([
  ['/system/user', '新增', '用户名'],
  ['/system/user', '编辑 何俊杰', '昵称'],
  ['/system/user', '导入', '选择文件'],
  ['/system/role', '新增', '角色名称'],
  ['/system/role', '编辑 访客', '角色名称'],
  ['/system/menu', '新增', '目录'],
  ['/system/dept', '新增', '上级部门'],
  ['/system/post', '编辑 总经理', '岗位名称'],
  ['/system/dict', '新增', '字典名称'],
  ['/system/dictData/1', '编辑 男', '标签'],
  ['/system/roleAuth/user/4', '添加用户', '关键词'],
])('on %s, "%s" opens at the field "%s"', async (path, button, field) => {
  await openConsole({ path, as: 'admin' })
  const [action, row] = button.split(' ')
  if (row) await actOn(row, action!)
  else await userEvent.click(page.getByRole('button', { name: button, exact: true }))
  await expect.poll(hasFocus).toEqual({ isInDialog: true, name: expect.stringContaining(field) })
})

test('the form of a data scope opens at the one that is chosen', async () => {
  await openConsole({ path: '/system/role', as: 'admin' })
  await actOn('访客', '数据权限')
  await expect.poll(hasFocus).toEqual({ isInDialog: true, name: expect.stringMatching(/^本部门(?!及)/) })
})
