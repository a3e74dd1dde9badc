import { createRecordTable, type EngineName } from 'atrium/server'
import type { Kysely } from 'kysely'

export const up = (db: Kysely<never>, engine: EngineName): Promise<void> =>
  createRecordTable(db, engine, {
    table: 'workshop_customers',
    id: 'customer_id',
    columns: { name: 'text', phone: 'text', email: 'text', note: 'text' },
    unique: ['phone'],
    sorted: ['name'],
  })
