import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

const example = (name: string) => page.getByRole('region', { name, exact: true })

beforeEach(() => openPage('code/render'))
afterEach(closeConsoles)

test('headings are real ones of the chosen level', async () => {
  const heading = example('标签由数据决定')
  await expect.element(heading.getByRole('heading', { level: 5, name: '分期' })).toBeVisible()
  await userEvent.click(heading.getByText('h4', { exact: true }))
  await expect.element(heading.getByRole('heading', { level: 6, name: '分期' })).toBeVisible()
})

test('one stopwatch runs and is reset, the other stands still', async () => {
  const watch = example('函数作为子元素').getByRole('region', { name: '数字秒表' })
  await userEvent.click(watch.getByRole('button', { name: '开始' }))
  await expect.poll(() => Number(watch.element().querySelector('output')?.textContent)).toBeGreaterThan(0)
  await userEvent.click(watch.getByRole('button', { name: '归零' }))
  await expect.element(watch.getByText('0.0')).toBeVisible()
  await expect.element(example('函数作为子元素').getByText('绿茶还要 20 秒')).toBeVisible()
})

test('more legs need more motors, and cost more', async () => {
  const desk = example('组件调用自己')
  await expect.element(desk.getByText('合计 1318 元')).toBeVisible()
  await userEvent.fill(desk.getByRole('spinbutton'), '4')
  await expect.element(desk.getByText('合计 2078 元')).toBeVisible()
})

test('seats are drawn from text; sold ones cannot be chosen', async () => {
  const cinema = example('由数据生成的图形')
  await userEvent.click(cinema.getByRole('button', { name: '1 排 1 座' }))
  await expect.element(cinema.getByText('已选 1 座')).toBeVisible()
  await expect.element(cinema.getByRole('button', { name: '1 排 4 座，已售' })).toBeDisabled()
  await userEvent.fill(cinema.getByRole('textbox'), 'x?<o')
  await expect.element(cinema.getByText('已选 0 座')).toBeVisible()
  await expect.element(cinema.getByRole('button', { name: '1 排 4 座' })).toBeVisible()
})
