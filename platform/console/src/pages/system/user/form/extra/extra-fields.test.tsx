import { modules } from 'atrium/entries/modules'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signIn } from '#server-test/visitor'
import { closeConsoles, openConsole } from '#test/console-app'
import { button, listOf } from '#test/page-objects'
import { actOn } from '#test/row-menu'
import { fieldsProduct } from '#test/sample/fields-product'
import { shop } from '#test/sample/shop/shop-console'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const form = page.getByRole('dialog', { name: /用户$/ })
const field = (name: string) => form.getByLabelText(name, { exact: true })
const save = form.getByRole('button', { name: '保存' })
const { row, list } = listOf('用户')

/** Gives extra fields to the editor, as the admin. */
async function fillIn({ fetch }: MemoryRuntime, extra: object) {
  const headers = { token: await signIn(fetch, 'admin'), 'content-type': 'application/json' }
  const body = { userId: 2, version: 1, nickname: '陈思远', deptId: 5, extra: { hr: extra } }
  const answer = await fetch('/api/system/user', { method: 'PUT', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
}

const full = { employeeNo: 'A-1', floor: 3, hiredOn: '2026-01-31', isRemote: true, grade: 's' }
const open = async (extra: object = full) => {
  await page.viewport(1900, 900)
  return openConsole({
    path: '/system/user',
    as: 'admin',
    product: fieldsProduct,
    modules: { ...modules, shop },
    prepare: (runtime) => fillIn(runtime, extra),
  })
}

test('the form has a section of the module, whose fields are saved and shown in the list and the details', async () => {
  await open({})
  await actOn('陈思远', '编辑')
  await expect.element(form.getByRole('heading', { name: '人事' })).toBeVisible()
  await userEvent.fill(field('工号'), 'A-7')
  await userEvent.fill(field('楼层'), '12')
  await userEvent.click(field('远程办公'))
  await userEvent.click(field('职级'))
  await userEvent.click(page.getByTitle('高级', { exact: true }).last())
  await userEvent.click(save)
  await expect.element(form).not.toBeInTheDocument()
  const editor = row('editor')
  await expect.element(editor).toHaveTextContent('A-7')
  await expect.element(editor).toHaveTextContent('高级')
  await userEvent.click(page.getByTitle('查看「陈思远」的详情'))
  const details = page.getByRole('dialog', { name: '用户详情' })
  await expect.element(details).toHaveTextContent(/工号A-7楼层12入职日期—远程办公是职级高级/)
})

test('an edit shows what is there, and what is emptied is empty', async () => {
  await open()
  await expect.element(row('editor')).toHaveTextContent('2026-01-31')
  await actOn('陈思远', '编辑')
  await expect.element(field('入职日期')).toHaveValue('2026-01-31')
  await userEvent.clear(field('工号'))
  await userEvent.click(save)
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(row('editor')).not.toHaveTextContent('A-1')
  await expect.element(row('editor')).toHaveTextContent('2026-01-31')
})

test('an error of the server is at its field', async () => {
  await open()
  await actOn('王若彤', '编辑')
  await userEvent.fill(field('工号'), 'a-1')
  await userEvent.click(save)
  await expect.element(field('工号')).toHaveAccessibleDescription('已被使用，请换一个')
})

test('the list goes by a field of the module, and is filtered by one', async () => {
  await open()
  await userEvent.click(list.getByRole('button', { name: /工号/ }))
  await expect.element(list.getByRole('row').nth(1)).toHaveTextContent('editor')
  await userEvent.click(button('更多条件'))
  await userEvent.click(page.getByRole('combobox', { name: '远程办公' }))
  await userEvent.click(page.getByTitle('是', { exact: true }))
  await userEvent.click(button('查询'))
  await expect.element(row('guest')).not.toBeInTheDocument()
  await expect.element(row('editor')).toBeVisible()
})

test('the operation log names the fields, and their values', async () => {
  await open()
  await closeConsoles()
  await openConsole({
    path: '/system/operationLog',
    as: 'admin',
    product: fieldsProduct,
    modules: { ...modules, shop },
    prepare: (runtime) => fillIn(runtime, full),
  })
  await userEvent.click(page.getByRole('button', { name: /^详情 修改用户/ }).first())
  const log = page.getByRole('dialog', { name: '详情' })
  await expect.element(log.getByRole('row', { name: /^工号/ })).toHaveTextContent('A-1')
  await expect.element(log.getByRole('row', { name: /^职级/ })).toHaveTextContent('高级')
  await expect.element(log.getByRole('row', { name: /^远程办公/ })).toHaveTextContent('是')
})

test('an import takes the fields by their names, and their wrong cells are corrected in place', async () => {
  await open()
  await userEvent.click(button('导入'))
  const drawer = page.getByRole('dialog', { name: '导入用户' })
  const cell = (row: number, column: string) => drawer.getByLabelText(`第 ${row} 行 ${column}`)
  const file = drawer.getByLabelText('选择文件，或拖到这里')
  await expect.element(file).toBeInTheDocument()
  const rows = ['用户名,昵称,部门,工号,楼层,职级', 'li.na,李娜,平台组,B-1,2,高级', 'wang.wu,王五,平台组,b-1,高,没有']
  await userEvent.upload(file, new File([rows.join('\n')], 'people.csv', { type: 'text/csv' }))
  await expect.element(cell(2, '楼层')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(cell(2, '职级')).toHaveAccessibleDescription(/没有/)
  await expect.element(cell(2, '工号')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(cell(2, '楼层'), '7')
  await userEvent.fill(cell(2, '工号'), 'B-2')
  await userEvent.click(cell(2, '职级'))
  await userEvent.keyboard('初级{Enter}')
  await userEvent.click(drawer.getByRole('button', { name: '重新检查' }))
  await userEvent.click(drawer.getByRole('button', { name: '导入', exact: true }))
  await userEvent.click(drawer.getByRole('button', { name: '完成' }))
  await expect.element(row('wang.wu')).toHaveTextContent(/B-2.*7.*初级/)
})
