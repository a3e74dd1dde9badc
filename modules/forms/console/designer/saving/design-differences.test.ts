import type { Form, FormItem } from '#modules/forms/engine/schema/form'
import { expect, test } from 'vitest'
import { designDifferences } from './design-differences'

const text = (key: string, zh = key): FormItem => ({ kind: 'text', key, label: { zh, en: '' } })
const form = (...items: FormItem[]): Form => ({ title: { zh: '表单', en: '' }, items })
const before = form(text('a'), text('b'), text('c'))

const told = (theirs: Form, mine: Form) =>
  designDifferences(before, theirs, mine).map(({ key, theirs: their, mine: own }) => [
    key.trim(),
    their.kind,
    own.kind,
    ...their.parts,
    ...own.parts,
  ])

test('items that were added, deleted and changed are told apart', () => {
  const theirs = form(text('a', '新'), text('c'), text('d'))
  expect(told(theirs, before)).toEqual([
    ['a', 'changed', 'unchanged', 'label'],
    ['b', 'deleted', 'unchanged'],
    ['d', 'added', 'missing'],
  ])
})

test('what both made alike is no difference', () => {
  expect(told(form(text('a', '新')), form(text('a', '新')))).toEqual([])
})

test('an item that went into a container, and another order, are differences', () => {
  const group = (items: readonly FormItem[]): FormItem => ({
    kind: 'group',
    key: 'group',
    title: { zh: '组', en: '' },
    items,
  })
  const mine = form(text('b'), text('a'), group([text('c')]))
  expect(told(before, mine)).toEqual([
    ['group', 'missing', 'added'],
    ['c', 'unchanged', 'moved'],
    ['order', 'unchanged', 'changed'],
  ])
})

test('the texts of the form are compared', () => {
  expect(told({ ...before, title: { zh: '另一个', en: '' } }, before)).toEqual([['title', 'changed', 'unchanged']])
})
