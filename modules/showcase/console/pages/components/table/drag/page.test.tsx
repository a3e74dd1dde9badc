import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const rows = page.getByRole('region', { name: '拖动行', exact: true })
const columns = page.getByRole('region', { name: '拖动列', exact: true })
const names = () => [...rows.element().querySelectorAll('tbody b')].map(({ textContent }) => textContent)
const titles = () => [...columns.element().querySelectorAll('th')].map(({ textContent }) => textContent)
const handle = (place: number) => rows.getByRole('button', { name: /^移动/ }).nth(place)

afterEach(closeConsoles)

test('a row is dragged to another place, and saved once', async () => {
  const { sent } = await openPage('components/table/drag')
  await expect.element(handle(0)).toBeVisible()
  const before = names()
  await userEvent.dragAndDrop(handle(0), handle(2), { steps: 8 })
  const after = [before[1], before[2], before[0], ...before.slice(3)]
  await expect.poll(names).toEqual(after)
  await expect.poll(() => sent('PUT')).toHaveLength(1)
})

test('a row is moved by keyboard, and what happens is said', async () => {
  await openPage('components/table/drag')
  await expect.element(handle(0)).toBeVisible()
  const [first, second] = names()
  ;(handle(0).element() as HTMLElement).focus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(rows.getByText(`${first}在第 2 位`)).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => names().slice(0, 2)).toEqual([first, second])
  await expect.element(handle(0)).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect.element(rows.getByText(`${first}在第 2 位`)).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.element(rows.getByText(`${first}放在第 2 位`)).toBeInTheDocument()
  await expect.poll(() => names().slice(0, 2)).toEqual([second, first])
})

test('a column is dragged to another place, which is in the address', async () => {
  await openPage('components/table/drag')
  await expect.poll(titles).toEqual(['姓名', '性别', '年龄', '手机号', '邮箱', '日期'])
  const head = (name: string) => columns.getByRole('button', { name: `移动${name}` })
  await userEvent.dragAndDrop(head('年龄'), head('姓名'), { steps: 8 })
  await expect.poll(titles).toEqual(['年龄', '姓名', '性别', '手机号', '邮箱', '日期'])
  await expect.poll(() => new URLSearchParams(location.search).get('columns')).toBe('age,name,gender,mobile,email,date')
  await userEvent.click(columns.getByRole('button', { name: '恢复列的顺序' }))
  await expect.poll(titles).toEqual(['姓名', '性别', '年龄', '手机号', '邮箱', '日期'])
})
