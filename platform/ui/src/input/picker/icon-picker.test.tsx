import '../../tokens.css'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconPicker } from './icon-picker'
import { iconWords } from './icon-words'

const tabs = Object.fromEntries(['all', 'recent', ...Object.keys(iconWords)].map((key) => [key, key])) as never
const labels = {
  choose: 'Choose',
  clear: 'Clear',
  search: 'Search',
  icons: 'Icons',
  category: 'Category',
  tabs,
  count: (count: number) => `${count} found`,
  none: 'None',
  showAll: 'Show all',
  loading: 'Loading',
  failed: 'Failed',
  retry: 'Retry',
}

function Example() {
  const [icon, setIcon] = useState('')
  return (
    <form>
      <label htmlFor="icon">Icon</label>
      <IconPicker id="icon" labels={labels} value={icon} onChange={setIcon} recentKey="test-icons" />
      <output>{icon || 'nothing'}</output>
    </form>
  )
}

const field = page.getByLabelText('Icon', { exact: true })
const search = page.getByRole('searchbox', { name: 'Search' })
const grid = page.getByRole('grid', { name: 'Icons' })
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const activeName = () =>
  document.getElementById(grid.element().getAttribute('aria-activedescendant')!)?.getAttribute('aria-label')

async function open() {
  const screen = await render(<Example />)
  await userEvent.click(field)
  await expect.element(cell('accessibility')).toBeVisible()
  return screen
}

beforeEach(() => localStorage.removeItem('test-icons'))

test.each([
  ['购物车', 'shopping-cart'],
  ['Shopping cart', 'shopping-cart'],
  ['日历 新增', 'calendar-plus'],
  // Another name of `house`, and what one forgets: the hyphen and the order.
  ['home', 'house'],
  ['left arrow', 'arrow-left'],
])('%s finds %s', async (query, name) => {
  await open()
  await userEvent.fill(search, query)
  await expect.element(cell(name)).toBeVisible()
})

test('a word that no icon has says so, and leads back to all', async () => {
  await open()
  await userEvent.fill(search, '麒麟臂')
  await expect.element(page.getByText('None')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Show all' }))
  await expect.element(cell('accessibility')).toBeVisible()
  await expect.element(search).toHaveFocus()
})

test('keys: from the field to the grid, along rows and columns, to the ends, by letters; Enter chooses and gives the focus back', async () => {
  const { getByText } = await open()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(grid).toHaveFocus()
  const columns = Number(grid.element().getAttribute('aria-colcount'))
  expect(columns).toBeGreaterThan(5)
  const first = activeName()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}')
  const second = activeName()
  expect(second).not.toBe(first)
  await userEvent.keyboard('{Home}')
  expect(activeName()).toBe(first)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(activeName).toMatch(/^zoom|^zodiac/)
  await userEvent.keyboard('rab')
  await expect.poll(activeName).toBe('rabbit')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('lucide:rabbit')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(grid).not.toBeInTheDocument()
})

test('of the whole collection, only what is visible is in the document', async () => {
  await open()
  await expect.element(page.getByText(/^1\d{3} found$/)).toBeVisible()
  grid.element().scrollTop = 6000
  await expect.poll(() => cell('accessibility').query()).not.toBeNull()
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBeLessThan(250)
})

test('a category shows its icons, and what was chosen comes first next time', async () => {
  await open()
  await userEvent.click(page.getByRole('tab', { name: 'food' }))
  await userEvent.click(cell('pizza'))
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))
  await expect.element(page.getByText('nothing')).toBeVisible()
  await userEvent.click(field)
  await userEvent.click(page.getByRole('tab', { name: 'recent' }))
  await expect.poll(() => document.querySelectorAll('[role=gridcell]').length).toBe(1)
  await expect.element(cell('pizza')).toBeVisible()
})

test('what the browser keeps and is no list counts as nothing', async () => {
  localStorage.setItem('test-icons', '{"broken":')
  await open()
  expect(page.getByRole('tab', { name: 'recent' }).query()).toBeNull()
})

test('a press elsewhere closes it', async () => {
  const { getByText } = await open()
  await userEvent.click(getByText('nothing'), { force: true, position: { x: 2, y: 2 } })
  await expect.poll(() => grid.query()).toBeNull()
})
