import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addMenuEntry, changeMenuEntry } from '#server-test/records/rows'
import { asksBeforeReload, closeConsoles, type Start } from '#test/console-app'
import { answer, button, formOf, listOf, message, question, remove, rowOrder, withoutButtons } from '#test/page-objects'
import { openSamples } from '#test/sample/sample-console'
import { actOn, chooseMore } from '#test/row-menu'

afterEach(closeConsoles)

const { list, row } = listOf('菜单')
const { form, save, field, fill, fieldErrors, saveAndClose, edit } = formOf('菜单')
const choice = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) })
const iconSearch = page.getByRole('searchbox', { name: '搜索图标' })
const type = (name: string) => form.getByRole('radio', { name })

const open = (start: Start = {}) => openSamples({ path: '/system/menu', as: 'admin', ...start })
const menuNamed = ({ engine: { db } }: MemoryRuntime, name: string) =>
  db.selectFrom('menus').where('name', '=', name).selectAll().executeTakeFirstOrThrow()

/** An entry that no role holds. */
const spare = { name: '临时目录', path: 'spare' }

/** Fills the form of a new page below the directory of system pages with what is required but the component, and with other values. */
async function addPage(name: string, values: Record<string, string> = {}): Promise<void> {
  await actOn('系统管理', '新增下级')
  await fill({ 菜单名称: name, 路径: 'more', ...values })
}

test('an entry that is hidden or disabled says so, in a muted colour, also where a parent is chosen', async () => {
  await open({
    prepare: async (runtime) => {
      await addMenuEntry({ ...spare, visible: 0, status: 0 })(runtime)
      await changeMenuEntry('样例', { visible: 0 })(runtime)
    },
  })
  const colourOf = (name: string) => getComputedStyle(row(name).getByText(name).element()).color
  await expect.element(row('样例').getByText('隐藏')).toBeVisible()
  await expect.element(row('临时目录').getByText('隐藏')).toBeVisible()
  await expect.element(row('临时目录').getByText('停用')).toBeVisible()
  expect(row('系统管理').getByText('隐藏').query()).toBeNull()
  expect(colourOf('样例')).not.toBe(colourOf('系统管理'))
  expect(colourOf('临时目录')).toBe(colourOf('样例'))
  await edit('系统管理')
  await userEvent.click(field('上级菜单'))
  await fill({ 上级菜单: '样例' })
  await expect.element(choice('样例（已隐藏）')).toBeVisible()
  await fill({ 上级菜单: '临时' })
  await expect.element(choice('临时目录（已停用、已隐藏）')).toBeVisible()
})

test('the tree begins closed, and says of each entry what it is', async () => {
  await open({ prepare: changeMenuEntry('单页', { isLink: 1, component: '', path: 'https://a.example' }) })
  await expect.element(row('系统管理').getByText('目录')).toBeVisible()
  await expect.element(row('单页').getByText('外链')).toBeVisible()
  expect(button('新增下级 单页').query()).toBeNull()
  expect(row('菜单管理').query()).toBeNull()
  await userEvent.click(button('展开「系统管理」'))
  await expect.element(row('菜单管理').getByText('页面')).toBeVisible()
  await userEvent.click(button('展开「菜单管理」'))
  await expect.element(row('system:menu:edit').getByText('按钮')).toBeVisible()
})

describe('adding', () => {
  test('below a directory presets it and a page, chosen among those there are, and shows the new entry', async () => {
    const { runtime } = await open()
    await addPage('人员')
    await expect.element(form.getByTitle('系统管理')).toBeVisible()
    await expect.element(type('页面')).toBeChecked()
    await fill({ 页面组件: 'system/us' })
    await expect.element(page.getByRole('option', { name: 'system/user', exact: true })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('页面组件')).toHaveValue('system/user')
    await userEvent.click(save)
    await expect.element(row('人员')).toBeVisible()
    await expect
      .poll(() => menuNamed(runtime, '人员'))
      .toMatchObject({ pid: 1, component: 'system/user', path: 'more', sort: 12 })
  })

  test('rejects a page that is not there, a query that is no object of texts and a frame that is no web address', async () => {
    const { sent } = await open()
    await addPage('人员', { 页面组件: 'system/nothing', 路由参数: '{"id":1}', 权限标识: 'system' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({
      页面组件: '没有这个页面，请从列表中选择',
      路由参数: expect.stringContaining('须是 JSON 对象'),
      权限标识: expect.stringContaining('三段以冒号分隔'),
    })
    await fill({ 内嵌网址: 'ftp://a.example' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toMatchObject({ 内嵌网址: expect.stringContaining('须是以 http') })
    expect([...sent('POST /api/system/menu'), ...sent('PUT /api/system/menu')]).toEqual([])
  })

  test('an address in a frame takes the place of the component', async () => {
    const { runtime } = await open()
    await addPage('手册', { 页面组件: 'system/user', 内嵌网址: 'https://a.example/help' })
    await expect.element(field('页面组件')).toBeDisabled()
    await userEvent.click(save)
    await expect.element(row('手册')).toBeVisible()
    await expect
      .poll(() => menuNamed(runtime, '手册'))
      .toMatchObject({
        component: '',
        frameSrc: 'https://a.example/help',
        isFrame: 1,
      })
  })

  test('an external link leads to a web address alone, and asks for no component', async () => {
    const { runtime } = await open()
    await addPage('官网')
    await userEvent.click(form.getByRole('switch', { name: '外链' }))
    await expect.element(field('页面组件')).not.toBeInTheDocument()
    await fill({ 网址: 'javascript:alert(1)' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 网址: expect.stringContaining('须是以 http') })
    await fill({ 网址: 'https://a.example' })
    await userEvent.click(save)
    await expect.element(row('官网').getByText('外链')).toBeVisible()
    await expect.poll(() => menuNamed(runtime, '官网')).toMatchObject({ isLink: 1, path: 'https://a.example' })
  })

  test('a button has neither path nor icon, whatever was typed before; below a page it is the type to begin with', async () => {
    const { runtime } = await open()
    await addPage('审批')
    await userEvent.click(form.getByRole('switch', { name: '外链' }))
    await userEvent.click(type('按钮'))
    for (const label of ['路径', '网址', '图标', '页面组件', '路由参数', '缓存页面'])
      await expect.element(field(label)).not.toBeInTheDocument()
    await fill({ 权限标识: 'stock:item:approve' })
    await userEvent.click(save)
    await expect.element(row('审批').getByText('按钮')).toBeVisible()
    await expect
      .poll(() => menuNamed(runtime, '审批'))
      .toMatchObject({
        menuType: 2,
        path: '',
        isLink: 0,
        permission: 'stock:item:approve',
      })
    await actOn('用户管理', '新增下级')
    await expect.element(type('按钮')).toBeChecked()
    await expect.element(button('新增下级 审批')).not.toBeInTheDocument()
  })

  test('a permission is offered with its name, and found by it', async () => {
    await open()
    await addPage('重置', { 权限标识: '重置密码' })
    await userEvent.click(page.getByText('system:user:resetPwd 重置密码'))
    await expect.element(field('权限标识')).toHaveValue('system:user:resetPwd')
  })

  test('a name that its parent has already is rejected at the field', async () => {
    await open()
    await addPage('用户管理', { 页面组件: 'system/user' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 菜单名称: '已被使用，请换一个' })
  })

  test('a path that its parent has already is rejected at the field', async () => {
    await open()
    await addPage('人员', { 路径: 'USER', 页面组件: 'system/user' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 路径: '已被使用，请换一个' })
  })
})

describe('editing', () => {
  test('offers no parent that is the entry itself, below it, or a button', async () => {
    await open()
    await edit('多级目录')
    await expect.element(field('菜单名称')).toHaveValue('多级目录')
    await userEvent.click(field('上级菜单'))
    await expect.element(choice('根目录')).toBeVisible()
    await fill({ 上级菜单: '菜单' })
    await expect.element(choice('菜单管理')).toBeVisible()
    await fill({ 上级菜单: '目录' })
    await expect.element(choice('根目录')).toBeVisible()
    await expect.element(choice('多级目录')).not.toBeInTheDocument()
    await expect.element(choice('下级目录')).not.toBeInTheDocument()
    await fill({ 上级菜单: '导出' })
    await expect.element(choice('菜单管理')).not.toBeInTheDocument()
    await expect.element(choice('导出')).not.toBeInTheDocument()
  })

  test('keeps a component that there is no page for any more', async () => {
    const { runtime } = await open({ prepare: changeMenuEntry('单页', { component: 'old/guide' }) })
    await edit('单页')
    await expect.element(field('页面组件')).toHaveValue('old/guide')
    await fill({ 英文名称: 'Old guide' })
    await saveAndClose()
    await expect.poll(() => menuNamed(runtime, '单页')).toMatchObject({ component: 'old/guide', nameEn: 'Old guide' })
  })

  test('changes the icon to one found by its name', async () => {
    const { runtime } = await open()
    await edit('单页')
    await userEvent.click(field('图标'))
    await expect.element(iconSearch).toHaveFocus()
    await userEvent.fill(iconSearch, 'atom')
    await expect.element(page.getByRole('gridcell', { name: 'atom', exact: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(iconSearch).not.toBeInTheDocument()
    await saveAndClose()
    await expect.poll(() => menuNamed(runtime, '单页')).toMatchObject({ icon: 'lucide:atom' })
  })

  test('Esc closes the choice of icons and leaves the form open', async () => {
    await open()
    await edit('单页')
    await userEvent.click(field('图标'))
    await expect.element(iconSearch).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(iconSearch).not.toBeInTheDocument()
    await expect.element(field('图标')).toHaveFocus()
    await expect.element(save).toBeVisible()
  })

  test('of the last way to this page is rejected in words', async () => {
    await open()
    await userEvent.click(button('全部展开'))
    await edit('菜单管理')
    await expect.element(field('菜单名称')).toHaveValue('菜单管理')
    await userEvent.click(form.getByRole('radio', { name: '停用' }))
    await userEvent.click(save)
    await expect.element(form.getByRole('alert')).toHaveTextContent(/所有人都打不开菜单管理/)
    // The form is longer than the drawer and was scrolled to its end.
    await expect.element(form.getByRole('alert')).toBeInViewport()
  })

  test('leaves the first place to the home page, and what has others below no button', async () => {
    await open()
    await edit('系统管理', { 排序: '0' })
    await userEvent.click(save)
    await expect.element(field('排序')).toHaveAttribute('aria-invalid', 'true')
    await fill({ 排序: '1' })
    await userEvent.click(type('按钮'))
    await userEvent.click(save)
    await expect.element(form.getByText('不是可选的值')).toBeVisible()
  })
})

describe('deleting', () => {
  test('asks, and takes an entry off the tree', async () => {
    await open({ prepare: addMenuEntry(spare) })
    await chooseMore('临时目录', '删除')
    await expect.element(question).toHaveAccessibleName('删除「临时目录」？')
    await answer('删除')
    await expect.element(row('临时目录')).not.toBeInTheDocument()
  })

  test('an entry with others below, or that a role holds, stays, and it is said why', async () => {
    await open()
    await remove('系统管理')
    await expect.element(message('还有 11 个下级菜单，不能删除')).toBeVisible()
    await remove('单页')
    await expect.element(message(/该菜单已分配给 \d 个角色，不能删除/)).toBeVisible()
    await expect.element(row('单页')).toBeVisible()
  })
})

test('the order is changed in the rows, never to the place of the home page, and saved at once', async () => {
  const { runtime } = await open()
  await userEvent.fill(rowOrder('样例'), '0')
  await userEvent.fill(rowOrder('系统管理'), '9')
  expect(asksBeforeReload()).toBe(true)
  await userEvent.click(button('保存排序（2）'))
  await expect.element(button('保存排序（2）')).not.toBeInTheDocument()
  expect(asksBeforeReload()).toBe(false)
  await expect.poll(() => menuNamed(runtime, '样例')).toMatchObject({ sort: 1 })
  await expect.poll(() => menuNamed(runtime, '系统管理')).toMatchObject({ sort: 9 })
})

test('people who may only read have no buttons and no fields', async () => {
  await open({ as: 'editor', prepare: withoutButtons('menu') })
  await expect.element(row('系统管理')).toBeVisible()
  await expect.element(button('新增')).not.toBeInTheDocument()
  await expect.element(list.getByRole('spinbutton')).not.toBeInTheDocument()
  await expect.element(button('编辑 系统管理')).not.toBeInTheDocument()
})
