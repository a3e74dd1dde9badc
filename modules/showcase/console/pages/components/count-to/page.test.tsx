import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(async () => {
  vi.useRealTimers()
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('components/count-to')

test('the figures of another period show', async () => {
  await open()
  const dashboard = example('看板卡片')
  await expect.element(dashboard.getByText('¥18,640.50').first()).toBeVisible()
  await userEvent.click(dashboard.getByText('今年', { exact: true }))
  await expect.element(dashboard.getByText('¥6,328,911.20').first()).toBeVisible()
})

test('the bill follows the seats, and an empty field counts as one', async () => {
  await open()
  const bill = example('随改随算的账单')
  const seats = bill.getByRole('spinbutton', { name: '人数' })
  await userEvent.fill(seats, '100')
  await expect.element(bill.getByText('¥3,074.00').first()).toBeVisible()
  await userEvent.click(bill.getByRole('switch'))
  await expect.element(bill.getByText('¥2,459.20').first()).toBeVisible()
  await userEvent.clear(seats)
  await userEvent.tab()
  await expect.element(bill.getByText('¥24.59').first()).toBeVisible()
})

test('points are added by the keyboard, read out and taken back', async () => {
  await open()
  const board = example('记分牌')
  const three = board.getByRole('button', { name: '西湖队加 3 分' })
  await expect.element(three).toBeVisible()
  ;(three.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(board.getByText('比分 90 比 89')).toBeInTheDocument()
  await userEvent.click(board.getByRole('button', { name: '撤销' }))
  await expect.element(board.getByText('087')).toBeInTheDocument()
})

test('the sale ends with the countdown', async () => {
  await open()
  const sale = example('限时特卖')
  await userEvent.click(sale.getByRole('button', { name: '快进到最后 5 秒' }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
  await expect.element(sale.getByText('特卖已结束')).toBeVisible()
  await userEvent.click(sale.getByRole('button', { name: '再来一次' }))
  await expect.element(sale.getByRole('timer')).toHaveTextContent('02')
})

test('decimals and separators are those that are chosen', async () => {
  await open()
  const options = example('全部选项')
  await userEvent.fill(options.getByRole('spinbutton', { name: '小数位' }), '1')
  await expect.element(options.getByText('299,792.5 km/s').first()).toBeVisible()
  await userEvent.fill(options.getByRole('textbox', { name: '后缀' }), ' m')
  await expect.element(options.getByText('299,792.5 m').first()).toBeVisible()
})
