import { expect, test } from 'vitest'
import { int, money, percent } from '../../kind'
import { sumFields } from './list-parts'

const label = { zh: '数', en: 'Number' }

test('a list shows the sums of its numbers, but for those that name something or have none', () => {
  const fields = {
    pieces: int(label),
    price: money(label, { total: false }),
    amount: money(label),
    share: percent(label),
    year: int(label, { identifier: true }),
    code: int(label, { unique: true }),
  }
  expect(sumFields({ fields })).toEqual(['pieces', 'amount'])
})
