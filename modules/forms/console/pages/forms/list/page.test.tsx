import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actOn, address, chooseMore, closeConsoles, openConsole } from 'atrium/testing/console'
import { publishToAll, readAllEntries } from '../../../../contract/form.rules'

afterEach(closeConsoles)

const survey = '员工满意度调查'
const open = () => openConsole({ path: '/forms/list', as: 'admin' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })

test('a form is published for chosen people, which its row says', async () => {
  await open()
  await actOn(survey, '发布')
  const form = dialog('发布表单')
  await userEvent.click(form.getByRole('radio', { name: '指定角色或部门' }))
  await userEvent.click(form.getByRole('button', { name: '发布' }))
  await expect.element(form.getByText('必填')).toBeVisible()
  await userEvent.click(form.getByRole('combobox', { name: '指定角色' }))
  await userEvent.keyboard('{Enter}')
  // The list of roles stays open, and covers the next field.
  const depts = form.getByRole('combobox', { name: '指定部门' })
  await expect.element(depts).toBeVisible()
  depts.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  const nodes = () => [...document.querySelectorAll<HTMLElement>('.ant-select-tree-treenode:not([aria-hidden])')]
  const node = (name: string) => nodes().find(({ textContent }) => textContent === name)
  const depth = (name: string) => node(name)?.querySelectorAll('.ant-select-tree-indent-unit').length
  await expect.poll(() => ['Atrium 集团', '研发中心', '平台组'].map(depth)).toEqual([0, 1, 2])
  for (const name of ['平台组', '市场部']) await userEvent.click(node(name)!.querySelector('[title]')!)
  await userEvent.click(form.getByRole('button', { name: '发布' }))
  await expect.element(page.getByText('已发布第 1 版', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: survey }).getByText('指定人员')).toBeVisible()
})

test('a form is put into the menu, where the sidebar shows it, and taken out', async () => {
  await open()
  await chooseMore(survey, '放入菜单')
  const form = dialog('放入菜单')
  await expect.element(form.getByLabelText('菜单名称')).toHaveValue(survey)
  const directory = form.getByRole('combobox', { name: '上级目录' })
  await userEvent.click(directory)
  const nodes = () => [...document.querySelectorAll('.ant-select-tree-node-content-wrapper')]
  await expect.poll(() => nodes().map(({ textContent }) => textContent)).toContain('系统管理')
  await userEvent.fill(directory, '系统管')
  await expect.poll(() => nodes().map(({ textContent }) => textContent)).toEqual(['顶层', '系统管理', '运行维护'])
  await userEvent.click(nodes()[1]!)
  await userEvent.click(form.getByRole('button', { name: '保存' }))
  await userEvent.click(page.getByRole('navigation').getByText('系统管理', { exact: true }))
  const entry = page.getByRole('navigation').getByText(survey, { exact: true })
  await expect.element(entry).toBeInTheDocument()
  await chooseMore(survey, '移出菜单')
  await expect.element(entry).not.toBeInTheDocument()
})

test('versions are looked at and become the draft again', async () => {
  await open()
  await chooseMore(survey, '历史版本')
  await userEvent.click(button('查看 第 1 版'))
  await expect.element(dialog('历史版本').getByText('通常在哪里办公？')).toBeVisible()
  await userEvent.click(button('返回版本列表'))
  await userEvent.click(button('恢复为草稿 第 1 版'))
  await userEvent.click(dialog('恢复第 1 版为草稿？').getByRole('button', { name: '恢复为草稿' }))
  await expect.element(page.getByText('已恢复为草稿')).toBeVisible()
})

test('a form from before a limit says what has to be corrected before it is copied', async () => {
  const rules = [{ rule: 'pattern', pattern: 'a{101}' }]
  const items = [{ kind: 'text', key: 'code', label: { zh: '编号', en: '' }, rules }]
  const design = JSON.stringify({ title: { zh: survey, en: '' }, items })
  await openConsole({
    path: '/forms/list',
    as: 'admin',
    prepare: ({ engine: { db } }) => db.updateTable('forms').set({ design }).where('title', '=', survey).execute(),
  })
  await userEvent.click(button(`「${survey}」的更多操作`))
  await userEvent.click(page.getByRole('menuitem', { name: '复制', exact: true }))
  await expect.element(page.getByText(/^「编号」正则表达式太大/)).toBeVisible()
})

test('deleting a form says how many entries go with it', async () => {
  await open()
  await chooseMore(survey, '删除')
  await userEvent.click(page.getByRole('dialog', { name: /？$/ }).getByRole('button', { name: '删除' }))
  await expect.element(page.getByText(/将同时删除 6 条填写记录/)).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '继续' }))
  await expect.element(button(`「${survey}」的更多操作`)).not.toBeInTheDocument()
})

test('the name of a form leads to the designer', async () => {
  await open()
  await userEvent.click(button(survey))
  await expect.poll(address).toMatch(/^\/forms\/designer\?form=\d+$/)
})

test('an archived form leaves the list, is found by its state and comes back as closed', async () => {
  await open()
  await chooseMore(survey, '归档')
  await userEvent.click(dialog(`归档“${survey}”？`).getByRole('button', { name: '归档' }))
  await expect.element(page.getByText(/^已归档，可在/)).toBeVisible()
  await expect.element(button(`「${survey}」的更多操作`)).not.toBeInTheDocument()
  await expect.element(page.getByText('未归档', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('combobox', { name: '状态' }))
  await userEvent.click(page.getByTitle('已归档', { exact: true }))
  await userEvent.click(button('查询'))
  await expect.poll(address).toBe('/forms/list?state=archived')
  await expect.element(page.getByRole('row', { name: survey }).getByText('已归档')).toBeVisible()
  await expect.element(button(survey)).not.toBeInTheDocument()
  await actOn(survey, '取消归档')
  await expect.element(button(`「${survey}」的更多操作`)).not.toBeInTheDocument()
})

describe('somebody who may administer the forms of their department alone', () => {
  const openAs = () =>
    openConsole({
      path: '/forms/list',
      as: 'editor',
      prepare: async ({ engine: { db } }) => {
        const codes = db.selectFrom('menus').where('permission', 'in', [publishToAll, readAllEntries]).select('id')
        await db.deleteFrom('roleMenus').where('roleId', '=', 2).where('menuId', 'in', codes).execute()
        await db.updateTable('roles').set({ dataScope: 3 }).where('roleId', '=', 2).execute()
        const { deptId } = await db
          .selectFrom('users')
          .where('userId', '=', 2)
          .select('deptId')
          .executeTakeFirstOrThrow()
        await db.updateTable('forms').set({ deptId }).where('title', '=', survey).execute()
      },
    })

  test('archives what they may not delete', async () => {
    await openAs()
    await chooseMore(survey, '删除')
    await userEvent.click(page.getByRole('dialog', { name: /^删除/ }).getByRole('button', { name: '删除' }))
    const offer = dialog(`归档“${survey}”？`)
    await expect.element(offer.getByText(/您无权删除的填写记录/)).toBeVisible()
    await userEvent.click(offer.getByRole('button', { name: '归档' }))
    await expect.element(page.getByText(/^已归档，可在/)).toBeVisible()
  })

  test('publishes to chosen people alone', async () => {
    await openAs()
    await actOn(survey, '发布')
    const form = dialog('发布表单')
    await expect.element(form.getByRole('radio', { name: '所有登录用户' })).toBeDisabled()
    await expect.element(form.getByText('您没有“发布给所有人”的权限')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '发布' }))
    await expect.element(form.getByText('您只能发布给指定的角色或部门')).toBeVisible()
  })
})
