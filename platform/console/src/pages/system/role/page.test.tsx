import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveDepts } from '#server-test/records/rows'
import { address, closeConsoles, type Start } from '#test/console-app'
import {
  answer,
  button,
  formOf,
  listOf,
  message,
  question,
  remove,
  rowBox,
  rowSwitch,
  withoutButtons,
} from '#test/page-objects'
import { openSamples } from '#test/sample/sample-console'
import { sampleIds } from '#test/sample/sample-pages'
import { actOn, chooseMore, offersOf } from '#test/row-menu'

afterEach(closeConsoles)

const { list, row, cell } = listOf('角色')
const { form, fill, save, fieldErrors, saveAndClose, add, edit } = formOf('角色')
const scope = formOf('数据权限')
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
const expectBox = (name: string) => expect.element(box(name))
const chooseScope = (name: string) => userEvent.click(scope.form.getByRole('radio', { name: new RegExp(`^${name}`) }))

const open = (start: Start = {}) => openSamples({ path: '/system/role', as: 'admin', ...start })

/** Opens the page with a part of the menus, which are found faster. */
const openFew = (prepare?: Start['prepare']) =>
  open({
    prepare: async (runtime) => {
      const { db } = runtime.engine
      const posts = db.selectFrom('menus').where('component', '=', 'system/post').select('id')
      const roles = db.selectFrom('menus').where('component', '=', 'system/role').select('id')
      const others = db
        .selectFrom('menus')
        .where('id', 'not in', [1, ...Object.values(sampleIds)])
        .where('id', 'not in', posts)
        .where('id', 'not in', roles)
        .where('pid', 'not in', posts)
        .select('id')
      await db.deleteFrom('roleMenus').where('menuId', 'in', others).execute()
      await db.deleteFrom('menus').where('id', 'in', others).execute()
      await prepare?.(runtime)
    },
  })

async function menusOf({ engine: { db } }: MemoryRuntime, roleKey: string) {
  const rows = await db
    .selectFrom('roleMenus')
    .innerJoin('roles', 'roles.roleId', 'roleMenus.roleId')
    .where('roleKey', '=', roleKey)
    .select('menuId')
    .orderBy('menuId')
    .execute()
  return rows.map(({ menuId }) => menuId)
}

async function scopeOf({ engine: { db } }: MemoryRuntime, roleId: number) {
  const { dataScope } = await db
    .selectFrom('roles')
    .where('roleId', '=', roleId)
    .select('dataScope')
    .executeTakeFirstOrThrow()
  const depts = await db
    .selectFrom('roleDepts')
    .where('roleId', '=', roleId)
    .select('deptId')
    .orderBy('deptId')
    .execute()
  return [dataScope, depts.map(({ deptId }) => deptId)]
}

const addRole = (name: string, key: string) => add({ 角色名称: name, 权限字符: key })

/** Opens the departments that the guest chooses from. */
async function openDepts(): Promise<void> {
  await actOn('访客', '数据权限')
  await chooseScope('自定义部门')
  await userEvent.click(box('全部展开'))
}

describe('adding', () => {
  test('what is missing or malformed is said at its field, and nothing is sent', async () => {
    const { sent } = await openFew()
    await addRole('', 'a b')
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 角色名称: '请填写角色名称', 权限字符: '只能包含字母、数字和 _ : -' })
    expect(sent('POST /api/system/role')).toEqual([])
  })

  test('a name with a comma is rejected at its field, and nothing is sent', async () => {
    const { sent } = await openFew()
    await addRole('审计，财务', 'audit')
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 角色名称: '不能含有逗号、分号或顿号：导入时用它们分隔多个角色' })
    expect(sent('POST /api/system/role')).toEqual([])
  })

  test('a key that is taken is said at its field', async () => {
    await openFew()
    await addRole('第二个编辑', 'editor')
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 权限字符: '已被使用，请换一个' })
  })

  test('with linked ticks a menu brings in those above and below it', async () => {
    const { runtime } = await openFew()
    await addRole('审计', 'audit')
    await userEvent.click(box('全部展开'))
    await userEvent.click(box('岗位管理'))
    await expectBox('系统管理').toHaveAttribute('aria-checked', 'mixed')
    await saveAndClose()
    await expect.element(cell('audit')).toBeVisible()
    const { id } = await runtime.engine.db
      .selectFrom('menus')
      .where('component', '=', 'system/post')
      .select('id')
      .executeTakeFirstOrThrow()
    const buttons = await runtime.engine.db.selectFrom('menus').where('pid', '=', id).select('id').execute()
    await expect
      .poll(() => menusOf(runtime, 'audit'))
      .toEqual([1, id, ...buttons.map((menu) => menu.id)].toSorted((a, b) => a - b))
  })
})

test('the list has the users, the data scope and the last change of each role', async () => {
  await openFew(giveDepts(4, [3, 5], { changedAt: new Date(2026, 0, 31, 9, 5).getTime() }))
  await page.viewport(1440, 800)
  const guest = row('guest')
  await expect.element(guest.getByText('自定义部门（2 个）')).toBeVisible()
  await expect.element(guest.getByText('2026-01-31 09:05')).toBeVisible()
  await userEvent.click(guest.getByRole('link', { name: '「访客」的 1 名用户' }))
  await expect.poll(() => address()).toBe('/system/roleAuth/user/4')
  await page.viewport(1280, 800)
})

describe('the menus of a role', () => {
  test('a half-ticked parent does not tick what the role lacks', async () => {
    const { runtime } = await openFew()
    const before = await menusOf(runtime, 'common')
    await edit('普通用户')
    await expectBox('样例').toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(box('全部展开'))
    await expectBox('样页一').toHaveAttribute('aria-checked', 'true')
    await expectBox('样页三').toHaveAttribute('aria-checked', 'false')
    await userEvent.click(box('样页一'))
    await saveAndClose()
    await expect.poll(() => menusOf(runtime, 'common')).toEqual(before.filter((id) => id !== sampleIds.first))
  })

  test('are found by a part of their name, which is marked, and what the search leaves out stays as it is', async () => {
    const { runtime } = await openFew()
    const before = await menusOf(runtime, 'common')
    await edit('普通用户')
    await fill({ 查找菜单权限: '样页三' })
    await expect.element(form.getByText('样页三')).toBeVisible()
    await expect.poll(() => form.element().querySelector('mark')?.textContent).toBe('样页三')
    await expectBox('样页一').not.toBeInTheDocument()
    await userEvent.click(box('样页三'))
    await fill({ 查找菜单权限: '没有的' })
    await expect.element(form.getByText('没有找到，请换个关键字')).toBeVisible()
    await saveAndClose()
    await expect.poll(() => menusOf(runtime, 'common')).toEqual([...before, sampleIds.third].toSorted((a, b) => a - b))
  })

  test('are a table of pages and actions as well, with the arrow keys', async () => {
    const { runtime } = await openFew()
    await addRole('审计', 'audit')
    await userEvent.click(form.getByText('矩阵'))
    const table = form.getByRole('table', { name: '菜单权限' })
    await userEvent.click(table.getByRole('checkbox', { name: '岗位管理：查看列表' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect.element(table.getByRole('checkbox', { name: '岗位管理：新增' })).toBeChecked()
    await expect.element(table.getByRole('checkbox', { name: '「岗位管理」的全部权限' })).toBePartiallyChecked()
    await userEvent.click(table.getByRole('checkbox', { name: '全部「导出」' }))
    await userEvent.click(form.getByText('树', { exact: true }))
    await expectBox('系统管理').toHaveAttribute('aria-checked', 'mixed')
    await saveAndClose()
    const codes = async () => {
      const { db } = runtime.engine
      const ids = await menusOf(runtime, 'audit')
      const rows = await db
        .selectFrom('menus')
        .where('id', 'in', [0, ...ids])
        .select('permission')
        .execute()
      return rows.map(({ permission }) => permission).filter((code) => code.includes('post'))
    }
    await expect
      .poll(async () => (await codes()).toSorted())
      .toEqual(['system:post:add', 'system:post:export', 'system:post:list'])
  })

  test('entries that are hidden or disabled say so, in a muted colour', async () => {
    await openFew(async ({ engine: { db } }) => {
      await db.updateTable('menus').set({ visible: 0 }).where('id', '=', sampleIds.first).execute()
      await db.updateTable('menus').set({ status: 0 }).where('id', '=', sampleIds.second).execute()
    })
    await edit('普通用户')
    await userEvent.click(box('全部展开'))
    await expectBox('样页一（已隐藏）').toBeVisible()
    await expectBox('样页二（已停用）').toBeVisible()
    await expectBox('样页三').toBeVisible()
    const colourOf = (name: string) => getComputedStyle(form.getByText(name, { exact: true }).element()).color
    expect(colourOf('样页一（已隐藏）')).not.toBe(colourOf('样页三'))
  })

  test('unlinked ticks count for one entry each, and the choice is kept', async () => {
    const { runtime } = await openFew()
    await edit('访客')
    await userEvent.click(box('父子联动'))
    await userEvent.click(box('样例'))
    await saveAndClose()
    await expect.poll(() => menusOf(runtime, 'guest')).toEqual([sampleIds.directory])
    await edit('访客')
    await expectBox('父子联动').not.toBeChecked()
    await expectBox('样例').toHaveAttribute('aria-checked', 'true')
  })

  test('one box ticks them all, and none', async () => {
    const { runtime } = await openFew()
    await edit('普通用户')
    await expectBox('全选').toBePartiallyChecked()
    await userEvent.click(box('全选'))
    await expectBox('系统管理').toHaveAttribute('aria-checked', 'true')
    await userEvent.click(box('全选'))
    await saveAndClose()
    await expect.poll(() => menusOf(runtime, 'common')).toEqual([])
  })

  test('those that a changed form leaves as they were stay', async () => {
    const { runtime } = await openFew()
    const before = await menusOf(runtime, 'common')
    await edit('普通用户', { 角色名称: '员工' })
    await userEvent.click(save)
    await expect.element(cell('员工')).toBeVisible()
    await expect.poll(() => menusOf(runtime, 'common')).toEqual(before)
  })

  test('that do not come can be asked for again', async () => {
    const { network } = await openFew()
    network.unavailable = '/menu/treeSelect'
    await add()
    await expect.element(form.getByText('没有加载出来')).toBeVisible()
    // Left empty, the field that has the focus says so below itself, and the button moves from under the pointer.
    await fill({ 角色名称: '员工' })
    network.unavailable = undefined
    await userEvent.click(form.getByRole('button', { name: '重试' }))
    await expectBox('系统管理').toBeVisible()
  })
})

describe('what may be done', () => {
  test('the built-in role is neither ticked, changed nor deleted', async () => {
    await open()
    await expect.element(cell('管理员')).toBeVisible()
    await expect.element(rowBox('管理员')).toBeDisabled()
    await expect.element(rowSwitch('管理员')).toBeDisabled()
    expect(await offersOf('管理员')).toEqual(['分配用户'])
  })

  test('a role in use is not deleted, and it is said by how many', async () => {
    await open()
    await remove('访客')
    await expect.element(message('该角色已分配给 1 名用户，不能删除')).toBeVisible()
    await expect.element(cell('访客')).toBeVisible()
  })

  test('disabling asks, and says what follows', async () => {
    const { calls } = await open()
    await userEvent.click(rowSwitch('访客'))
    await expect.element(question.getByText('停用后，只有该角色的用户将看不到任何菜单。')).toBeVisible()
    await answer('停用')
    await expect.element(rowSwitch('访客')).not.toBeChecked()
    await expect.poll(() => calls).toContain('PUT /api/system/role/changeStatus')
  })

  test('assigning users leads to their page', async () => {
    await open()
    await chooseMore('访客', '分配用户')
    await expect.poll(address).toBe('/system/roleAuth/user/4')
  })

  test('people who may only read have no buttons', async () => {
    await open({ as: 'editor', prepare: withoutButtons('role') })
    await expect.element(cell('编辑')).toBeVisible()
    await expect.element(button('新增')).not.toBeInTheDocument()
    await expect.element(list.getByRole('columnheader', { name: '操作' })).not.toBeInTheDocument()
  })
})

describe('the data scope', () => {
  test('chosen departments are saved without half-ticked ones', async () => {
    const { runtime } = await open()
    await actOn('访客', '数据权限')
    await expect.element(scope.field('角色名称')).toBeDisabled()
    await expectBox('研发中心').not.toBeInTheDocument()
    await chooseScope('自定义部门')
    await userEvent.click(box('全部展开'))
    await userEvent.click(box('平台组'))
    await expectBox('研发中心').toHaveAttribute('aria-checked', 'mixed')
    await scope.saveAndClose()
    await expect.poll(() => scopeOf(runtime, 4)).toEqual([2, [5]])
  })

  test('the only department below another grants that one alone, and so it shows again', async () => {
    const { runtime } = await open()
    await openDepts()
    await userEvent.click(box('品牌组'))
    await expectBox('市场部').toHaveAttribute('aria-checked', 'mixed')
    await scope.saveAndClose()
    await expect.poll(() => scopeOf(runtime, 4)).toEqual([2, [9]])
    await openDepts()
    await expectBox('品牌组').toHaveAttribute('aria-checked', 'true')
    await expectBox('市场部').toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(box('市场部'))
    await expectBox('市场部').toHaveAttribute('aria-checked', 'true')
    await expectBox('Atrium 集团').toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(box('品牌组'))
    await expectBox('市场部').toHaveAttribute('aria-checked', 'false')
    await userEvent.click(box('市场部'))
    await scope.saveAndClose()
    await expect.poll(() => scopeOf(runtime, 4)).toEqual([2, [3, 9]])
  })

  test('departments are ticked by keyboard as well', async () => {
    const { runtime } = await open()
    await openDepts()
    await expectBox('平台组').toBeVisible()
    const active = () => expect.poll(() => document.querySelector('.ant-tree-treenode-active')?.textContent)
    for (const _ of ['all', 'linked', 'tree']) await userEvent.tab()
    await active().toBe('Atrium 集团')
    await userEvent.keyboard('{ArrowDown}')
    await active().toBe('研发中心')
    await userEvent.keyboard(' ')
    await expectBox('研发中心').toHaveAttribute('aria-checked', 'true')
    await expectBox('平台组').toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await active().toBe('平台组')
    await userEvent.keyboard(' ')
    await expectBox('平台组').toHaveAttribute('aria-checked', 'false')
    await scope.saveAndClose()
    await expect.poll(() => scopeOf(runtime, 4)).toEqual([2, [7, 8]])
  })

  test('another scope clears them', async () => {
    const { runtime } = await open({ prepare: giveDepts(4, [3]) })
    await actOn('访客', '数据权限')
    await expectBox('市场部').toHaveAttribute('aria-checked', 'true')
    await chooseScope('仅本人')
    await chooseScope('自定义部门')
    await expectBox('市场部').toHaveAttribute('aria-checked', 'false')
    await chooseScope('仅本人')
    await expectBox('市场部').not.toBeInTheDocument()
    await scope.saveAndClose()
    await expect.poll(() => scopeOf(runtime, 4)).toEqual([5, []])
  })

  test('one that is wider than their own is rejected at its field', async () => {
    const { runtime } = await open({ as: 'editor' })
    await actOn('编辑', '数据权限')
    await chooseScope('全部数据')
    await userEvent.click(scope.save)
    await expect.element(scope.form.getByText('不是可选的值')).toBeVisible()
    await chooseScope('仅本人')
    await expect.element(scope.form.getByText('不是可选的值')).not.toBeInTheDocument()
    await expect.poll(() => scopeOf(runtime, 2)).toEqual([3, []])
  })
})
