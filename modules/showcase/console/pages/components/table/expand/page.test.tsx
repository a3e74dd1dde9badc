import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const details = page.getByRole('region', { name: '展开看详情', exact: true })
const nested = page.getByRole('region', { name: '嵌套表格', exact: true })
const opened = () => details.element().querySelectorAll('[aria-expanded=true]').length

afterEach(closeConsoles)

test('one row is open at a time, or many', async () => {
  await openPage('components/table/expand')
  const closed = details.getByRole('button', { name: /^展开/ })
  await userEvent.click(closed.nth(0))
  await expect.element(details.getByText(/@/).first()).toBeVisible()
  details.getByRole('button', { name: /^收起/ }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(opened).toBe(0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(opened).toBe(1)
  await userEvent.click(closed.nth(0))
  await expect.poll(opened).toBe(1)
  await userEvent.click(details.getByText('多行', { exact: true }))
  await userEvent.click(closed.nth(0))
  await expect.poll(opened).toBe(2)
})

test('the table of a city is loaded as it opens', async () => {
  const { calls } = await openPage('components/table/expand')
  await expect.element(details.getByRole('button', { name: /^展开/ }).first()).toBeVisible()
  const lists = () => calls.filter((call) => call.includes('getDemoList')).length
  const before = lists()
  await userEvent.click(nested.getByRole('button', { name: '展开杭州' }))
  await expect.element(nested.getByText(/^1\d{10}$/).first()).toBeVisible()
  await expect.poll(() => lists()).toBeGreaterThan(before)
  await userEvent.click(nested.getByRole('navigation', { name: '杭州的页码' }).getByRole('button').last())
  await expect.element(nested.getByRole('navigation', { name: '杭州的页码' }).getByRole('textbox')).toHaveValue('2')
  await userEvent.click(nested.getByRole('button', { name: '收起杭州' }))
  await expect.poll(() => nested.element().querySelectorAll('[aria-expanded=true]').length).toBe(0)
})
