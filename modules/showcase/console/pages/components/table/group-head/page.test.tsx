import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const groups = page.getByRole('region', { name: '分组与隐藏', exact: true })
const report = page.getByRole('region', { name: '交叉统计', exact: true })

afterEach(closeConsoles)

test('a group goes with all its columns, and the last one stays', async () => {
  await openPage('components/table/group-head')
  await expect.element(groups.getByRole('columnheader', { name: '邮箱' })).toBeVisible()
  groups.getByRole('checkbox', { name: '联系方式' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(groups.getByRole('columnheader', { name: '邮箱' })).not.toBeInTheDocument()
  await userEvent.click(groups.getByRole('checkbox', { name: '到访' }))
  await expect.element(groups.getByRole('checkbox', { name: '个人' })).toBeDisabled()
})

const figuresOf = (row: Element, from: number, to?: number) =>
  [...row.querySelectorAll('td')]
    .slice(from, to)
    .map(({ textContent }) => Number.parseFloat(textContent.replace(',', '')))

test('the cross table counts all rows: cities and groups add up to 1,000, and the shares to 100%', async () => {
  await openPage('components/table/group-head')
  await expect.element(report.getByRole('row', { name: /^合计 .* 1,000 100\.0%$/ })).toBeVisible()
  const rows = [...report.element().querySelectorAll('tbody tr.ant-table-row')].map((row) => figuresOf(row, 1))
  for (const [normal, enable, disable, men, women, total] of rows)
    expect([normal! + enable! + disable!, men! + women!]).toEqual([total, total])
  const sum = (column: number) => rows.reduce((all, row) => all + row[column]!, 0)
  const sums = figuresOf(report.element().querySelector('tfoot tr')!, 1)
  expect(sums).toEqual([0, 1, 2, 3, 4, 5, 6].map((column) => expect.closeTo(sum(column))))
  expect(sums.slice(5)).toEqual([1000, 100])
})

test('the tables by city on all pages show the same numbers', async () => {
  await openPage('components/table/group-head')
  await expect.element(report.getByText('100.0%')).toBeVisible()
  const countsOf = (table: Element, column: number) =>
    [...table.querySelectorAll('tbody tr.ant-table-row-level-0')].map((row) => [
      row.querySelector('td:not(.ant-table-row-expand-icon-cell)')!.textContent,
      ...figuresOf(row, column, column + 1),
    ])
  const counts = countsOf(report.element(), 6)
  expect(counts).toHaveLength(8)
  await closeConsoles()
  await openPage('components/table/base')
  const tree = page.getByRole('region', { name: '树形表格', exact: true })
  await expect.element(tree.getByRole('row', { name: /^合计 1,000 / })).toBeVisible()
  expect(countsOf(tree.element(), 1)).toEqual(counts)
  await closeConsoles()
  await openPage('components/table/expand')
  const nested = page.getByRole('region', { name: '嵌套表格', exact: true })
  await expect.element(nested.getByText('共 1,000 行')).toBeVisible()
  expect(countsOf(nested.element(), 3)).toEqual(counts)
})
