import type { Field, Form, FormItem } from '#modules/forms/engine/schema/form'
import { expect, test } from 'vitest'
import { pastedOptions } from '../properties/options/pasted-options'
import { copyOf, insertItem, moveItem, placeOf, removeItem, updateItem } from './form-tree'

const label = { zh: '名', en: '' }
const field = (key: string, more: Partial<Field> = {}): Field => ({ kind: 'text', key, label, ...more })
const group = (key: string, ...items: FormItem[]): FormItem => ({ kind: 'group', key, title: label, items })
const form: Form = {
  title: label,
  items: [
    field('a'),
    {
      kind: 'row',
      key: 'r',
      columns: [
        { span: 6, items: [field('b')] },
        { span: 6, items: [] },
      ],
    },
    group('g', group('h', field('c', { visible: { field: 'a', is: 'notEmpty' } }))),
  ],
}

test('an item goes into a container and out of it, and never into itself', () => {
  const moved = moveItem(form, 'a', { parent: 'r', branch: 1, index: 0 })
  expect(placeOf(moved, 'a')).toEqual({ parent: 'r', branch: 1, index: 0 })
  expect(placeOf(moveItem(moved, 'a', { parent: '', branch: 0, index: 2 }), 'a')).toEqual({
    parent: '',
    branch: 0,
    index: 2,
  })
  expect(moveItem(form, 'g', { parent: 'h', branch: 0, index: 0 })).toBe(form)
  // Places are those before the move: behind itself is where it is.
  expect(moveItem(form, 'a', { parent: '', branch: 0, index: 1 })).toBe(form)
})

test('what a change does not touch stays the same object, so that it is not drawn again', () => {
  const changed = insertItem(form, { parent: 'h', branch: 0, index: 0 }, field('new'))
  expect(changed.items[0]).toBe(form.items[0])
  expect(changed.items[1]).toBe(form.items[1])
  expect(changed.items[2]).not.toBe(form.items[2])
  expect(removeItem(changed, 'new')).toEqual(form)
})

test('conditions, rules and links follow a key that is changed, and a copy names its own copies', () => {
  const linked: Form = {
    ...form,
    items: [
      ...form.items,
      field('d', {
        links: [{ copy: 'a' }],
        rules: [{ rule: 'required', when: { all: [{ field: 'a', is: 'empty' }] } }],
      }),
    ],
  }
  const text = JSON.stringify(updateItem(linked, 'a', (item) => ({ ...item, key: 'applicant' })))
  expect(text.match(/"applicant"/g)).toHaveLength(4)
  expect(text).not.toContain('"a"')
  const box = group('box', field('x'), field('y', { visible: { field: 'x', is: 'notEmpty' } }))
  expect(JSON.stringify(copyOf({ ...form, items: [box] }, box))).toContain('{"field":"x_2","is":"notEmpty"}')
})

test('pasted lines are options, with levels, also those of a spreadsheet', () => {
  const options = pastedOptions('zj | 浙江 | Zhejiang\n  hz | 杭州\n  !nb\n\nsh\t上海\tShanghai\n\t北京')
  expect(options).toEqual([
    {
      value: 'zj',
      label: { zh: '浙江', en: 'Zhejiang' },
      children: [
        { value: 'hz', label: { zh: '杭州', en: '' } },
        { value: 'nb', label: { zh: 'nb', en: '' }, disabled: true },
      ],
    },
    { value: 'sh', label: { zh: '上海', en: 'Shanghai' } },
    { value: '北京', label: { zh: '北京', en: '' } },
  ])
})
