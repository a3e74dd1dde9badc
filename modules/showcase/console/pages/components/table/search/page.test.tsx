import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const filtered = page.getByRole('region', { name: '表单筛选', exact: true })
const instant = page.getByRole('region', { name: '边打边找', exact: true })
const marks = (part: typeof filtered) =>
  [...part.element().querySelectorAll('mark')].map(({ textContent }) => textContent)

afterEach(closeConsoles)

test('the form searches by Enter, marks the hits and keeps the filters in the address', async () => {
  await openPage('components/table/search')
  await expect.element(filtered.getByText('共 1,000 行')).toBeVisible()
  await userEvent.fill(filtered.getByRole('textbox', { name: '手机号' }), '1381')
  await expect.poll(() => location.search).toBe('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => new Set(marks(filtered))).toEqual(new Set(['1381']))
  await expect.poll(() => location.search).toBe('?mobile=1381')
})

test('without hits the filters can be cleared', async () => {
  await openPage('components/table/search')
  await userEvent.fill(filtered.getByRole('textbox', { name: '姓名' }), '%')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(filtered.getByRole('button', { name: '清除条件' }))
  await expect.element(filtered.getByText('共 1,000 行')).toBeVisible()
  await expect.poll(() => location.search).toBe('')
})

test('typing finds by itself, and Esc shows all again', async () => {
  await openPage('components/table/search')
  await userEvent.fill(instant.getByRole('textbox', { name: '按邮箱查找' }), 'person77')
  await expect.poll(() => marks(instant)).toEqual(Array(6).fill('person77'))
  await userEvent.keyboard('{Escape}')
  await expect.element(instant.getByText('共 1,000 行')).toBeVisible()
})
