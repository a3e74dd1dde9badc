import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type RunningConsole, type Start } from '#test/console-app'
import {
  answer,
  button,
  formOf,
  listOf,
  message,
  messages,
  question,
  remove,
  rowBox,
  select,
  selectAll,
  selection,
  total,
  withoutButtons,
} from '#test/page-objects'
import { navigation } from '#shared/navigation/navigation'

afterEach(closeConsoles)

const { list, cell } = listOf('岗位')
const { form, field, save, fill, fieldErrors, add, edit, discard } = formOf('岗位')

const open = (start: Start = {}) => openConsole({ path: '/system/post', as: 'admin', ...start })

/** Somebody else gives a post another code. */
const changeMeanwhile = ({ runtime }: RunningConsole, postId: number) =>
  runtime.engine.db
    .updateTable('posts')
    .set((post) => ({ postCode: 'changed', version: post('version', '+', 1) }))
    .where('postId', '=', postId)
    .execute()

describe('adding', () => {
  test('a post is in the list once it is saved', async () => {
    await open()
    await add({ 岗位名称: '测试工程师', 岗位编码: 'qa' })
    await userEvent.click(save)
    await expect.element(message('保存成功')).toBeVisible()
    await expect.element(cell('测试工程师')).toBeVisible()
    await expect.element(button('新增')).toHaveFocus()
  })

  test('what is missing is said at its field, and nothing is sent', async () => {
    const { sent } = await open()
    await add()
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 岗位名称: '请填写岗位名称', 岗位编码: '请填写岗位编码' })
    await expect.element(field('岗位名称')).toHaveFocus()
    expect(sent('POST /api/system/post')).toEqual([])
  })

  test('a code that is taken is said at its field, and goes with the next letter', async () => {
    await open()
    await add({ 岗位名称: '测试工程师', 岗位编码: 'hr' })
    await userEvent.click(save)
    await expect.poll(fieldErrors).toEqual({ 岗位编码: '已被使用，请换一个' })
    await expect.element(field('岗位编码')).toHaveFocus()
    await userEvent.type(field('岗位编码'), '2')
    await expect.poll(fieldErrors).toEqual({})
  })

  test('a form with something typed asks before it closes; Esc in the question keeps both', async () => {
    await open()
    await add({ 岗位名称: '草稿' })
    await userEvent.keyboard('{Escape}')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field('岗位名称')).toHaveValue('草稿')
    await discard()
    await expect.element(form).not.toBeInTheDocument()
  })
})

describe('editing', () => {
  test('begins with what is there and keeps the place in the list', async () => {
    await open({ path: '/system/post?postName=人力' })
    await edit('人力资源')
    await expect.element(field('岗位编码')).toHaveValue('hr')
    await fill({ 岗位名称: '人力专员' })
    await userEvent.click(save)
    await expect.element(cell('人力专员')).toBeVisible()
    await expect.poll(() => decodeURI(address())).toBe('/system/post?postName=人力')
  })

  test('another record begins with its own values, whatever was discarded before', async () => {
    await open()
    await edit('总经理', { 岗位编码: 'draft' })
    await discard()
    await edit('人力资源')
    await expect.element(field('岗位编码')).toHaveValue('hr')
    await expect.element(field('岗位名称')).toHaveValue('人力资源')
  })

  test('somebody else saved meanwhile: their changes and what was typed are merged and saved', async () => {
    const running = await open()
    await edit('人力资源', { 岗位名称: '人力专员' })
    await changeMeanwhile(running, 3)
    await userEvent.click(save)
    await expect.element(form.getByRole('alert')).toHaveTextContent('其他人修改过')
    await expect.element(form.getByText('对方改了：岗位编码。')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '合并并保存' }))
    await expect.element(cell('人力专员')).toBeVisible()
    await expect.element(cell('changed')).toBeVisible()
  })

  test('deleted meanwhile: the form says so and keeps what was typed', async () => {
    const running = await open()
    await edit('人力资源', { 岗位名称: '人力专员' })
    await running.runtime.engine.db.updateTable('users').set({ postId: null }).where('postId', '=', 3).execute()
    await running.runtime.engine.db.deleteFrom('posts').where('postId', '=', 3).execute()
    await userEvent.click(save)
    await expect.element(form.getByRole('alert')).toBeVisible()
    await expect.element(field('岗位名称')).toHaveValue('人力专员')
  })
})

describe('a post in the address', () => {
  const details = page.getByRole('dialog', { name: '岗位详情' })

  test('opens, and leaves the address when it is closed', async () => {
    await open({ path: '/system/post?page=1&record=2' })
    await expect.element(details.getByText('pm', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(address).toBe('/system/post?page=1')
    await expect.element(details).not.toBeInTheDocument()
  })

  test('is edited from its details, and keeps what was typed while another page showed', async () => {
    await open({ path: '/system/post?record=2' })
    await userEvent.click(details.getByRole('button', { name: '编辑' }))
    await fill({ 岗位名称: '草稿' })
    await navigation().open('/system/dict')
    await expect.element(page.getByRole('region', { name: '字典' })).toBeVisible()
    await navigation().open('/system/post?record=2')
    await expect.element(field('岗位名称')).toHaveValue('草稿')
  })

  test('stays closed for those who may not read one', async () => {
    await open({ path: '/system/post?record=2', as: 'editor', prepare: withoutButtons('post') })
    await expect.element(cell('pm')).toBeVisible()
    await expect.element(details).not.toBeInTheDocument()
    expect(page.getByRole('link', { name: '项目经理' }).query()).toBeNull()
  })
})

describe('the page of a post', () => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

  test('shows its fields and who holds it, and leads to them', async () => {
    await open({ path: '/system/post/2' })
    await expect.element(heading('项目经理')).toBeVisible()
    await expect.element(page.getByText('pm', { exact: true })).toBeVisible()
    await userEvent.click(page.getByRole('tab', { name: '用户' }))
    await expect.poll(address).toBe('/system/post/2?tab=users')
    await userEvent.click(page.getByRole('link', { name: '查看全部' }))
    await expect.poll(address).toBe('/system/user?postId=2')
  })

  test('edits it, says what was done to it, and goes to the next one', async () => {
    await open({ path: '/system/post/2' })
    await userEvent.click(button('编辑'))
    await fill({ 岗位名称: '产品经理' })
    await userEvent.click(save)
    await expect.element(heading('产品经理')).toBeVisible()
    await userEvent.click(page.getByRole('tab', { name: '变更记录' }))
    await expect.element(page.getByText('修改岗位')).toBeVisible()
    await userEvent.click(button('下一条'))
    await expect.element(heading('人力资源')).toBeVisible()
  })

  test('says that there is no such post', async () => {
    await open({ path: '/system/post/999' })
    await expect.element(button('回到列表')).toBeVisible()
  })
})

describe('selecting', () => {
  test('brings what can be done with the selected rows in place of the buttons, editing for one row alone', async () => {
    await open()
    await expect.element(selection).not.toBeInTheDocument()
    await select('人力资源')
    await expect.element(page.getByText('已选 1 项')).toBeVisible()
    await expect.element(button('新增')).not.toBeInTheDocument()
    await select('普通员工')
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await expect.element(selection.getByRole('button', { name: '编辑' })).not.toBeInTheDocument()
    await userEvent.click(rowBox('普通员工'))
    await userEvent.click(selection.getByRole('button', { name: '编辑' }))
    await expect.element(field('岗位编码')).toHaveValue('hr')
  })

  test('is undone at once, and the focus stays in the list', async () => {
    await open()
    await selectAll()
    await userEvent.click(selection.getByRole('button', { name: '取消选择' }))
    await expect.element(button('新增')).toBeVisible()
    await expect.element(rowBox('人力资源')).not.toBeChecked()
    await expect.element(page.getByRole('heading', { name: '岗位', level: 1 })).toHaveFocus()
  })
})

describe('deleting', () => {
  test('asks, then takes the selected posts off the list', async () => {
    const { runtime } = await open()
    await runtime.engine.db.updateTable('users').set({ postId: null }).execute()
    await select('人力资源', '普通员工')
    await userEvent.click(button('删除'))
    await expect.element(question).toHaveAccessibleName('删除「人力资源」等 2 项？')
    await answer('删除')
    await expect.element(total(2)).toBeVisible()
    await expect.element(cell('人力资源')).not.toBeInTheDocument()
  })

  test('is red, at the end of “more”', async () => {
    await open()
    await expect.element(button('编辑 总经理')).toBeVisible()
    expect(button('删除 总经理').query()).toBeNull()
    await userEvent.click(button('「总经理」的更多操作'))
    const last = page.getByRole('menuitem').last()
    await expect.element(last).toHaveTextContent('删除')
    const [red, green, blue] = getComputedStyle(last.element()).color.match(/\d+/g)!.map(Number)
    expect(red).toBeGreaterThan(1.5 * Math.max(green!, blue!))
  })

  test('a post in use stays, and it is said why', async () => {
    await open()
    await remove('总经理')
    await expect.element(messages.getByRole('alert')).toBeVisible()
    await expect.element(cell('总经理')).toBeVisible()
  })
})

test('people who may only read have no buttons', async () => {
  await open({ as: 'editor', prepare: withoutButtons('post') })
  await expect.element(cell('总经理')).toBeVisible()
  expect(button('新增').query()).toBeNull()
  expect(button('编辑 总经理').query()).toBeNull()
  expect(list.getByRole('checkbox').query()).toBeNull()
})

test('a column is made wider by the arrow keys, which do not sort', async () => {
  await open()
  await expect.element(cell('总经理')).toBeVisible()
  const edge = page.getByRole('slider', { name: '「岗位编码」的列宽' })
  await expect.element(edge).toHaveAttribute('aria-valuetext', '自动')
  const head = page.getByRole('columnheader', { name: /岗位编码/ }).element()
  const before = head.getBoundingClientRect().width
  edge.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', String(Math.round(before + 16)))
  await expect.poll(() => address()).toBe('/system/post')
})
