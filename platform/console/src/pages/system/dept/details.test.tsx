import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type Start } from '#test/console-app'
import { button } from '#test/page-objects'

afterEach(closeConsoles)

const open = (path: string, start: Start = {}) => openConsole({ path, as: 'admin', ...start })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const tab = (name: string) => page.getByRole('tab', { name })

test('a click on a department opens its details, with the users in it and below it', async () => {
  await open('/system/dept')
  await userEvent.click(page.getByRole('link', { name: '研发中心' }))
  const drawer = page.getByRole('dialog', { name: '部门详情' })
  await userEvent.click(drawer.getByRole('tab', { name: '用户' }))
  await expect.element(drawer.getByRole('cell', { name: '陈思远' })).toBeVisible()
  await userEvent.click(drawer.getByRole('link', { name: '查看全部' }))
  await expect.poll(address).toBe('/system/user?deptId=2')
})

test('related records lead to their own details', async () => {
  await open('/system/dept/5?tab=users')
  await userEvent.click(page.getByRole('link', { name: '陈思远' }))
  await expect.element(heading('陈思远')).toBeVisible()
  await expect.poll(address).toBe('/system/user/2')
})

test('related records are for those who may list them', async () => {
  await open('/system/dept/5', {
    as: 'editor',
    prepare: ({ engine: { db } }) =>
      db
        .deleteFrom('roleMenus')
        .where('menuId', 'in', db.selectFrom('menus').where('permission', '=', 'system:user:list').select('id'))
        .execute(),
  })
  await expect.element(tab('变更记录')).toBeVisible()
  expect(tab('用户').query()).toBeNull()
})

test('the top department says why it is not deleted', async () => {
  await open('/system/dept/1')
  await userEvent.click(button('「Atrium 集团」的更多操作'))
  const remove = page.getByRole('menuitem', { name: '删除' })
  await expect.element(remove).toHaveAttribute('aria-disabled')
  await expect.element(remove).toHaveAccessibleDescription('顶级部门不能删除')
})
