import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const messages = page.getByRole('region', { name: '消息' })
const paged = example('服务器分页与跨页勾选')

afterEach(closeConsoles)

test('the page is in the address, and ticks of several pages are deleted together', async () => {
  await openPage('components/table/pagination')
  await expect.element(paged.getByText('第 1–10 行，共 1,000 行')).toBeVisible()
  await userEvent.click(paged.getByRole('checkbox').nth(1))
  await userEvent.fill(paged.getByRole('textbox'), '100')
  await userEvent.keyboard('{Enter}')
  await expect.element(paged.getByText('第 991–1000 行，共 1,000 行')).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('page')).toBe('100')
  await expect.poll(() => paged.getByRole('checkbox', { checked: true }).elements().length).toBe(0)
  await userEvent.click(paged.getByRole('checkbox').nth(2))
  await expect.element(paged.getByText('已选 2 行')).toBeVisible()
  await userEvent.click(paged.getByRole('button', { name: '删除所选' }))
  await expect.element(paged.getByText('第 991–998 行，共 998 行')).toBeVisible()
  await expect.element(messages.getByText('已删除 2 行')).toBeVisible()
  await userEvent.click(messages.getByRole('button', { name: '撤销' }))
  await expect.element(paged.getByText('第 991–1000 行，共 1,000 行')).toBeVisible()
  await expect.element(messages.getByText('已恢复 2 行')).toBeVisible()
})

test('more rows than one call deletes are deleted and restored, too', async () => {
  await openPage('components/table/pagination')
  await expect.element(paged.getByText('第 1–10 行，共 1,000 行')).toBeVisible()
  await userEvent.click(paged.getByRole('combobox'))
  await userEvent.click(page.getByText('50 条/页'))
  for (const [first, last] of [
    [1, 50],
    [51, 100],
    [101, 150],
  ] as const) {
    await expect.element(paged.getByText(`第 ${first}–${last} 行，共 1,000 行`)).toBeVisible()
    await expect.poll(() => paged.getByRole('checkbox', { checked: false }).elements().length).toBe(51)
    await userEvent.click(paged.getByRole('checkbox').first())
    await expect.element(paged.getByText(`已选 ${last} 行`)).toBeVisible()
    await userEvent.click(paged.getByTitle('下一页'))
  }
  await userEvent.click(paged.getByRole('button', { name: '删除所选' }))
  await expect.element(paged.getByText('第 151–200 行，共 850 行')).toBeVisible()
  await userEvent.click(messages.getByRole('button', { name: '撤销' }))
  await expect.element(paged.getByText('第 151–200 行，共 1,000 行')).toBeVisible()
})

test('a page that fails leaves the pages, and can be tried again', async () => {
  await openPage('components/table/pagination')
  const failing = example('某一页失败时')
  await userEvent.click(failing.getByText('2', { exact: true }))
  await expect.element(failing.getByRole('alert')).toHaveTextContent('第 2 页没有加载出来')
  await userEvent.click(failing.getByText('3', { exact: true }))
  await expect.element(failing.getByRole('row').nth(5)).toBeVisible()
  await userEvent.click(failing.getByText('2', { exact: true }))
  await userEvent.click(failing.getByRole('button', { name: '重试' }))
  await expect.element(failing.getByRole('row').nth(5)).toBeVisible()
})
