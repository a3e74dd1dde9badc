import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'
import { visits } from './visits'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true }).first()
const chart = (name: string) => example(name).getByRole('application', { name })
const sum = (rows: typeof visits) => rows.reduce((total, { count }) => total + count, 0).toLocaleString('en')
const rowsOf = (name: string) => example(name).getByRole('row')

test('the visits of a part of the time are summed up, and of all again', async () => {
  await openPage('charts/line')
  const traffic = example('网店访问量')
  await expect.element(traffic.getByRole('status')).toHaveTextContent(`${sum(visits)} 次`)
  await userEvent.click(traffic.getByRole('button', { name: '近 30 天' }))
  await expect.element(traffic.getByRole('status')).toHaveTextContent(`${sum(visits.slice(-30))} 次`)
  await userEvent.click(traffic.getByRole('button', { name: '全部' }))
  await expect.element(traffic.getByRole('status')).toHaveTextContent(`${sum(visits)} 次`)
})

test('the arrow keys read out a month of the weather, and its figures are a table to show', async () => {
  await openPage('charts/line')
  const weather = example('杭州全年天气')
  await expect.element(chart('杭州全年天气')).toBeVisible()
  chart('杭州全年天气').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => weather.element().querySelector('[aria-live]')?.textContent).toContain('2 月')
  await userEvent.keyboard('{ArrowLeft}')
  const spoken = weather.element().querySelector('[aria-live]')
  expect(spoken).toHaveTextContent('月份：1 月, 最高气温 (°C)：8.3, 最低气温 (°C)：1.8, 降水量 (mm)：81')
  await userEvent.click(weather.getByRole('button', { name: '显示数据表' }))
  await expect.element(weather.getByRole('cell', { name: '33.6' })).toBeVisible()
})

test('a chart is saved as a picture under its name', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openPage('charts/line')
  await userEvent.click(example('发电构成').getByRole('button', { name: '保存为 SVG 图片' }))
  await expect.poll(() => saved).toEqual(['发电构成.svg'])
})

test('the live chart stops on demand', async () => {
  await openPage('charts/line')
  const live = example('每秒请求数')
  const last = () => rowsOf('每秒请求数').elements().at(-1)?.textContent
  await expect.element(chart('每秒请求数')).toBeVisible()
  const before = last()
  await expect.poll(last).not.toBe(before)
  await userEvent.click(live.getByRole('button', { name: '暂停' }))
  await expect.element(live.getByRole('button', { name: '继续' })).toBeVisible()
})

test('the line to reorder below is moved by keys', async () => {
  await openPage('charts/line')
  const stock = example('仓库库存')
  await expect.element(stock.getByRole('status')).toHaveTextContent('低于 120 件')
  stock.getByRole('slider').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(stock.getByRole('status')).toHaveTextContent('低于 130 件')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(stock.getByRole('status')).toHaveTextContent('低于 120 件')
})
