import { action, computed, department, int, money, recordKind, state, text } from 'atrium/contract/kind'
import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { defineModule, entry, type ModuleContract } from 'atrium/contract/module/module'
import { rejectField } from '#server/call/field-error'
import { identity } from '#server/db/engines/columns'
import type { Migration } from '#server/db/migration'
import { crudResource } from '#server/crud/crud-resource'
import { sql, type Generated } from 'kysely'
import type { ModuleServer } from '#server/call/resource'
import { productWith } from './product-with'

declare module '#server/db/schema' {
  interface Schema {
    trialOrders: {
      orderId: Generated<number>
      title: string
      pieces: number
      price: number
      reason: string
      deptId: number
      state: 'draft' | 'booked' | 'cancelled'
      deletedAt: Generated<number | null>
      version: Generated<number>
    }
  }
}

/** A kind of record of tests, with states, actions, a scope and a computed field. */
export const trialOrder = recordKind('trialOrder', {
  name: { zh: '订单', en: 'Order' },
  plural: { zh: '订单', en: 'orders' },
  table: 'trialOrders',
  id: 'orderId',
  title: 'title',
  permissions: 'trial:order',
  scopeFields: ['deptId'],
  softDelete: true,
  import: true,
  files: true,
  fields: {
    title: text(40, { zh: '标题', en: 'Title' }, { unique: true, filter: true, sort: true }),
    pieces: int({ zh: '件数', en: 'Pieces' }, { min: 1, initial: 1 }),
    price: money({ zh: '单价', en: 'Price' }),
    total: computed(money({ zh: '合计', en: 'Total' }, { sort: true, filter: true })),
    reason: text(100, { zh: '原因', en: 'Reason' }, { optional: true, generated: true }),
    deptId: department(),
    state: state({
      draft: { zh: '草稿', en: 'Draft' },
      booked: { zh: '已出库', en: 'Booked', tint: 'success' },
      cancelled: { zh: '已取消', en: 'Cancelled', tint: 'danger', isFixed: true },
    }),
  },
  actions: {
    bookOut: action({
      name: { zh: '出库', en: 'Book out' },
      from: ['draft'],
      to: 'booked',
      bulk: true,
      confirm: { zh: '出库后不能再改回草稿。', en: 'A booked order does not become a draft again.' },
    }),
    cancel: action({
      name: { zh: '取消订单', en: 'Cancel order' },
      from: ['draft', 'booked'],
      to: 'cancelled',
      isDanger: true,
      form: { reason: text(100, { zh: '原因', en: 'Reason' }) },
    }),
  },
})

export const trialOrders = crudCalls(trialOrder)

const up: Migration['up'] = async (db, engine) => {
  await db.schema
    .createTable('trial_orders')
    .addColumn('order_id', 'integer', identity(engine))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('pieces', 'integer', (c) => c.notNull())
    .addColumn('price', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('dept_id', 'integer', (c) => c.notNull().references('depts.dept_id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}

const words = { zh: '订单', en: 'Orders' } as const

const trial: ModuleContract = {
  module: defineModule({
    name: 'trial',
    title: words,
    menu: [
      entry('trial', words, 'lucide:box', {
        children: [entry('order', words, 'lucide:list', { permission: 'trial:order:list' })],
      }),
    ],
  }),
  api: { trialOrders },
  records: { trialOrder },
}

const server: Partial<ModuleServer> = {
  migrations: { '0001-order': { up } },
  resources: {
    order: crudResource(trialOrders, trialOrder, {
      computed: { total: () => sql`trial_orders.price * trial_orders.pieces` },
      beforeSave: (_call, form) => {
        if (form.price === 13) rejectField('price', 'notOffered')
      },
      actions: {
        cancel: (_call, _row, { reason }) => ({ reason: reason.toUpperCase() }),
      },
    }),
  },
}

/** The product with that kind. */
export const orderProduct = productWith(trial, server)
