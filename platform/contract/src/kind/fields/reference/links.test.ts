import { expect, test } from 'vitest'
import { recordKind, text } from '../../../kind'
import { crudCalls } from '../../crud-calls'
import { links } from './links'

const words = { zh: '工具', en: 'Tool' } as const
const calls = crudCalls(
  recordKind('tool', {
    name: words,
    plural: { zh: '工具', en: 'tools' },
    table: 'tools',
    id: 'toolId',
    title: 'name',
    permissions: 'depot:tool',
    whole: true,
    fields: { name: text(20, words), partIds: links({ zh: '零件', en: 'Parts' }) },
  }),
)
const row = { toolId: 1, name: 'Saw', version: 1 }

test('links are in a form and in a read, and a list leaves them out', () => {
  expect(calls.add.body.safeParse({ name: 'Saw', partIds: [3, 4] }).success).toBe(true)
  expect(calls.add.body.safeParse({ name: 'Saw', partIds: [3, 3] }).success).toBe(false)
  expect(calls.read.reply.safeParse({ ...row, partIds: [3] }).success).toBe(true)
  expect(calls.list.reply.safeParse([row]).success).toBe(true)
  expect(calls.list.reply.safeParse([{ ...row, partIds: [3] }]).success).toBe(false)
})
