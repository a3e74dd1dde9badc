import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type Start } from 'atrium/testing/console'
import { signIn } from '#server-test/visitor'

beforeEach(() => page.viewport(1440, 900))
afterEach(closeConsoles)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: '新建表单' })
const way = (name: string) => dialog.getByRole('radio', { name, exact: true })
const title = dialog.getByRole('textbox', { name: '标题（中文）' })
const english = dialog.getByRole('textbox', { name: '标题（英文）' })
const create = dialog.getByRole('button', { name: '创建并设计' })
const outline = dialog.getByRole('region', { name: '字段预览' })
const file = (label: string) => dialog.getByLabelText(label, { exact: true })

async function openDialog(start: Pick<Start, 'as' | 'prepare'> = {}) {
  const app = await openConsole({ path: '/forms/list', as: 'admin', ...start })
  await userEvent.click(button('新增'))
  await expect.element(title).toBeVisible()
  return app
}

/** Waits for the designer, and returns the design as the server has it. */
async function designed(runtime: MemoryRuntime) {
  await expect.poll(address).toMatch(/^\/forms\/designer\?form=\d+$/)
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible()
  const headers = { token: await signIn(runtime.fetch, 'admin') }
  const answer = await runtime.fetch(`/api/forms/form?formId=${address().split('=')[1]}`, { headers })
  return ((await answer.json()) as { data: { design: { title: object; items: Record<string, unknown>[] } } }).data
    .design
}

const jsonFile = (form: unknown, name = 'form.json') => new File([JSON.stringify(form, null, 2)], name)
const words = (zh: string, en = '') => ({ zh, en })

test('a blank form needs a title; what was typed is not lost by Esc; the designer opens with the saved form', async () => {
  const { runtime } = await openDialog()
  await userEvent.click(create)
  await expect.element(dialog.getByText('请填写标题（中文）')).toBeVisible()
  await userEvent.fill(title, '年会节目单')
  await userEvent.fill(english, 'Annual party')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('dialog', { name: '放弃未保存的修改？' })
  await userEvent.click(question.getByRole('button', { name: '取消' }))
  await expect.element(title).toHaveValue('年会节目单')
  await userEvent.click(create)
  expect(await designed(runtime)).toEqual({ title: words('年会节目单', 'Annual party'), items: [] })
  await userEvent.click(button('添加评分'))
  await userEvent.click(button('撤销（Ctrl Z）'))
  await expect.element(button('撤销（Ctrl Z）')).toBeDisabled()
  history.back()
  await expect.element(button('年会节目单')).toBeVisible()
})

test('a template shows its fields and proposes a title until one is typed', async () => {
  const { runtime } = await openDialog()
  await userEvent.click(way('模板'))
  await userEvent.click(create)
  await expect.element(dialog.getByText('请选择一个模板')).toBeVisible()
  await userEvent.click(way('请假申请'))
  await expect.element(outline.getByText('起止日期')).toBeVisible()
  await expect.element(title).toHaveValue('请假申请')
  await expect.element(english).toHaveValue('Leave request')
  await userEvent.click(way('费用报销'))
  await expect.element(title).toHaveValue('费用报销')
  await userEvent.fill(title, '差旅费报销')
  await userEvent.click(way('请假申请'))
  await userEvent.click(way('费用报销'))
  await expect.element(title).toHaveValue('差旅费报销')
  await userEvent.click(create)
  await expect.element(button('选择合计')).toBeVisible()
  const design = await designed(runtime)
  expect(design.title).toMatchObject({ zh: '差旅费报销' })
  expect(JSON.stringify(design.items)).toContain('"sum":["transport","hotel","meals","others"]')
})

test('another form is found by its title and copied', async () => {
  const { runtime } = await openDialog()
  await userEvent.click(way('复制已有表单'))
  await userEvent.fill(dialog.getByRole('combobox', { name: '要复制的表单' }), '满意度')
  await userEvent.click(page.getByTitle('员工满意度调查', { exact: true }))
  await expect.element(outline.getByText('通常在哪里办公？')).toBeVisible()
  await expect.element(title).toHaveValue('员工满意度调查 副本')
  await userEvent.fill(title, '新员工调查')
  await userEvent.click(create)
  const design = await designed(runtime)
  expect(design.title).toEqual(words('新员工调查', 'Employee satisfaction survey copy'))
  expect(design.items.map(({ key }) => key)).toContain('overall')
})

test('JSON is corrected where it is wrong, also where the server alone finds it', async () => {
  const { runtime } = await openDialog()
  await userEvent.click(way('JSON 文件'))
  const zone = file('选择 JSON 文件，或拖到这里')
  await userEvent.upload(zone, new File(['x'.repeat(1024 * 1024 + 1)], 'large.json'))
  await expect.element(dialog.getByRole('alert').getByText('「large.json」超过 1 MB')).toBeVisible()
  const field = { kind: 'select', key: 'city', label: words('城市'), options: { dictionary: 'no_such' } }
  await userEvent.upload(zone, jsonFile({ title: words('报名'), items: [{ ...field, label: words('') }] }))
  await expect.element(dialog.getByRole('button', { name: 'items › 0 › label › zh 不能为空' })).toBeVisible()
  await expect.element(title).toHaveValue('报名')
  await userEvent.click(create)
  await expect.element(dialog.getByText(/^JSON 还不是可用的表单/)).toBeVisible()
  await userEvent.click(way('空白表单'))
  await userEvent.click(way('JSON 文件'))
  await expect.element(dialog.getByText('form.json', { exact: true })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '换一个文件' }))
  await userEvent.upload(zone, jsonFile({ title: words('报名'), items: [field] }))
  await expect.element(outline.getByText('城市')).toBeVisible()
  await userEvent.click(create)
  await expect
    .element(dialog.getByRole('button', { name: /items › 0 › options › dictionary 字典「no_such」/ }))
    .toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '换一个文件' }))
  await userEvent.upload(zone, jsonFile({ items: [{ ...field, options: { dictionary: 'sys_user_sex' } }] }))
  await userEvent.click(create)
  expect(await designed(runtime)).toMatchObject({ title: words('报名'), items: [{ key: 'city' }] })
})

test('the headings of a sheet become fields of the kinds that its rows have, once they are corrected', async () => {
  const { runtime } = await openDialog()
  await userEvent.click(way('电子表格'))
  await userEvent.fill(dialog.getByRole('textbox', { name: '或粘贴从电子表格复制的表头' }), ' ')
  await userEvent.upload(file('选择电子表格，或拖到这里'), new File(['x'], 'a.txt'))
  await expect.element(dialog.getByRole('alert').getByText(/^「a.txt」不是/)).toBeVisible()
  const csv = '姓名*,手机,入职日期,部门,部门\n李雷,13911112222,2024-03-01,研发,\n韩梅,13911112223,2024-03-02,研发,'
  await userEvent.upload(file('选择电子表格，或拖到这里'), new File([csv], '员工.csv'))
  const name = (number: number) => dialog.getByRole('textbox', { name: `第 ${number} 列的名称` })
  await expect.element(title).toHaveValue('员工')
  await expect.element(name(5)).toHaveValue('部门 (2)')
  await userEvent.click(dialog.getByRole('checkbox', { name: '使用第 5 列' }))
  await userEvent.fill(name(4), '')
  await userEvent.click(create)
  await expect.element(dialog.getByText('请填写第 4 列的名称')).toBeVisible()
  await userEvent.fill(name(4), '所在部门')
  await userEvent.click(dialog.getByRole('combobox', { name: '第 4 列的类型' }))
  await userEvent.click(page.getByTitle('下拉', { exact: true }))
  await userEvent.click(create)
  const { items } = await designed(runtime)
  expect(items.map(({ kind, label, rules }) => [kind, (label as { zh: string }).zh, rules])).toEqual([
    ['text', '姓名', [{ rule: 'required' }]],
    ['text', '手机', [{ rule: 'format', format: 'phone' }]],
    ['date', '入职日期', undefined],
    ['select', '所在部门', undefined],
  ])
  expect(items[3]).toMatchObject({ options: [{ value: '研发' }] })
})

test('cells that were copied from a spreadsheet are read, and may be pasted again', async () => {
  await openDialog()
  await userEvent.click(way('电子表格'))
  const cells = dialog.getByRole('textbox', { name: '或粘贴从电子表格复制的表头' })
  await userEvent.fill(cells, '姓名\t单价, 元\n李雷\t12.5')
  await userEvent.click(dialog.getByRole('button', { name: '识别字段' }))
  await expect.element(dialog.getByRole('textbox', { name: '第 2 列的名称' })).toHaveValue('单价, 元')
  await userEvent.click(dialog.getByRole('button', { name: '重新粘贴' }))
  await expect.element(cells).toHaveValue('姓名\t单价, 元\n李雷\t12.5')
})

test('people who may add forms but not change them find the new one in the list', async () => {
  await openDialog({
    as: 'editor',
    prepare: async ({ engine: { db } }) => {
      const codes = db.selectFrom('menus').where('permission', '=', 'forms:form:edit').select('id')
      await db.deleteFrom('roleMenus').where('roleId', '=', 2).where('menuId', 'in', codes).execute()
    },
  })
  await userEvent.fill(title, '只能新增')
  await userEvent.click(create)
  await expect.element(page.getByRole('row', { name: /只能新增/ })).toBeVisible()
  expect(address()).toBe('/forms/list')
})
