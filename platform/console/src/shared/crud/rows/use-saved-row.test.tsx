import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { button } from '#test/page-objects'
import { actOn } from '#test/row-menu'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const form = page.getByRole('dialog')
const save = form.getByRole('button', { name: '保存' })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const isNew = (name: string) => row(name).getByText('新增', { exact: true })
const isSaved = (name: string) => row(name).getByText('已保存', { exact: true })
const marked = page.getByText('保存的记录已在列表中标出')

const numbers = Array.from({ length: 25 }, (_, index) => index + 10)
const withPosts = ({ engine: { db } }: MemoryRuntime) => {
  const one = (number: number) => ({ postCode: `p${number}`, postName: `岗位 ${number}`, postNameEn: '', remark: '' })
  const posts = numbers.map((number) => ({ ...one(number), postSort: number, status: 1 as const }))
  return db.insertInto('posts').values(posts).execute()
}
const withRoles = ({ engine: { db } }: MemoryRuntime) => {
  const flags = { menuCheckStrictly: 1, deptCheckStrictly: 1 } as const
  const one = (number: number) => ({ roleKey: `r${number}`, roleName: `角色 ${number}`, roleNameEn: '', remark: '' })
  const roles = numbers.map((number) => ({
    ...one(number),
    ...flags,
    roleSort: number,
    dataScope: 3,
    status: 1 as const,
  }))
  return db.insertInto('roles').values(roles).execute()
}

async function addPost(name: string, sort: string) {
  await userEvent.click(button('新增'))
  await userEvent.fill(form.getByLabelText('岗位名称'), name)
  await userEvent.fill(form.getByLabelText('岗位编码'), 'new')
  await userEvent.fill(form.getByLabelText('排序'), sort)
  await userEvent.click(save)
}

describe('a record that was saved is shown and marked', () => {
  test('on the page of the server’s where the order puts a new one', async () => {
    await openConsole({ path: '/system/post', as: 'admin', prepare: withPosts })
    await addPost('末位', '900')
    await expect.element(isNew('末位')).toBeInViewport()
    await expect.element(marked).toBeInTheDocument()
    await expect.poll(() => address()).toBe('/system/post?page=3')
  })

  test('on the page where the order puts an edited one, until the reader goes elsewhere', async () => {
    await openConsole({ path: '/system/post?page=3', as: 'admin', prepare: withPosts })
    await userEvent.click(button('编辑 岗位 34'))
    await userEvent.fill(form.getByLabelText('排序'), '0')
    await userEvent.click(save)
    await expect.element(isSaved('岗位 34')).toBeInViewport()
    await expect.poll(() => address()).toBe('/system/post')
    await userEvent.click(page.getByRole('listitem', { name: '2' }))
    await expect.element(row('岗位 20')).toBeVisible()
    await expect.element(marked).not.toBeInTheDocument()
  })

  test('in a list that comes whole', async () => {
    await openConsole({ path: '/system/role', as: 'admin', prepare: withRoles })
    await actOn('编辑', '编辑')
    await userEvent.fill(form.getByLabelText('排序'), '900')
    await userEvent.click(save)
    await expect.element(isSaved('编辑 editor')).toBeInViewport()
    await expect.poll(() => address()).toBe('/system/role?page=3')
  })

  test('in a tree, whose rows above it open', async () => {
    await openConsole({ path: '/system/dept', as: 'admin' })
    await userEvent.click(button('全部收起'))
    await userEvent.click(button('新增'))
    await userEvent.fill(form.getByLabelText('部门名称'), '值守组')
    await userEvent.click(form.getByRole('combobox', { name: '上级部门' }))
    await userEvent.keyboard('值班组')
    await userEvent.click(form.getByTitle('值班组'))
    await userEvent.click(save)
    await expect.element(isNew('值守组')).toBeInViewport()
    await expect.element(row('值班组')).toBeVisible()
  })

  test('among the cards of a phone', async () => {
    await page.viewport(390, 844)
    await openConsole({ path: '/system/post', as: 'admin', prepare: withPosts })
    await addPost('末位', '900')
    const card = page.getByRole('listitem').filter({ hasText: '末位' })
    await expect.element(card.getByText('新增', { exact: true })).toBeInViewport()
    await expect.poll(() => document.documentElement.scrollWidth).toBe(390)
  })
})

test('one that the filters hide stays hidden, which is said, and clearing them shows it', async () => {
  await openConsole({ path: '/system/post?postName=经理', as: 'admin', prepare: withPosts })
  await addPost('末位', '900')
  await expect.element(page.getByRole('status').getByText('已保存，但不符合当前的查询条件')).toBeVisible()
  await expect.element(row('末位')).not.toBeInTheDocument()
  await expect.poll(() => decodeURI(address())).toBe('/system/post?postName=经理')
  await userEvent.click(button('清除条件并显示'))
  await expect.element(isNew('末位')).toBeInViewport()
  await expect.poll(() => address()).toBe('/system/post?page=3')
})
