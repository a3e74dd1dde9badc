import type { MemoryHome } from '@atrium/server/memory-home'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '../../../../test/console-app'

afterEach(closeConsoles)

const list = page.getByRole('region', { name: '字典' })
const form = page.getByRole('dialog', { name: /字典$/ })
const save = form.getByRole('button', { name: '保存' })
const question = page.getByRole('dialog', { name: /？$/ })
const messages = page.getByRole('region', { name: '消息' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cell = (name: string) => list.getByRole('cell', { name, exact: true })

const open = (path = '/system/dict') => openConsole({ path, as: 'admin' })

/** The role of the editor loses every permission on dictionaries but the list. */
const withoutButtons = async ({ engine: { db } }: MemoryHome) => {
  const buttons = db
    .selectFrom('menus')
    .where('permission', 'like', 'system:dict:%')
    .where('menuType', '=', 2)
    .select('id')
  await db.deleteFrom('roleMenus').where('menuId', 'in', buttons).execute()
}

async function fillNew(name: string, type: string) {
  await userEvent.click(button('新增'))
  await userEvent.fill(form.getByLabelText('字典名称'), name)
  await userEvent.fill(form.getByLabelText('字典类型'), type)
  await userEvent.click(save)
}

describe('adding', () => {
  test('a dictionary stands in the list once it is saved', async () => {
    await open()
    await fillNew('颜色', 'colour_2')
    await expect.element(messages.getByText('保存成功')).toBeVisible()
    await expect.element(list.getByRole('link', { name: 'colour_2' })).toBeVisible()
  })

  test('a type of other letters is refused at its field, and nothing is sent', async () => {
    const { calls } = await open()
    await fillNew('颜色', 'Colour')
    await expect.element(form.getByText('以小写字母开头，只含小写字母、数字和下划线')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('POST /api/system/dict'))).toEqual([])
  })

  test('a type that is taken is refused at its field', async () => {
    await open()
    await fillNew('颜色', 'sys_user_sex')
    await expect.element(form.getByLabelText('字典类型')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(form.getByLabelText('字典类型')).toHaveFocus()
  })
})

test('the type leads to the values, which follow when it is renamed', async () => {
  await open()
  await userEvent.click(button('编辑 用户性别'))
  await expect.element(form.getByText('修改后，其下的数据一并改到新的类型')).toBeVisible()
  await userEvent.fill(form.getByLabelText('字典类型'), 'sex_of_users')
  await userEvent.click(save)
  await userEvent.click(list.getByRole('link', { name: 'sex_of_users' }))
  await expect.poll(address).toBe('/system/dictData/1')
  await expect.element(page.getByRole('cell', { name: '男 Male' })).toBeVisible()
})

test('the action of a row leads to its values as well', async () => {
  await open()
  await userEvent.click(button('数据 显示隐藏'))
  await expect.poll(address).toBe('/system/dictData/3')
})

test('the filters of the address are in force', async () => {
  await open('/system/dict?dictType=show')
  await expect.element(cell('显示隐藏')).toBeVisible()
  expect(cell('用户性别').query()).toBeNull()
})

describe('deleting', () => {
  test('a dictionary with values stays, and it is said why', async () => {
    await open()
    await userEvent.click(button('删除 用户性别'))
    await expect.element(question).toHaveAccessibleName('删除「用户性别」？')
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await expect.element(messages.getByText('字典下还有 2 条数据，不能删除')).toBeVisible()
    await expect.element(cell('用户性别')).toBeVisible()
  })

  test('the ticked ones go; none left says so', async () => {
    await openConsole({
      path: '/system/dict',
      as: 'admin',
      prepare: ({ engine: { db } }) => db.deleteFrom('dictData').execute(),
    })
    await userEvent.click(page.getByRole('checkbox', { name: '选择本页全部' }))
    await userEvent.click(button('删除'))
    await expect.element(question).toHaveAccessibleName('删除「用户性别」等 3 项？')
    await userEvent.click(question.getByRole('button', { name: '删除' }))
    await expect.element(page.getByText('还没有字典')).toBeVisible()
  })
})

test('whoever may only look has neither buttons nor the way to the values', async () => {
  await openConsole({ path: '/system/dict', as: 'editor', prepare: withoutButtons })
  await expect.element(cell('sys_user_sex')).toBeVisible()
  expect(list.getByRole('link').query()).toBeNull()
  expect(button('新增').query()).toBeNull()
  expect(button('编辑 用户性别').query()).toBeNull()
  expect(button('导出').query()).toBeNull()
})
