import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { openPage } from '#test/open-page'

const groups = page.getByRole('region', { name: '分组与隐藏', exact: true })
const report = page.getByRole('region', { name: '交叉统计', exact: true })

afterEach(closeConsoles)

test('a group goes with all its columns, and the last one stays', async () => {
  await openPage('components/table/group-head')
  await expect.element(groups.getByRole('columnheader', { name: '邮箱' })).toBeVisible()
  await userEvent.click(groups.getByRole('checkbox', { name: '联系方式' }))
  await expect.element(groups.getByRole('columnheader', { name: '邮箱' })).not.toBeInTheDocument()
  await userEvent.click(groups.getByRole('checkbox', { name: '到访' }))
  await expect.element(groups.getByRole('checkbox', { name: '个人' })).toBeDisabled()
})

test('the columns of a group add up to the total of a city', async () => {
  await openPage('components/table/group-head')
  const row = report.getByRole('row', { name: /^杭州/ })
  await expect.element(row).toBeVisible()
  const counts = [...row.element().querySelectorAll('td')].slice(1, 7).map(({ textContent }) => Number(textContent))
  const [normal, enable, disable, men, women, total] = counts as [number, number, number, number, number, number]
  expect(total).toBeGreaterThan(0)
  expect([normal + enable + disable, men + women]).toEqual([total, total])
})
