import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })
const people = example('人员名单')
const cells = (column: number) =>
  people
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.children[column]!.textContent)

afterEach(closeConsoles)

test('the server sorts, and the density changes the height of the rows', async () => {
  await openPage('components/table/base')
  const age = people.getByRole('columnheader', { name: '年龄' })
  await expect.element(age).toBeVisible()
  people.getByRole('columnheader', { name: '姓名' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(age).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => cells(2)).toEqual(Array(8).fill('16'))
  const height = () => people.getByRole('row').nth(1).element().getBoundingClientRect().height
  const standard = height()
  await userEvent.click(people.getByText('紧凑'))
  await expect.poll(height).toBeLessThan(standard)
})

test('a row is deleted at once, and comes back by "Undo" and by the reset', async () => {
  await openPage('components/table/base')
  await expect.element(people.getByText('共 1,000 行')).toBeVisible()
  const button = people.getByRole('button', { name: /^删除/ }).first()
  const name = button.element().ariaLabel!
  await userEvent.click(button)
  await expect.element(people.getByText('共 999 行')).toBeVisible()
  await userEvent.keyboard('{F6}{Enter}')
  await expect.element(people.getByText('共 1,000 行')).toBeVisible()
  await expect.element(button).toHaveAccessibleName(name)
  await userEvent.click(button)
  await expect.element(people.getByText('共 999 行')).toBeVisible()
  await userEvent.click(people.getByRole('button', { name: '重置示例数据' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '重置示例数据' }))
  await expect.element(people.getByText('共 1,000 行')).toBeVisible()
  await expect.element(people.getByRole('button', { name }).first()).toBeVisible()
})

test('an edge of a heading changes the width by the arrow keys', async () => {
  await openPage('components/table/base')
  const edge = example('固定列与列宽').getByRole('slider', { name: /邮箱/ })
  await expect.element(edge).toHaveAttribute('aria-valuenow', '240')
  ;(edge.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(edge).toHaveAttribute('aria-valuenow', '256')
})

test('a city opens to its people', async () => {
  await openPage('components/table/base')
  const tree = example('树形表格')
  const city = tree.getByRole('button', { name: '展开杭州' })
  await userEvent.click(city)
  await expect.element(tree.getByRole('button', { name: '收起杭州' })).toHaveAttribute('aria-expanded', 'true')
  const people = () => tree.getByText(/^1\d{10}$/).elements().length
  await expect.poll(people).toBe(20)
  await userEvent.click(tree.getByRole('button', { name: /^再加载，还有 \d+ 人$/ }))
  await expect.poll(people).toBe(40)
})

test('an empty and a failed table say what to do', async () => {
  await openPage('components/table/base')
  const states = example('各种状态')
  await userEvent.click(states.getByText('没有数据', { exact: true }))
  await userEvent.click(states.getByRole('button', { name: '模拟扫描' }))
  await expect.element(states.getByText('SF 1380 6624 0917')).toBeVisible()
  await userEvent.click(states.getByText('加载失败', { exact: true }))
  await expect.element(states.getByRole('alert')).toBeVisible()
  await userEvent.click(states.getByRole('button', { name: '重试' }))
  await expect.element(states.getByText('SF 1380 6624 0917')).toBeVisible()
})

test('the workbench turns the parts of a table on and off', async () => {
  await openPage('components/table/base')
  const bench = example('表格工作台')
  const table = bench.getByRole('table')
  const body = () => table.element().querySelector('tbody')!
  const toggle = (name: string) => userEvent.click(bench.getByRole('switch', { name }))
  await expect.element(bench.getByRole('checkbox', { name: /^选择/ }).nth(1)).toBeVisible()
  await userEvent.click(bench.getByText('单选', { exact: true }))
  await userEvent.click(bench.getByRole('radio', { name: /^选择/ }).nth(1))
  await userEvent.click(bench.getByRole('radio', { name: /^选择/ }).nth(2))
  await expect.element(bench.getByText('已选 1 行')).toBeVisible()
  await expect.element(bench.getByRole('columnheader', { name: '图片' })).toBeVisible()
  await toggle('图片列')
  await expect.element(bench.getByRole('columnheader', { name: '图片' })).not.toBeInTheDocument()
  await toggle('合并单元格')
  await expect.poll(() => body().querySelector('td[rowspan]')?.getAttribute('rowspan')).toBe('8')
  await toggle('边框')
  await expect.poll(() => bench.element().querySelector('.ant-table-bordered')).not.toBeNull()
  await toggle('自定义表头')
  await expect.poll(() => table.element().querySelectorAll('th svg').length).toBeGreaterThan(4)
  await userEvent.click(bench.getByRole('columnheader', { name: /^状态/ }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: '停用' }))
  await userEvent.click(page.getByRole('button', { name: /^确\s?定$/ }))
  await expect.poll(() => body().querySelector('td[rowspan]')?.textContent).toBe('停用')
})
