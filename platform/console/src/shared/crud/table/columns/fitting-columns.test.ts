import { expect, test } from 'vitest'
import { columnsToHide, type FittingColumn } from './fitting-columns'

const columns: FittingColumn[] = [
  { key: 'id', importance: 'low' },
  { key: 'name', isTitle: true },
  { key: 'dept' },
  { key: 'phone' },
  { key: 'status', importance: 'high' },
  { key: 'remark', importance: 'low' },
]
const widths = new Map(columns.map(({ key }) => [key, 100]))
const toHide = (excess: number, chosen: string[] = []) => columnsToHide(columns, widths, excess, chosen)

test.each([
  [-20, []],
  [0, []],
  [1, ['id']],
  [101, ['id', 'remark']],
  [250, ['id', 'remark', 'dept']],
  [450, ['id', 'remark', 'dept', 'phone', 'status']],
  [9000, ['id', 'remark', 'dept', 'phone', 'status']],
])(
  '%i px too wide: the least important ones leave, among equals those further left, never the title',
  (excess, keys) => {
    expect(toHide(excess)).toEqual(keys)
  },
)

test('a column that the person chose stays, and the next one leaves in its place', () => {
  expect(toHide(150, ['remark'])).toEqual(['id', 'dept'])
})
