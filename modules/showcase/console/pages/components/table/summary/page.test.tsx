import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const totals = page.getByRole('region', { name: '本页与全部', exact: true })
const selection = page.getByRole('region', { name: '所选行的合计', exact: true })

afterEach(closeConsoles)

test('the page and all rows are summed up apart, and follow a filter', async () => {
  await openPage('components/table/summary')
  await expect.element(totals.getByText('全部 1,000 行')).toBeVisible()
  await expect.element(totals.getByText('本页 8 行')).toBeVisible()
  await userEvent.click(totals.getByText('启用', { exact: true }).first())
  const all = totals.getByRole('row', { name: /^全部 \d+ 行/ })
  await expect.element(all).toBeVisible()
  const [, count] = /全部 (\d+) 行/.exec(all.element().textContent)!
  await expect.element(all).toHaveTextContent(`启用 ${count}`)
})

test('ticked rows are added up, and none says what to do', async () => {
  await openPage('components/table/summary')
  await expect.element(selection.getByText('1,460.00', { exact: true })).toBeVisible()
  selection.getByRole('checkbox', { name: '选择地铁' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(selection.getByText('1,466.00', { exact: true })).toBeVisible()
  await userEvent.click(selection.getByRole('checkbox', { name: '选择本页' }))
  await userEvent.click(selection.getByRole('checkbox', { name: '选择本页' }))
  await expect.element(selection.getByText('勾选几行，看它们的合计')).toBeVisible()
  await userEvent.click(selection.getByRole('checkbox', { name: /^选择高铁/ }))
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(selection.getByRole('checkbox', { name: '选择出租车' }))
  await userEvent.keyboard('{/Shift}')
  await expect.element(selection.getByText('1,017.50', { exact: true })).toBeVisible()
  await userEvent.click(selection.getByRole('checkbox', { name: '选择本页' }))
  await userEvent.click(selection.getByRole('checkbox', { name: '选择本页' }))
  await expect.element(selection.getByText('勾选几行，看它们的合计')).toBeVisible()
})
