import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, menu, openConsole, tabBar } from 'atrium/testing/console'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const tabs = tabBar.getByRole('link', { name: '带参数的页面' })

test('it shows the query of its tab; another one is used here, or opens a tab of its own', async () => {
  await openConsole({ path: '/query?id=1&name=atrium', as: 'admin' })
  const edit = example('修改参数')
  await expect.element(example('读取参数').getByLabelText('地址')).toHaveTextContent('/query?id=1&name=atrium')
  await userEvent.fill(edit.getByLabelText('第 1 个值'), '2')
  await userEvent.click(edit.getByRole('button', { name: '用在这里' }))
  await expect.poll(address).toBe('/query?id=2&name=atrium')
  await expect.poll(() => tabs.elements()).toHaveLength(1)
  await userEvent.click(edit.getByRole('button', { name: '删除第 2 个参数' }))
  await userEvent.fill(edit.getByLabelText('第 1 个值'), 'a & b')
  await userEvent.click(edit.getByRole('button', { name: '打开新标签' }))
  await expect.poll(address).toBe('/query?id=a+%26+b')
  await expect.element(example('读取参数').getByText('a & b', { exact: true })).toBeVisible()
  await expect.poll(() => tabs.elements()).toHaveLength(2)
})

test('what is wrong with the query of a menu entry is named', async () => {
  await openConsole({ path: '/query', as: 'admin' })
  const menu = example('菜单里的参数')
  const field = menu.getByLabelText('参数（JSON）')
  await expect.element(menu.getByRole('status')).toHaveTextContent('不是有效的 JSON')
  for (const [json, text] of [
    ['[1]', '要写成一个对象'],
    ['{"id":1}', '“id”的值要加引号'],
  ] as const) {
    await userEvent.fill(field, json)
    await expect.element(menu.getByRole('status')).toHaveTextContent(text)
  }
  await userEvent.fill(field, '{"id":"7"}')
  await expect.element(menu.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(menu.getByRole('button', { name: '像菜单一样打开' }))
  await expect.poll(address).toBe('/query?id=7')
})

test.each(['{"id":', '"text"', '[]'])('a menu whose query is %s opens the page without it', async (query) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openConsole({
    path: '/',
    as: 'admin',
    prepare: ({ engine: { db } }) => db.updateTable('menus').set({ query }).where('path', '=', 'query').execute(),
  })
  await userEvent.click(menu.getByRole('link', { name: '带参数的页面' }))
  await expect.element(example('读取参数').getByText('没有参数')).toBeVisible()
  await expect.poll(() => address()).toBe('/query')
})
