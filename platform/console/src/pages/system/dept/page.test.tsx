import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveDepts } from '#server-test/records/rows'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import {
  answer,
  button,
  chooseOption,
  formOf,
  listOf,
  message,
  question,
  remove,
  rowBox,
  rowOrder,
  select,
  selection,
  withoutButtons,
} from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'

afterEach(closeConsoles)

const { list, rows, row } = listOf('部门')
const { form, field, save, fill, fieldErrors, saveAndClose, add, edit } = formOf('部门')
const choice = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) })

const open = (start: Start = {}) => openConsole({ path: '/system/dept', as: 'admin', ...start })
const deptNamed = ({ engine: { db } }: MemoryRuntime, name: string) =>
  db.selectFrom('depts').where('deptName', '=', name).selectAll().executeTakeFirstOrThrow()

async function disable(name: string): Promise<void> {
  await edit(name)
  await userEvent.click(field('停用'))
  await userEvent.click(save)
}

describe('the tree', () => {
  test('is open at first, and closes and opens as a whole', async () => {
    await open()
    await expect.element(row('平台组')).toBeVisible()
    await userEvent.click(button('全部收起'))
    await expect.element(row('研发中心')).not.toBeInTheDocument()
    await expect.element(row('Atrium 集团')).toBeVisible()
    await userEvent.click(button('全部展开'))
    await expect.element(row('平台组')).toBeVisible()
  })

  test('under a filter shows what matches, even without its parents', async () => {
    await open({ path: '/system/dept?deptName=平台' })
    await expect.element(row('平台组')).toBeVisible()
    expect(row('研发中心').query()).toBeNull()
    await expect.element(button('全部收起')).toBeDisabled()
  })
})

describe('adding', () => {
  test('below a department presets it, and shows the new one though its place was folded away', async () => {
    await open()
    await userEvent.click(button('收起「研发中心」'))
    await actOn('研发中心', '新增下级')
    await expect.element(form.getByTitle('研发中心')).toBeVisible()
    await fill({ 部门名称: '算法组' })
    await userEvent.click(save)
    await expect.element(row('算法组')).toBeVisible()
  })

  test('asks for a parent and a name, and rejects what is no phone number or email address', async () => {
    const { sent } = await open()
    await add({ 联系电话: '12345678901', 邮箱: 'nobody' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({
      上级部门: '请选择上级部门',
      部门名称: '请填写部门名称',
      联系电话: expect.stringContaining('11 位手机号'),
      邮箱: expect.stringContaining('邮箱格式不正确'),
    })
    expect(sent('POST /api/system/dept')).toEqual([])
  })

  test('a name that its parent has already is rejected at the field', async () => {
    await open()
    await actOn('研发中心', '新增下级')
    await fill({ 部门名称: '平台组' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 部门名称: '已被使用，请换一个' })
  })

  test('a disabled department is neither offered as parent nor has a button for it', async () => {
    await open()
    await expect.element(button('编辑 财务部')).toBeVisible()
    expect(button('新增下级 财务部').query()).toBeNull()
    await add()
    await userEvent.click(field('上级部门'))
    await expect.element(choice('财务部（已停用）')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('editing', () => {
  test('moves a department, never below itself', async () => {
    const { runtime } = await open()
    await edit('研发中心')
    await expect.element(field('部门名称')).toHaveValue('研发中心')
    await userEvent.click(field('上级部门'))
    await expect.element(choice('市场部')).toBeVisible()
    await expect.element(choice('研发中心')).not.toBeInTheDocument()
    await expect.element(choice('平台组')).not.toBeInTheDocument()
    await chooseOption('市场部')
    await saveAndClose()
    const market = await deptNamed(runtime, '市场部')
    await expect.poll(() => deptNamed(runtime, '研发中心')).toMatchObject({ pid: market.deptId })
  })

  test('of the top department leaves it at the top', async () => {
    const { runtime } = await open()
    await edit('Atrium 集团')
    await expect.element(field('部门名称')).toHaveValue('Atrium 集团')
    await expect.element(field('上级部门')).not.toBeInTheDocument()
    await fill({ 负责人: '周宁' })
    await userEvent.click(save)
    await expect.element(row('周宁')).toBeVisible()
    await expect.poll(() => deptNamed(runtime, 'Atrium 集团')).toMatchObject({ pid: 0, leader: '周宁' })
  })

  test('does not disable one with enabled departments below, and says why', async () => {
    await open()
    await disable('研发中心')
    await expect.element(form.getByText('该部门还有 3 个启用的下级部门，不能停用')).toBeVisible()
  })
})

describe('deleting', () => {
  test('asks, and takes an empty department off the tree; the top one has no button for it', async () => {
    await open()
    await chooseMore('品牌组', '删除')
    await expect.element(question).toHaveAccessibleName('删除「品牌组」？')
    await answer('删除')
    await expect.element(row('品牌组')).not.toBeInTheDocument()
    await expect.element(button('「Atrium 集团」的更多操作')).not.toBeInTheDocument()
  })

  test('a department with others below stays, and it is said why', async () => {
    await open()
    await remove('研发中心')
    await expect.element(message('还有 3 个下级部门，不能删除')).toBeVisible()
    await expect.element(row('研发中心')).toBeVisible()
  })
})

describe('what else would change', () => {
  test('is asked before a department that roles have chosen is deleted, and cancelling keeps it', async () => {
    const { runtime, sent } = await open({ prepare: giveDepts(4, [9]) })
    const warning = /有 1 个角色的自定义数据范围包含所选部门/
    await remove('品牌组')
    await expect.element(question).toHaveAccessibleDescription(warning)
    await expect.element(question).toHaveAccessibleName('仍要继续？')
    await expect.element(question.getByRole('button', { name: '取消' })).toHaveFocus()
    await answer('取消')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button('「品牌组」的更多操作')).toHaveFocus()
    await expect.element(message(/角色/)).not.toBeInTheDocument()
    await remove('品牌组')
    await expect.element(question).toHaveAccessibleDescription(warning)
    await answer('继续')
    await expect.element(row('品牌组')).not.toBeInTheDocument()
    await expect.element(message('删除成功')).toBeVisible()
    expect(await runtime.engine.db.selectFrom('roleDepts').selectAll().execute()).toEqual([])
    await expect
      .poll(() => sent('DELETE'))
      .toEqual([
        'DELETE /api/system/dept?ids=9',
        'DELETE /api/system/dept?ids=9',
        'DELETE /api/system/dept?ids=9&confirmed=true',
      ])
  })

  test('is asked before a department with users is disabled; cancelling goes back to the form', async () => {
    const { runtime } = await open()
    await disable('值班组')
    await expect.element(question).toHaveAccessibleDescription(/部门内有 1 名用户。停用后他们仍在该部门、仍可登录/)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(save).toHaveFocus()
    await expect.element(form.getByRole('alert')).not.toBeInTheDocument()
    await expect.poll(() => deptNamed(runtime, '值班组')).toMatchObject({ status: 1 })
    await userEvent.click(save)
    await answer('继续')
    await expect.element(message('保存成功')).toBeVisible()
    await expect.poll(() => deptNamed(runtime, '值班组')).toMatchObject({ status: 0 })
  })
})

test('departments are named in both languages, selected and deleted together, but for the top one', async () => {
  await open()
  await expect.element(row('研发中心').getByText('R&D')).toBeVisible()
  await expect.element(rowBox('Atrium 集团')).toBeDisabled()
  await select('品牌组', '财务部')
  await userEvent.click(selection.getByRole('button', { name: '删除' }))
  await answer('删除')
  await expect.element(row('品牌组')).not.toBeInTheDocument()
  await expect.element(row('财务部')).not.toBeInTheDocument()
})

test('a department in the address opens in its form, for those who may edit it', async () => {
  await open({ path: '/system/dept?record=1' })
  await expect.element(field('部门名称')).toHaveValue('Atrium 集团')
})

test('a new one below another comes last there', async () => {
  await open()
  await actOn('研发中心', '新增下级')
  await expect.element(field('排序')).toHaveValue('9')
})

describe('the order', () => {
  test('is changed in the rows and saved at once', async () => {
    const { runtime } = await open()
    await userEvent.fill(rowOrder('平台组'), '30')
    await userEvent.fill(rowOrder('前端组'), '1')
    await userEvent.click(button('保存排序（2）'))
    await expect.element(button('保存排序（2）')).not.toBeInTheDocument()
    await expect.poll(() => deptNamed(runtime, '平台组')).toMatchObject({ orderNum: 30 })
    await expect.poll(() => deptNamed(runtime, '前端组')).toMatchObject({ orderNum: 1 })
    const names = rows.elements().map(({ textContent }) => textContent)
    const at = (name: string) => names.findIndex((text) => text.includes(name))
    expect(at('前端组')).toBeLessThan(at('平台组'))
  })

  test('goes back when it is undone, or typed back', async () => {
    const { sent } = await open()
    const place = rowOrder('平台组')
    await userEvent.fill(place, '30')
    await userEvent.click(button('撤销排序'))
    await expect.element(place).toHaveValue('5')
    await userEvent.fill(place, '30')
    await expect.element(button('保存排序（1）')).toBeVisible()
    await userEvent.fill(place, '5')
    await expect.element(button('保存排序（1）')).not.toBeInTheDocument()
    expect(sent('PUT')).toEqual([])
  })
})

test('people who may only read have no buttons and no fields', async () => {
  await open({ as: 'editor', prepare: withoutButtons('dept') })
  await expect.element(rows.nth(1)).toBeVisible()
  await expect.element(button('新增')).not.toBeInTheDocument()
  await expect.element(list.getByRole('spinbutton')).not.toBeInTheDocument()
  await expect.element(list.getByRole('button', { name: /编辑|删除/ })).not.toBeInTheDocument()
})
