import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { setLanguage } from '#shared/i18n/language'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
  vi.restoreAllMocks()
})

const field = page.getByRole('combobox', { name: '搜索菜单' })
const selected = page.getByRole('option', { selected: true })

async function openSearch(as = 'admin') {
  await openSamples({ as })
  await expect.element(page.getByRole('button', { name: '搜索菜单' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

test('Ctrl-K opens it, a title finds, Enter opens the first hit', async () => {
  await openSearch()
  await userEvent.keyboard('用户')
  await expect.element(selected).toHaveTextContent('用户管理')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/system/user')
  await expect.element(field).not.toBeInTheDocument()
})

test('Enter right after the last letter opens what those letters find', async () => {
  await openSearch()
  await userEvent.keyboard('部门管{Enter}')
  await expect.poll(address).toBe('/system/dept')
})

test('pinyin initials find Chinese titles', async () => {
  await openSearch()
  await userEvent.keyboard('jsgl')
  await expect.element(selected).toHaveTextContent('角色管理')
})

test('the arrows go through the hits and around their ends', async () => {
  await openSearch()
  await userEvent.keyboard('样页')
  await expect.element(selected).toHaveTextContent('样页一')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(selected).toHaveAttribute('aria-posinset', '6')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(selected).toHaveTextContent('样页一')
  const id = selected.element().id
  await expect.element(field).toHaveAttribute('aria-activedescendant', id)
})

test('of a list longer than 600 px every hit can be reached, and its last one is there above the first', async () => {
  await openSearch()
  await userEvent.fill(field, '/')
  await expect.element(page.getByRole('status').filter({ hasText: /^\d+ 个结果$/ })).toBeInTheDocument()
  const total = Number.parseInt(page.getByRole('status').filter({ hasText: '个结果' }).element().textContent)
  expect(total).toBeGreaterThan(15)
  const list = page.getByRole('listbox', { name: '搜索结果' })
  await expect.poll(() => list.element().getBoundingClientRect().height).toBeLessThanOrEqual(600)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(selected).toHaveAttribute('aria-posinset', String(total))
  await expect.element(selected).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(selected).toHaveAttribute('aria-posinset', '1')
  await expect.element(selected).toBeInViewport({ ratio: 1 })
  list.element().scrollTo({ top: list.element().scrollHeight })
  await userEvent.click(page.getByRole('option').last())
  await expect.poll(address).not.toBe('/')
})

test('pointing selects, a click opens', async () => {
  await openSearch()
  await userEvent.keyboard('管理')
  const hit = page.getByRole('option', { name: /字典管理/ })
  await userEvent.hover(hit)
  await expect.element(hit).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(hit)
  await expect.poll(address).toBe('/system/dict')
})

test('Esc closes it and gives the focus back', async () => {
  await openSamples({ as: 'admin' })
  const button = page.getByRole('button', { name: '搜索菜单' })
  await userEvent.click(button)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(field).not.toBeInTheDocument()
})

test('what was opened last is offered before anything is typed, until it is cleared', async () => {
  await openSearch()
  await userEvent.keyboard('岗位{Enter}')
  await expect.poll(address).toBe('/system/post')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(selected).toHaveTextContent('岗位管理')
  await userEvent.click(page.getByRole('button', { name: '清空' }))
  await expect.element(page.getByText('输入几个字，找到要打开的页面')).toBeVisible()
})

test('says so when nothing is found', async () => {
  await openSearch()
  await userEvent.keyboard('zzzz')
  await expect.element(page.getByText('没有找到“zzzz”')).toBeVisible()
})

test('an external link opens in a new tab', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await openSearch()
  await userEvent.keyboard('外部网站{Enter}')
  expect(open).toHaveBeenCalledWith('https://docs.example/manual', '_blank', 'noopener,noreferrer')
  await expect.poll(() => address()).toBe('/')
})

test('finds only what the person may open', async () => {
  await openSearch('common')
  await userEvent.keyboard('用户')
  await expect.element(page.getByText('没有找到“用户”')).toBeVisible()
})

test('follows the language in place', async () => {
  await openSearch()
  setLanguage('en')
  const english = page.getByRole('combobox', { name: 'Search the menu' })
  await userEvent.fill(english, 'users')
  await expect.element(selected).toHaveTextContent('Users')
})

test('fills the screen of a phone', async () => {
  await page.viewport(390, 844)
  await openSamples({ as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: '搜索菜单' }))
  await expect.element(field).toHaveFocus()
  const { width, height } = page.getByRole('dialog', { name: '搜索菜单' }).element().getBoundingClientRect()
  expect([width, height]).toEqual([390, 844])
  await userEvent.fill(field, '/')
  const list = page.getByRole('listbox', { name: '搜索结果' })
  await expect.element(list).toBeVisible()
  const { bottom } = list.element().getBoundingClientRect()
  const count = page
    .getByRole('status')
    .filter({ hasText: /个结果$/ })
    .element()
    .getBoundingClientRect()
  expect(Math.abs(count.top - bottom)).toBeLessThanOrEqual(1)
  expect(Math.abs(count.bottom - 844)).toBeLessThanOrEqual(1)
})
