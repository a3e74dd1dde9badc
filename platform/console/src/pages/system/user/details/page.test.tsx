import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addUsers, changeUser } from '#server-test/records/rows'
import { address, closeConsoles, openConsole, type Start } from '#test/console-app'
import { answer, button, formOf, message } from '#test/page-objects'
import { settled } from '#test/page-walk'
import { tabBar } from '#test/shell/frame'
import { navigation } from '#shared/navigation/navigation'
import { useSettings } from '#shared/settings/settings'

afterEach(closeConsoles)

const open = (path = '/system/user', start: Start = {}) => openConsole({ path, as: 'admin', ...start })
const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const drawer = page.getByRole('dialog', { name: '用户详情' })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const menuItem = (name: string) => page.getByRole('menuitem', { name })
const tab = (name: string) => page.getByRole('tab', { name })
const more = (name: string) => userEvent.click(button(`「${name}」的更多操作`))

describe('the details of a record', () => {
  test('have an address: title, fields, status and actions are there, and the menu marks the list', async () => {
    await open('/system/user/2')
    await expect.element(heading('陈思远')).toBeVisible()
    await expect.element(page.getByText('editor@atrium.example')).toBeVisible()
    await expect.element(page.getByText('启用', { exact: true })).toBeVisible()
    await expect.element(button('编辑')).toBeVisible()
    await expect.element(button('分配角色')).toBeVisible()
    await expect.poll(() => document.title).toBe('陈思远 · 用户详情 - Atrium')
    const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '用户管理' })
    await expect.element(entry).toHaveAttribute('aria-current')
  })

  test('show what was done, with values before and after, and keep that part in the address', async () => {
    await open('/system/user/4', {
      prepare: async ({ engine: { db } }) => {
        const row = { at: Date.now(), userId: 1, username: 'admin', operation: 'PUT /api/system/user', kind: 'edit' }
        const change = { before: '[{"remark":"old"}]', after: '[{"remark":"new"}]' }
        const rest = { target: 'user', targetIds: '[4]', address: '', agent: '', result: 'done' }
        await db
          .insertInto('operationLogs')
          .values({ ...row, ...change, ...rest })
          .execute()
      },
    })
    await userEvent.click(tab('变更记录'))
    const event = page.getByRole('listitem').filter({ hasText: '修改用户' })
    await expect.element(event).toHaveTextContent('林晓')
    await expect.element(event.getByRole('row', { name: '备注 old new' })).toBeVisible()
    await expect.poll(address).toBe('/system/user/4?tab=history')
    expect(tabBar.getByRole('listitem').elements()).toHaveLength(2)
  })

  test('can be changed there, and show the change at once', async () => {
    await open('/system/user/4')
    await userEvent.click(button('编辑'))
    const { form, field, save } = formOf('用户')
    await userEvent.fill(field('昵称'), '何先生')
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(heading('何先生')).toBeVisible()
  })

  test('say why somebody is neither deleted nor reset', async () => {
    await open('/system/user/1')
    await more('林晓')
    const item = menuItem('删除')
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item).toHaveAccessibleDescription('自己的账号和内置管理员')
    await item.click({ force: true })
    await expect.element(message('自己的账号和内置管理员')).toBeVisible()
  })

  test('have the actions that the reader may use, and no page without the permission', async () => {
    const withoutEdit = (code: string) => (runtime: Parameters<NonNullable<Start['prepare']>>[0]) => {
      const { db } = runtime.engine
      const entries = db.selectFrom('menus').where('permission', 'like', code).select('id')
      return db.deleteFrom('roleMenus').where('menuId', 'in', entries).execute()
    }
    await open('/system/user/2', { as: 'editor', prepare: withoutEdit('system:user:edit') })
    await expect.element(heading('陈思远')).toBeVisible()
    expect(button('编辑').query()).toBeNull()
    await closeConsoles()
    await open('/system/user/2', { as: 'common' })
    await expect.element(heading('页面不存在')).toBeVisible()
  })
})

/** Resolves when React has taken the effects of the page around an element, which is a later render than the one that shows the next page. */
const hiddenByReact = (element: Element) =>
  new Promise((resolve) => {
    new MutationObserver(resolve).observe(element.closest('[data-hidden] > *')!, { attributeFilter: ['style'] })
  })

describe('a record that is not there', () => {
  test.each(['/system/user/999', '/system/user/x'])('%s says so, and leads to the list', async (path) => {
    await open(path)
    await expect.element(heading('没有这条记录')).toBeVisible()
    await userEvent.click(button('回到列表'))
    await expect.poll(address).toBe('/system/user')
  })

  test('nor is one out of the scope', async () => {
    await open('/system/user/4', { as: 'editor' })
    await expect.element(heading('没有这条记录')).toBeVisible()
  })

  test('that was deleted meanwhile says that it was', async () => {
    const app = await open('/system/user/4')
    await expect.element(heading('何俊杰')).toBeVisible()
    await app.runtime.engine.db.deleteFrom('users').where('userId', '=', 4).execute()
    const left = hiddenByReact(heading('何俊杰').element())
    await navigation().open('/system/user')
    await settled(app)
    // Only then is it read again when it comes back.
    await left
    await navigation().open('/system/user/4')
    await expect.element(heading('这条记录已被删除')).toBeVisible()
  })

  test('that was deleted there leads to the list', async () => {
    await open('/system/user/4')
    await expect.element(heading('何俊杰')).toBeVisible()
    await more('何俊杰')
    await userEvent.click(menuItem('删除'))
    await answer('删除')
    await expect.poll(address).toBe('/system/user')
  })
})

describe('drawer or page', () => {
  beforeEach(() => useSettings.setState({ recordPages: false }))

  test('a click opens the drawer, whose button makes pages of records from then on', async () => {
    await open('/system/user?status=1')
    await userEvent.click(link('陈思远'))
    await userEvent.click(drawer.getByRole('button', { name: '以页面打开，以后也这样' }))
    await expect.poll(address).toBe('/system/user/2?status=1')
    await expect.element(heading('陈思远')).toBeVisible()
    await navigation().open('/system/user?status=1')
    await userEvent.click(link('何俊杰'))
    await expect.poll(address).toBe('/system/user/4?status=1')
    history.back()
    await expect.poll(address).toBe('/system/user?status=1')
  })

  test('and the button of the page goes back to the drawer beside the list', async () => {
    useSettings.setState({ recordPages: true })
    await open('/system/user/2')
    await userEvent.click(button('在列表旁打开，以后也这样'))
    await expect.poll(address).toBe('/system/user')
    await expect.element(drawer.getByText('editor@atrium.example')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await userEvent.click(link('何俊杰'))
    await expect.element(drawer.getByText('何俊杰').first()).toBeVisible()
  })

  test('the name is a link to the page, for another tab of the browser', async () => {
    await open('/system/user?status=1')
    await expect.element(link('陈思远')).toHaveAttribute('href', '/system/user/2?status=1')
  })

  test('a form that is opened from the drawer is above it, and its change shows in it', async () => {
    await open()
    await userEvent.click(link('何俊杰'))
    await userEvent.click(drawer.getByRole('button', { name: '编辑' }))
    const { form, field, save } = formOf('编辑用户')
    await userEvent.fill(field('昵称'), '何先生')
    await userEvent.click(save)
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(drawer.getByRole('heading', { name: '何先生' })).toBeVisible()
  })

  test('a record that is deleted in the drawer closes it', async () => {
    await open()
    await userEvent.click(link('何俊杰'))
    const actions = drawer.getByRole('button', { name: '「何俊杰」的更多操作' })
    await userEvent.click(actions)
    await userEvent.keyboard('{Escape}')
    await expect.element(actions).toHaveFocus()
    await userEvent.click(actions)
    await userEvent.click(menuItem('删除'))
    await answer('删除')
    await expect.element(drawer).not.toBeInTheDocument()
  })
})

describe('the next record', () => {
  const many = (path: string) => open(path, { prepare: addUsers(25, () => ({ deptId: 3 })) })

  test('of the same list is a click away, over the end of its page, in the same tab', async () => {
    await many('/system/user/5?sort=userId')
    await expect.element(page.getByText('5 / 29', { exact: true })).toBeVisible()
    await userEvent.click(button('上一条'))
    await expect.poll(address).toBe('/system/user/4?sort=userId')
    await navigation().open('/system/user/10?sort=userId')
    await expect.element(page.getByText('10 / 29', { exact: true })).toBeVisible()
    await userEvent.click(button('下一条'))
    await expect.poll(address).toBe('/system/user/11?sort=userId&page=2')
    await expect.element(page.getByText('11 / 29', { exact: true })).toBeVisible()
    await userEvent.click(button('上一条'))
    await expect.poll(address).toBe('/system/user/10?sort=userId')
  })

  test('in the drawer takes the list along', async () => {
    await many('/system/user?page=2')
    await userEvent.click(link('Person 6'))
    await expect.element(drawer.getByText('11 / 29', { exact: true })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '上一条' }))
    await expect.element(drawer.getByRole('heading', { name: 'Person 5' })).toBeVisible()
    await expect.poll(address).toBe('/system/user')
  })

  test('is not offered where the list does not hold the record', async () => {
    await open('/system/user/2?status=0', { prepare: changeUser(4, { status: 0 }) })
    await expect.element(heading('陈思远')).toBeVisible()
    expect(button('下一条').query()).toBeNull()
  })
})
