import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addMenuEntry } from '#server-test/records/rows'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { navigation } from '#shared/navigation/navigation'
import { menu } from '#test/shell/frame'

afterEach(closeConsoles)

describe('a directory without pages', () => {
  const empty = { id: 9000, name: '空目录', nameEn: 'Empty', path: 'empty', sort: 3 }
  const nothing = page.getByRole('heading', { name: '这里还没有可以打开的页面' })

  test('says so at its address, and where to add one', async () => {
    await openConsole({
      path: '/empty',
      as: 'admin',
      prepare: addMenuEntry(empty),
    })
    await expect.element(nothing).toBeVisible()
    await expect.element(menu).toBeVisible()
    await expect.poll(() => document.title).toBe('空目录 - Atrium')
    await userEvent.click(page.getByRole('link', { name: '前往菜单管理' }))
    await expect.element(page.getByRole('heading', { name: '菜单', exact: true })).toBeVisible()
  })

  test('leads to its first page as soon as it has one', async () => {
    const { runtime } = await openConsole({
      path: '/empty',
      as: 'admin',
      prepare: addMenuEntry(empty),
    })
    await expect.element(nothing).toBeVisible()
    const child = { pid: 9000, name: '新页面', path: 'post', menuType: 1, component: 'system/post' }
    await addMenuEntry(child)(runtime)
    // Any request brings the new version of the menu.
    await navigation().open('/system/user')
    await expect.element(menu.getByRole('link', { name: '新页面' })).toBeVisible()
    await navigation().open('/empty')
    await expect.poll(address).toBe('/empty/post')
    await expect.element(page.getByRole('heading', { name: '岗位', exact: true })).toBeVisible()
  })

  test('offers nothing to add to those who may not', async () => {
    await openConsole({
      path: '/empty',
      as: 'guest',
      prepare: async (runtime) => {
        await addMenuEntry(empty)(runtime)
        await runtime.engine.db.insertInto('roleMenus').values({ roleId: 4, menuId: 9000 }).execute()
      },
    })
    await expect.element(nothing).toBeVisible()
    await expect.element(page.getByRole('link', { name: '返回首页' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '前往菜单管理' })).not.toBeInTheDocument()
  })
})
