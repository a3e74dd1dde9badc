import { expect, test } from 'vitest'
import { recordFields } from './record-fields'

const names = (fields: { name: string }[]) => fields.map(({ name }) => name)

test('fields that differ stand apart, lists by what is in them', () => {
  const before = { id: 3, name: 'a', ids: [1, 2], gone: true, empty: '' }
  const after = { id: 3, name: 'b', ids: [1, 2], new: null, empty: null }
  const { changed, same } = recordFields(before, after)
  expect(names(changed)).toEqual(['name', 'gone', 'empty', 'new'])
  expect(names(same)).toEqual(['id', 'ids'])
})

test('of a record that was not there, or is not any more, every field differs', () => {
  expect(recordFields(null, { id: 3 })).toEqual({ changed: [{ name: 'id', after: 3 }], same: [] })
  expect(recordFields({ id: 3 }, null)).toEqual({ changed: [{ name: 'id', before: 3 }], same: [] })
  expect(recordFields(null, null)).toEqual({ changed: [], same: [] })
})
