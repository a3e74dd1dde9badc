import { limits } from '#modules/forms/engine/schema/form'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { expect, test } from 'vitest'
import { columnKinds, itemsOf, type SheetColumn } from './column'
import { columnsOf } from './read-columns'

const nameOf = (number: number) => `列 ${number}`
const columns = (rows: readonly (readonly string[])[]) => columnsOf(rows, nameOf).columns
const formErrorsOf = (some: readonly SheetColumn[]) =>
  readForm({ title: { zh: 'x', en: '' }, items: itemsOf(some) }).errors

test.each([
  ['text', '姓名', ['李雷', '韩梅梅', '王芳', '赵云']],
  ['textarea', '经过', ['一'.repeat(61)]],
  ['textarea', '备注', ['无', '无', '无', '无']],
  ['number', '数量', ['1', '1,200', '-3.5']],
  ['text', '工号', ['00123', '00124']],
  ['text', '订单号', ['202611240001', '202611240002']],
  ['money', '月薪', ['12000', '9800.50']],
  ['money', '开支', ['¥1,200.00', '¥30']],
  ['date', '入职', ['2024/3/1', '2024-05-06', '2024年5月6日']],
  ['time', '开始', ['9:30', '14:00:00']],
  ['switch', '转正', ['是', '否']],
  ['radio', '部门', ['研发', '市场', '研发', '市场']],
  ['select', '城市', ['京', '沪', '广', '深', '杭', '京', '沪', '广', '深', '杭']],
  ['phone', '联系', ['13911112222']],
  ['email', '联系', ['a@example.com']],
  ['url', '主页', ['https://example.com/a']],
  ['date', '出生日期', []],
  ['textarea', 'Remarks', []],
  ['text', '姓名', []],
] as const)('a column is taken for %s: %s %j', (kind, heading, values) => {
  const rows = [['序号', heading], ...values.map((value, at) => [String(at), value])]
  expect(columns(rows)[1]).toMatchObject({ name: heading, kind })
})

test('headings that are empty, repeated, starred or above the table', () => {
  const { title, columns: found } = columnsOf(
    [
      ['', '报名表', ''],
      ['姓名*', '', '电话', '电话', ''],
      ['李雷', '1', '', '', ''],
    ],
    nameOf,
  )
  expect(title).toBe('报名表')
  expect(found.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['姓名', true],
    ['列 2', false],
    ['电话', false],
    ['电话 (2)', false],
  ])
})

test('any sheet becomes a form within the limits', () => {
  const { columns: found, surplus } = columnsOf([Array.from({ length: 310 }, (_, at) => `c${at % 2}`)], nameOf)
  expect([found.length, surplus]).toEqual([limits.items, 10])
  expect(formErrorsOf(found)).toBeUndefined()
  const odd = ['constructor', 'toString', '1st', 'E-mail', '长'.repeat(500), 'a'.repeat(500), '金额 (元)', 'A B', 'A-B']
  const kinds = columnKinds.map((kind, place) => ({
    ...found[0]!,
    place,
    kind,
    name: (odd[place] ?? kind).slice(0, 200),
  }))
  expect(formErrorsOf(kinds.map((column) => ({ ...column, isRequired: true })))).toBeUndefined()
  const many = Array.from({ length: 600 }, (_, at) => `${at}`)
  expect(formErrorsOf([{ ...found[0]!, kind: 'select', values: [...many, 'x'.repeat(300)] }])).toBeUndefined()
  expect(formErrorsOf(columns([odd, odd]))).toBeUndefined()
})
