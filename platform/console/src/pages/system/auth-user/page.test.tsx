import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { giveRole } from '#server-test/records/rows'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { answer, button, listOf, question, search, selectAll } from '#test/page-objects'
import { navigation } from '#shared/navigation/navigation'
import { tabBar } from '#test/shell/frame'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const { cell } = listOf('「访客」的用户')
const drawer = page.getByRole('dialog', { name: '添加用户到「访客」' })
const add = drawer.getByRole('button', { name: '添加', exact: true })

const open = (path = '/system/roleAuth/user/4', prepare?: (runtime: MemoryRuntime) => Promise<unknown>) =>
  openConsole({ path, as: 'admin', prepare })

async function holders({ engine: { db } }: MemoryRuntime) {
  const rows = await db.selectFrom('userRoles').where('roleId', '=', 4).select('userId').orderBy('userId').execute()
  return rows.map(({ userId }) => userId)
}

const giveToCommon = giveRole(3, 4)

describe('who holds the role', () => {
  test('is listed below its name, and filters go into the address', async () => {
    await open(undefined, giveToCommon)
    await expect.element(cell('guest')).toBeVisible()
    await expect.element(cell('common')).toBeVisible()
    await search.find('gue')
    await expect.poll(address).toBe('/system/roleAuth/user/4?search=gue')
    await expect.element(cell('common')).not.toBeInTheDocument()
  })

  test('nobody: it is said, and how to change it is at hand', async () => {
    await open(undefined, ({ engine: { db } }) => db.deleteFrom('userRoles').where('roleId', '=', 4).execute())
    await expect.element(page.getByText('还没有用户拥有此角色')).toBeVisible()
    expect(button('取消授权').query()).toBeNull()
  })
})

describe('taking the role away', () => {
  test('from one asks by name', async () => {
    const { runtime } = await open()
    await userEvent.click(button('取消授权 何俊杰'))
    await expect.element(question).toHaveAccessibleName('取消「何俊杰」的授权？')
    await answer('取消授权')
    await expect.element(page.getByText('还没有用户拥有此角色')).toBeVisible()
    await expect.poll(() => holders(runtime)).toEqual([])
  })

  test('from those who are selected', async () => {
    const { runtime } = await open(undefined, giveToCommon)
    await selectAll()
    await userEvent.click(button('取消授权'))
    await expect.element(question).toHaveAccessibleName('取消「王若彤」等 2 人的授权？')
    await answer('取消授权')
    await expect.element(page.getByText('还没有用户拥有此角色')).toBeVisible()
    await expect.poll(() => holders(runtime)).toEqual([])
  })
})

describe('giving the role', () => {
  test('to users of several searches, selected by a click on their row', async () => {
    const { runtime } = await open()
    await userEvent.click(button('添加用户'))
    await expect.element(add).toBeDisabled()
    await expect.element(drawer.getByText('何俊杰')).not.toBeInTheDocument()
    await userEvent.click(drawer.getByText('王若彤'))
    await userEvent.fill(drawer.getByRole('textbox', { name: '关键词' }), 'edi')
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByText('王若彤')).not.toBeInTheDocument()
    await userEvent.click(drawer.getByText('陈思远'))
    await expect.element(drawer.getByText('已选 2 人')).toBeVisible()
    await expect.poll(() => address()).toBe('/system/roleAuth/user/4')
    await userEvent.click(add)
    await expect.element(cell('editor')).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.poll(() => holders(runtime)).toEqual([2, 3, 4])
  })

  test('a second click takes the row out of the selection, and Esc leaves without giving', async () => {
    const { runtime } = await open()
    await userEvent.click(button('添加用户'))
    await userEvent.click(drawer.getByText('王若彤'))
    await expect.element(drawer.getByRole('checkbox', { name: '选择「王若彤」' })).toBeChecked()
    await userEvent.click(drawer.getByText('王若彤'))
    await expect.element(add).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(button('添加用户')).toHaveFocus()
    await expect.poll(() => holders(runtime)).toEqual([4])
  })

  test('on a phone a tap on the card selects as well', async () => {
    await page.viewport(390, 844)
    await open()
    await userEvent.click(button('添加用户'))
    await userEvent.click(drawer.getByText('王若彤'))
    await expect.element(drawer.getByText('已选 1 人')).toBeVisible()
    await expect.poll(() => document.documentElement.scrollWidth).toBe(390)
  })
})

test('closing goes back to the roles as they were left, and the tab is gone', async () => {
  await open('/system/role?roleKey=gue')
  await expect.element(page.getByRole('region', { name: '角色' })).toBeVisible()
  await navigation().open('/system/roleAuth/user/4')
  await expect.element(cell('guest')).toBeVisible()
  await expect.element(tabBar.getByRole('link', { name: /分配用户$/ })).toBeVisible()
  await userEvent.click(button('关闭'))
  await expect.poll(address).toBe('/system/role?roleKey=gue')
  await expect.element(tabBar.getByRole('link', { name: /分配用户$/ })).not.toBeInTheDocument()
  await expect.poll(() => tabBar.getByRole('link').elements()).toHaveLength(2)
})

test.each(['9999', '01', 'abc'])('the role %s does not exist: the page says so, with a link back', async (id) => {
  await open(`/system/roleAuth/user/${id}`)
  await expect.element(page.getByRole('heading', { name: '没有这个角色' })).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
  await userEvent.click(button('返回角色列表'))
  await expect.poll(address).toBe('/system/role')
})

test('nor is one that is not the reader’s to see', async () => {
  await openConsole({ path: '/system/roleAuth/user/3', as: 'editor' })
  await expect.element(page.getByRole('heading', { name: '没有这个角色' })).toBeVisible()
})
