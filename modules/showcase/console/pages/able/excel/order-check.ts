import { dayTime } from './sheet/day'
import { orderKeys, type OrderKey } from './orders'

/** The error of a cell: a key of the texts. */
type CellError = 'missing' | 'repeated' | 'known' | 'noDay' | 'noCount' | 'noPrice'

/** Whether something is wrong in a row. */
export const isInvalid = ({ errors }: CheckedRow) => Object.keys(errors).length > 0

export interface CheckedRow {
  /** As the spreadsheet counts: 2 is the first below the heading. */
  number: number
  cells: readonly string[]
  errors: Readonly<Partial<Record<OrderKey, CellError>>>
}

const isDay = (text: string) => !Number.isNaN(dayTime(text))
const isCount = (text: string) => /^[1-9]\d{0,2}$/.test(text)
const isPrice = (text: string) => text !== '' && Number(text) >= 0

/** The numbers of orders that are there already. */
type Known = ReadonlySet<string>

/** The rows below the heading, each with what is wrong at its cells. */
export function checkedOrders(rows: readonly (readonly string[])[], known: Known): CheckedRow[] {
  const seen = new Set<string>()
  return rows.map((cells, index) => {
    const at = (key: OrderKey) => cells[orderKeys.indexOf(key)] ?? ''
    const number = at('number')
    const found: readonly (readonly [OrderKey, CellError | false])[] = [
      ['number', number === '' ? 'missing' : known.has(number) ? 'known' : seen.has(number) && 'repeated'],
      ['day', !isDay(at('day')) && 'noDay'],
      ['customer', at('customer') === '' && 'missing'],
      ['quantity', !isCount(at('quantity')) && 'noCount'],
      ['price', !isPrice(at('price')) && 'noPrice'],
    ]
    seen.add(number)
    return { number: index + 2, cells, errors: Object.fromEntries(found.filter(([, error]) => error)) }
  })
}
