import * as kinds from 'atrium/contract/kind'
import { crudCalls } from 'atrium/contract/kind/crud-calls'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    good: true
  }
}

/** A kind of record of tests that lines refer to, with a scope. */
export const good = kinds.recordKind('good', {
  name: { zh: '货品', en: 'Good' },
  plural: { zh: '货品', en: 'goods' },
  table: 'goods',
  id: 'goodId',
  title: 'goodName',
  permissions: 'shop:good',
  scopeFields: ['deptId'],
  fields: {
    goodName: kinds.text(40, { zh: '货品名', en: 'Good name' }, { unique: true, filter: true }),
    deptId: kinds.department(),
    status: kinds.status(),
  },
})
export const goods = crudCalls(good)

const optional = { optional: true } as const

/** Lines with a field of most kinds that lines may have. */
export const billLines = kinds.lines(
  { zh: '明细', en: 'Lines' },
  {
    goodId: kinds.ref('good', { zh: '货品', en: 'Good' }),
    quantity: kinds.int({ zh: '数量', en: 'Quantity' }, { min: 1, max: 9999, initial: 1 }),
    price: kinds.money({ zh: '单价', en: 'Price' }),
    unit: kinds.dict('sys_user_sex', { zh: '单位', en: 'Unit' }, optional),
    size: kinds.choice(
      { s: { zh: '小', en: 'Small' }, l: { zh: '大', en: 'Large' } },
      { zh: '尺寸', en: 'Size' },
      optional,
    ),
    due: kinds.date({ zh: '交期', en: 'Due' }, optional),
    fragile: kinds.yesNo({ zh: '易碎', en: 'Fragile' }),
    fitterId: kinds.ref('post', { zh: '安装岗位', en: 'Fitter' }, optional),
    note: kinds.text(40, { zh: '备注', en: 'Note' }, optional),
    amount: kinds.computedInCode(kinds.money({ zh: '金额', en: 'Amount' })),
  },
  {
    table: 'billLines',
    least: 1,
    most: 150,
    sums: ['quantity', 'amount'],
    calculated: { amount: ({ quantity, price }) => quantity * price },
  },
)

/** A kind of record of tests with lines. */
export const bill = kinds.recordKind('bill', {
  name: { zh: '账单', en: 'Bill' },
  plural: { zh: '账单', en: 'bills' },
  table: 'bills',
  id: 'billId',
  title: 'title',
  permissions: 'shop:bill',
  fields: {
    title: kinds.text(40, { zh: '标题', en: 'Title' }, { unique: true, filter: true }),
    postId: kinds.ref('post', { zh: '岗位', en: 'Post' }, optional),
    postIds: kinds.refs('post', { zh: '可见岗位', en: 'Seen by' }, optional),
    lines: billLines,
    total: kinds.sumOf(billLines, 'amount', { zh: '合计', en: 'Total' }, { sort: true, filter: true }),
    pieces: kinds.sumOf(billLines, 'quantity', { zh: '总数量', en: 'Pieces' }),
  },
})
export const bills = crudCalls(bill)
export type BillForm = kinds.FormOf<typeof bill>
