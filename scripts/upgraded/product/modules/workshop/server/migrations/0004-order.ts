import { createLinesTable, createRecordTable, type EngineName } from 'atrium/server'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createRecordTable(db, engine, {
    table: 'workshop_orders',
    id: 'order_id',
    columns: {
      number: 'text',
      bicycle_id: 'integer',
      mechanic_id: 'integer?',
      due: 'text',
      work: 'text',
      total_quantity: 'integer',
      total_amount: 'bigint',
      state: 'text',
    },
    references: { bicycle_id: 'workshop_bicycles.bicycle_id', mechanic_id: 'users.user_id' },
    unique: ['number'],
    sorted: ['number', 'due', 'total_quantity', 'total_amount'],
    filtered: ['state'],
  })
  await createLinesTable(db, engine, {
    table: 'workshop_order_lines',
    record: { order_id: 'workshop_orders.order_id' },
    columns: { part_id: 'integer', quantity: 'integer', price: 'bigint', amount: 'bigint?' },
    references: { part_id: 'workshop_parts.part_id' },
  })
}
