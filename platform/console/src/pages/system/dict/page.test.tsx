import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { answer, button, formOf, listOf, messages, question, withoutButtons } from '#test/page-objects'
import { chooseMore } from '#test/row-menu'
import { setLanguage } from '#shared/i18n/text'

afterEach(closeConsoles)

const { list, cell } = listOf('字典')
const { form, save, fill } = formOf('字典')

const open = (path = '/system/dict') => openConsole({ path, as: 'admin' })

/** Opens the page with the built-in dictionaries and one other, `colours` with the value red. */
const openWithColours = (prepare?: (runtime: MemoryRuntime) => Promise<unknown>) =>
  openConsole({
    path: '/system/dict',
    as: 'admin',
    prepare: async (runtime) => {
      const { db } = runtime.engine
      // Modules bring along dictionaries of their own.
      await db.deleteFrom('dictData').where('dictType', 'not like', 'sys_%').execute()
      await db.deleteFrom('dictTypes').where('dictType', 'not like', 'sys_%').execute()
      await db
        .insertInto('dictTypes')
        .values({ dictName: '颜色', dictNameEn: 'Colours', dictType: 'colours', dictId: 40, status: 1, remark: '' })
        .execute()
      const red = { dictType: 'colours', dictValue: 'red', dictLabel: '红', dictLabelEn: 'Red', dictSort: 1 }
      const rest = { listClass: 'danger', isDefault: 0, status: 1, remark: '' } as const
      await db
        .insertInto('dictData')
        .values({ ...red, ...rest })
        .execute()
      await prepare?.(runtime)
    },
  })

async function fillNew(name: string, type: string, nameEn = '') {
  await userEvent.click(button('新增'))
  await fill({ 英文名称: nameEn, 字典名称: name, 字典类型: type })
  await userEvent.click(save)
}

describe('adding', () => {
  test('a dictionary is in the list once it is saved', async () => {
    await open()
    await fillNew('颜色', 'colour_2')
    await expect.element(messages.getByText('保存成功')).toBeVisible()
    await expect.element(list.getByRole('link', { name: 'colour_2' })).toBeVisible()
  })

  test('a dictionary has a name for English readers', async () => {
    await open()
    await fillNew('颜色', 'colour_2', 'Colours')
    await expect.element(cell('颜色')).toBeVisible()
    setLanguage('en')
    await expect.element(page.getByRole('cell', { name: 'Colours', exact: true })).toBeVisible()
    await expect.element(page.getByText('Sex of users')).toBeVisible()
  })

  test('a type of other letters is rejected at its field, and nothing is sent', async () => {
    const { sent } = await open()
    await fillNew('颜色', 'Colour')
    await expect.element(form.getByText('以小写字母开头，只含小写字母、数字和下划线')).toBeVisible()
    expect(sent('POST /api/system/dict')).toEqual([])
  })

  test('a type that is taken is rejected at its field', async () => {
    await open()
    await fillNew('颜色', 'sys_user_sex')
    await expect.element(form.getByLabelText('字典类型')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(form.getByLabelText('字典类型')).toHaveFocus()
  })
})

test('the type leads to the values, which follow when it is renamed', async () => {
  await openWithColours()
  await userEvent.click(button('编辑 颜色'))
  await expect.element(form.getByText('修改后，其下的数据一并改到新的类型')).toBeVisible()
  await userEvent.fill(form.getByLabelText('字典类型'), 'paint')
  await userEvent.click(save)
  await userEvent.click(list.getByRole('link', { name: 'paint' }))
  await expect.poll(address).toBe('/system/dictData/40')
  await expect.element(page.getByRole('cell', { name: '红 Red' })).toBeVisible()
})

test('a built-in dictionary is marked, keeps type and status, and is not deleted', async () => {
  const { calls } = await openWithColours()
  const mark = list.getByRole('row', { name: /用户性别/ }).getByRole('button', { name: '内置' })
  await userEvent.hover(mark)
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(/^程序使用这个字典/)
  await expect.element(list.getByRole('row', { name: /颜色/ }).getByText('内置')).not.toBeInTheDocument()
  await expect.element(button('「用户性别」的更多操作')).not.toBeInTheDocument()
  await expect.element(button('「颜色」的更多操作')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: '选择「用户性别」' })).toBeDisabled()
  await userEvent.click(button('编辑 用户性别'))
  await expect.element(form.getByLabelText('字典类型')).toBeDisabled()
  await expect.element(form.getByText('系统内置，类型不能修改')).toBeVisible()
  await expect.element(form.getByLabelText('停用')).toBeDisabled()
  await userEvent.fill(form.getByLabelText('字典名称'), '性别')
  await userEvent.click(save)
  await expect.element(button('编辑 性别')).toBeVisible()
  await expect.poll(() => calls).toContain('PUT /api/system/dict')
})

test('the action of a row leads to its values as well', async () => {
  await open()
  await userEvent.click(button('数据 显示隐藏'))
  await expect.poll(address).toBe('/system/dictData/3')
})

test('the filters of the address are in force', async () => {
  await open('/system/dict?dictType=show')
  await expect.element(cell('sys_show_hide')).toBeVisible()
  await expect.element(cell('sys_user_sex')).not.toBeInTheDocument()
})

describe('deleting', () => {
  test('a dictionary with values stays, and it is said why', async () => {
    await openWithColours()
    await chooseMore('颜色', '删除')
    await expect.element(question).toHaveAccessibleName('删除「颜色」？')
    await answer('删除')
    await expect.element(messages.getByText('字典下还有 1 条数据，不能删除')).toBeVisible()
    await expect.element(cell('颜色')).toBeVisible()
  })

  test('the selected ones go, and the built-in ones are not among them', async () => {
    await openWithColours(async ({ engine: { db } }) => {
      await db.deleteFrom('dictData').where('dictType', '=', 'colours').execute()
      await db
        .insertInto('dictTypes')
        .values({ dictName: '尺码', dictNameEn: '', dictType: 'sizes', status: 1, remark: '' })
        .execute()
    })
    await userEvent.click(page.getByRole('checkbox', { name: '选择本页全部' }))
    await userEvent.click(button('删除'))
    await expect.element(question).toHaveAccessibleName('删除「颜色」等 2 项？')
    await answer('删除')
    await expect.element(page.getByText('共 3 条', { exact: true })).toBeVisible()
    await expect.element(cell('sys_user_sex')).toBeVisible()
  })
})

test('people who may only read have neither buttons nor the link to the values', async () => {
  await openConsole({ path: '/system/dict', as: 'editor', prepare: withoutButtons('dict') })
  await expect.element(cell('sys_user_sex')).toBeVisible()
  expect(list.getByRole('link').query()).toBeNull()
  expect(button('新增').query()).toBeNull()
  expect(button('编辑 用户性别').query()).toBeNull()
  expect(button('导出').query()).toBeNull()
})
