import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { chooseMore } from '#test/row-menu'
import { setLanguage } from '#shared/i18n/text'
import { tabBar } from '#test/shell/frame'

afterEach(closeConsoles)

const list = page.getByRole('region', { name: '字典数据' })
const form = page.getByRole('dialog', { name: /字典数据$/ })
const save = form.getByRole('button', { name: '保存' })
const question = page.getByRole('dialog', { name: /？$/ })
const heading = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cell = (name: string) => list.getByRole('cell', { name, exact: true })
const row = (name: string) => list.getByRole('row', { name: new RegExp(name) })

const open = (path = '/system/dictData/1') => openConsole({ path, as: 'admin' })

/** Opens the page with a dictionary that is not built in: `sizes`, whose default is small. */
const openSizes = (prepare?: (runtime: MemoryRuntime) => Promise<unknown>) =>
  openConsole({
    path: '/system/dictData/404',
    as: 'admin',
    prepare: async (runtime) => {
      const { db } = runtime.engine
      await db
        .insertInto('dictTypes')
        .values({ dictId: 404, dictName: '尺码', dictNameEn: '', dictType: 'sizes', status: 1, remark: '' })
        .execute()
      const rest = { dictType: 'sizes', dictLabelEn: '', listClass: 'info', status: 1, remark: '' } as const
      await db
        .insertInto('dictData')
        .values([
          { ...rest, dictValue: 's', dictLabel: '小', dictSort: 1, isDefault: 1 },
          { ...rest, dictValue: 'l', dictLabel: '大', dictSort: 2, isDefault: 0 },
        ])
        .execute()
      await prepare?.(runtime)
    },
  })

/** The role of the editor keeps the permission to edit, which opens the page, and no other. */
const withEditAlone = async ({ engine: { db } }: MemoryRuntime) => {
  const buttons = db
    .selectFrom('menus')
    .where('permission', 'in', ['system:dict:add', 'system:dict:delete', 'system:dict:export'])
    .select('id')
  await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
}

describe('the list', () => {
  test('has the values of one dictionary, their labels in both languages', async () => {
    await open()
    await expect.element(heading).toHaveTextContent('字典数据 · 用户性别')
    await expect.element(cell('男 Male')).toBeVisible()
    await expect.element(cell('女 Female')).toBeVisible()
    await expect.element(cell('启用 Enabled')).not.toBeInTheDocument()
    setLanguage('en')
    await expect.element(page.getByRole('cell', { name: 'Male 男' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'Enabled' }).first()).toBeVisible()
  })

  test('another dictionary shows as soon as it is chosen, in the same tab', async () => {
    await open()
    await expect.element(cell('男 Male')).toBeVisible()
    await userEvent.click(page.getByRole('combobox', { name: '字典' }))
    await userEvent.click(page.getByTitle('启用停用', { exact: true }))
    await expect.element(cell('启用 Enabled')).toBeVisible()
    await expect.poll(() => address()).toBe('/system/dictData/2')
    await expect.element(heading).toHaveTextContent('字典数据 · 启用停用')
    await expect.element(tabBar.getByRole('link', { name: '启用停用 · 字典数据', exact: true })).toBeVisible()
    await expect.poll(() => tabBar.getByRole('link', { name: /字典数据$/ }).elements()).toHaveLength(1)
  })

  test('of a dictionary that is disabled shows as well', async () => {
    await openConsole({
      path: '/system/dictData/1',
      as: 'admin',
      prepare: ({ engine: { db } }) => db.updateTable('dictTypes').set({ status: 0 }).where('dictId', '=', 1).execute(),
    })
    await expect.element(cell('男 Male')).toBeVisible()
  })

  test('without values says so', async () => {
    await openSizes(({ engine: { db } }) => db.deleteFrom('dictData').where('dictType', '=', 'sizes').execute())
    await expect.element(page.getByText('这个字典还没有数据')).toBeVisible()
  })
})

describe('a built-in dictionary', () => {
  test('takes no further value, and its values are marked and not deleted', async () => {
    await open()
    await expect.element(page.getByText('内置字典：键值固定，标签和样式可以修改')).toBeVisible()
    await expect.element(row('男').getByRole('button', { name: '内置' })).toBeVisible()
    for (const name of ['新增', '删除', '删除 男']) expect(button(name).query()).toBeNull()
    expect(list.getByRole('checkbox').query()).toBeNull()
    await expect.element(button('导出')).toBeVisible()
  })

  test('keeps value and status in the form, where the labels are free', async () => {
    await open()
    await userEvent.click(button('编辑 男'))
    await expect.element(form.getByLabelText('键值')).toBeDisabled()
    await expect.element(form.getByText('系统内置，键值不能修改')).toBeVisible()
    await expect.element(form.getByLabelText('停用')).toBeDisabled()
    await userEvent.fill(form.getByLabelText('标签', { exact: true }), '先生')
    await userEvent.click(save)
    await expect.element(cell('先生 Male')).toBeVisible()
  })

  test('another one has no mark and no such limits', async () => {
    await openSizes()
    await expect.element(row('小')).toBeVisible()
    expect(page.getByText('内置').query()).toBeNull()
    await userEvent.click(button('编辑 小'))
    await expect.element(form.getByLabelText('键值')).toBeEnabled()
    await expect.element(form.getByLabelText('停用')).toBeEnabled()
  })
})

describe('adding', () => {
  test('a value that becomes the default takes that from the one that was it', async () => {
    await openSizes()
    await userEvent.click(button('新增'))
    await expect.element(form.getByLabelText('字典类型')).toHaveValue('sizes')
    await expect.element(form.getByLabelText('字典类型')).toBeDisabled()
    await userEvent.fill(form.getByLabelText('标签', { exact: true }), '中')
    await userEvent.fill(form.getByLabelText('键值'), 'm')
    await userEvent.click(form.getByRole('radiogroup', { name: '默认' }).getByText('是'))
    await userEvent.click(save)
    await expect.element(row('中')).toHaveTextContent('是')
    await expect.element(row('小')).toHaveTextContent('否')
  })

  test('what is missing or taken is said at its field', async () => {
    await openSizes()
    await userEvent.click(button('新增'))
    await userEvent.click(save)
    await expect.element(form.getByText('请填写标签')).toBeVisible()
    await userEvent.fill(form.getByLabelText('标签', { exact: true }), '中')
    await userEvent.fill(form.getByLabelText('键值'), 's')
    await userEvent.click(save)
    await expect.element(form.getByLabelText('键值')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(form.getByLabelText('键值')).toHaveFocus()
  })
})

test('a label that was changed shows wherever the dictionary is used', async () => {
  await open('/system/dictData/2')
  await userEvent.click(button('编辑 启用'))
  await expect.element(form.getByLabelText('键值')).toHaveValue('1')
  await userEvent.fill(form.getByLabelText('标签', { exact: true }), '正常')
  await userEvent.click(form.getByRole('combobox', { name: '样式' }))
  await userEvent.click(form.getByTitle('警告', { exact: true }))
  await userEvent.click(save)
  await expect.element(cell('正常 Enabled')).toBeVisible()
  await expect.element(list.getByRole('cell', { name: '正常', exact: true }).first()).toBeVisible()
})

test('a value is deleted after a question that names it', async () => {
  await openSizes()
  await chooseMore('大', '删除')
  await expect.element(question).toHaveAccessibleName('删除「大」？')
  await userEvent.click(question.getByRole('button', { name: '删除' }))
  await expect.element(page.getByText('共 1 条', { exact: true })).toBeVisible()
})

test('closing goes back to the dictionaries as they were left, and the tab is gone', async () => {
  await open('/system/dict?dictType=user')
  await userEvent.click(page.getByRole('link', { name: 'sys_user_sex' }))
  await expect.element(cell('男 Male')).toBeVisible()
  await userEvent.click(button('关闭'))
  await expect.poll(address).toBe('/system/dict?dictType=user')
  await expect.element(tabBar.getByRole('link', { name: '字典管理' })).toBeVisible()
  await expect.element(tabBar.getByRole('link', { name: /字典数据$/ })).not.toBeInTheDocument()
})

test.each(['/system/dictData/99', '/system/dictData/x'])('%s: no such dictionary, and a link back', async (path) => {
  await open(path)
  await expect.element(heading).toHaveTextContent('没有这个字典')
  await userEvent.click(button('返回字典列表'))
  await expect.poll(address).toBe('/system/dict')
})

test('people who may only edit have no other buttons', async () => {
  await openConsole({ path: '/system/dictData/1', as: 'editor', prepare: withEditAlone })
  await expect.element(button('编辑 男')).toBeVisible()
  expect(button('新增').query()).toBeNull()
  expect(button('「男」的更多操作').query()).toBeNull()
  expect(button('导出').query()).toBeNull()
})
