import { translate } from 'atrium/console/text'
import type { Cell, SheetColumn } from './sheet/sheet-xml'
import { texts } from './text'

const kinds = [
  ['number', 14, 'text'],
  ['day', 12, 'date'],
  ['customer', 20, 'text'],
  ['city', 12, 'text'],
  ['product', 16, 'text'],
  ['quantity', 10, 'integer'],
  ['price', 12, 'money'],
  ['discount', 10, 'percent'],
  ['amount', 14, 'money'],
  ['state', 10, 'text'],
] as const

export type OrderKey = (typeof kinds)[number][0]

export const orderKeys: readonly OrderKey[] = kinds.map(([key]) => key)

/** The columns of an order, in the language of the page. */
export const orderColumns = (): SheetColumn[] =>
  kinds.map(([key, width, format]) => ({ title: translate(texts, key), width, format }))

/** The columns of which an import checks the cells. */
export const checkedKeys: readonly OrderKey[] = ['number', 'day', 'customer', 'quantity', 'price']

/** The cells of a row after one was corrected; the amount follows from quantity, price and discount. */
export function correctedCells(cells: readonly string[], key: OrderKey, text: string): string[] {
  const next = orderKeys.map((one, column) => (one === key ? text.trim() : (cells[column] ?? '')))
  const [quantity, price, discount] = (['quantity', 'price', 'discount'] as const).map((one) =>
    Number(next[orderKeys.indexOf(one)]),
  )
  const amount = quantity! * price! * (1 - discount!)
  const isAmount = (key === 'quantity' || key === 'price') && Number.isFinite(amount) && amount >= 0
  return isAmount ? next.with(orderKeys.indexOf('amount'), String(Math.round(amount * 100) / 100)) : next
}

const customers = ['customer1', 'customer2', 'customer3', 'customer4'] as const
const products = ['product1', 'product2', 'product3'] as const
const prices = [2480, 899.5, 136]

/** Orders that are the same each time. */
export function orderRows(count: number): Cell[][] {
  const words = (key: (typeof customers | typeof products)[number]) => translate(texts, key)
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + (index % 320))).toISOString().slice(0, 10)
    const customer = index % customers.length
    const quantity = 1 + ((index * 7) % 24)
    const price = prices[index % prices.length]!
    const discount = index % 5 === 0 ? 0.1 : 0
    return [
      `SO-${String(10_001 + index)}`,
      day,
      words(customers[customer]!),
      translate(texts, `city${(1 + (customer % 2)) as 1 | 2}`),
      words(products[index % products.length]!),
      quantity,
      price,
      discount,
      Math.round(quantity * price * (1 - discount) * 100) / 100,
      translate(texts, index % 3 === 0 ? 'open' : 'paid'),
    ]
  })
}
