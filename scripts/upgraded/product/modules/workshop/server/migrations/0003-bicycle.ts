import { createRecordTable, type EngineName } from 'atrium/server'
import type { Kysely } from 'kysely'

export const up = (db: Kysely<never>, engine: EngineName): Promise<void> =>
  createRecordTable(db, engine, {
    table: 'workshop_bicycles',
    id: 'bicycle_id',
    columns: {
      frame: 'text',
      model: 'text',
      customer_id: 'integer',
      colour: 'text',
      status: 'flag',
      dept_id: 'integer',
    },
    references: { customer_id: 'workshop_customers.customer_id', dept_id: 'depts.dept_id' },
    unique: ['frame'],
    sorted: ['frame', 'model'],
    filtered: ['status'],
  })
