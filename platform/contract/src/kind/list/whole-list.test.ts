import { expect, test } from 'vitest'
import { status, text } from '../../kind'
import { crudCalls } from '../crud-calls'
import { recordKind } from '../record-kind'
import { listShapeOf } from './list-shape'

const words = { zh: '颜色', en: 'Colour' } as const
const rest = { name: words, plural: words, table: 'colours', id: 'colourId', title: 'name' } as const
const colour = recordKind('paintTone', {
  ...rest,
  whole: true,
  permissions: 'paint:tone',
  fields: { name: text(40, words, { filter: true }), status: status() },
})

test('a list that comes whole takes filters and no page, and returns the records themselves', () => {
  const { list } = crudCalls(colour)
  expect(list.query.safeParse({ name: 'red', nameIs: 'Red', status: '1' }).success).toBe(true)
  expect(list.query.safeParse({ page: 1 }).success).toBe(false)
  const row = { colourId: 1, name: 'Red', status: 1, version: 1 }
  expect(list.reply.safeParse([row]).data).toEqual([row])
})

test('a list that comes whole has neither groups nor sums, nor the call for them', () => {
  expect(crudCalls(colour)).not.toHaveProperty('summary')
  expect(listShapeOf(colour)).toMatchObject({ isWhole: true, groups: [], sorts: [] })
})

test('a list that comes whole sorts by no column', () => {
  const fields = { name: text(40, words, { sort: true }) }
  const sorted = recordKind('paintTone', { ...rest, whole: true, permissions: 'paint:tone', fields })
  expect(() => crudCalls(sorted)).toThrow('Leave out `sort` in paintTone')
})
