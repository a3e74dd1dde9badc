import { afterEach, expect, test } from 'vitest'
import 'atrium/ui/tokens.css'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EChart, type ECharts, type EChartLabels } from './echart'

const labels: EChartLabels = {
  chart: 'chart',
  keys: 'Arrow keys',
  showTable: 'Show table',
  hideTable: 'Hide table',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  empty: 'No figures',
  failed: 'Failed',
  retry: 'Try again',
  value: (name, value) => `${name}: ${value}`,
}
const table = {
  head: ['Day', 'Visits'],
  rows: [
    ['Mon', 12],
    ['Tue', 7],
    ['Wed', 30],
  ],
} as const
const option = () => ({
  xAxis: { type: 'category' as const, data: table.rows.map(([day]) => day) },
  yAxis: { type: 'value' as const },
  series: { type: 'line' as const, data: table.rows.map(([, count]) => count) },
})
const chart = page.getByRole('application', { name: 'Visits' })
const canvas = () => chart.element().querySelector('canvas')!
const basic = { label: 'Visits', option, table, labels }

afterEach(() => document.documentElement.removeAttribute('data-theme'))

test('it is a picture with a name, and its figures are a table that can be shown', async () => {
  await render(<EChart {...basic} />)
  await expect.element(chart).toHaveAttribute('aria-roledescription', 'chart')
  await expect.poll(() => canvas().width).toBeGreaterThan(0)
  await expect.poll(() => page.getByRole('row').elements()).toHaveLength(4)
  await userEvent.click(page.getByRole('button', { name: 'Show table' }))
  await expect.element(page.getByRole('region', { name: 'Visits' }).getByText('30')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hide table' })).toHaveAttribute('aria-pressed', 'true')
})

test('the arrow keys go through the rows and read them out, Escape ends that', async () => {
  const { container } = await render(<EChart {...basic} />)
  const spoken = () => container.querySelector('[aria-live]')!.textContent
  chart.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(spoken()).toBe('Day: Mon, Visits: 12')
  await userEvent.keyboard('{End}')
  expect(spoken()).toBe('Day: Wed, Visits: 30')
  await userEvent.keyboard('{Escape}')
  expect(spoken()).toBe('')
})

test('it is kept as PNG and as SVG', async () => {
  const saved: [string, string, Blob][] = []
  await render(<EChart {...basic} onSave={(picture, kind) => saved.push([kind, picture.type, picture])} />)
  await userEvent.click(page.getByRole('button', { name: 'Save PNG' }))
  await userEvent.click(page.getByRole('button', { name: 'Save SVG' }))
  await expect
    .poll(() => saved.map(([kind, type]) => `${kind} ${type}`).toSorted())
    .toEqual(['png image/png', 'svg image/svg+xml'])
  const [, , svg] = saved.find(([kind]) => kind === 'svg')!
  expect(await svg.text()).toMatch(/^<svg .+Mon.+<\/svg>$/s)
})

test('it follows theme and size, and is disposed with its place', async () => {
  const made: ECharts[] = []
  const { rerender, unmount } = await render(
    <div style={{ width: 400 }}>
      <EChart {...basic} onReady={(one) => void made.push(one)} />
    </div>,
  )
  const lineColour = () => (made.at(-1)!.getOption().color as string[])[0]
  const light = lineColour()
  document.documentElement.dataset.theme = 'dark'
  await expect.poll(lineColour).not.toBe(light)
  await rerender(
    <div style={{ width: 300 }}>
      <EChart {...basic} onReady={(one) => void made.push(one)} />
    </div>,
  )
  await expect.poll(() => made.at(-1)!.getWidth()).toBe(300)
  await unmount()
  expect(made.every((one) => one.isDisposed())).toBe(true)
})

test('without rows the sentence for that is in its place', async () => {
  await render(<EChart {...basic} table={{ head: table.head, rows: [] }} />)
  await expect.element(page.getByText('No figures')).toBeVisible()
  expect(chart.elements()).toEqual([])
})

test('one that cannot be drawn says so, and is drawn again on demand', async () => {
  let isBroken = true
  const breaking = () => ({ ...option(), ...(isBroken && { xAxis: { type: 'category' as const, gridIndex: 9 } }) })
  await render(<EChart {...basic} option={breaking} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed')
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(chart).toBeVisible()
})

test('figures that could not be loaded are asked for again', async () => {
  let tries = 0
  await render(<EChart {...basic} isFailed onRetry={() => (tries += 1)} />)
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(tries).toBe(1)
})
