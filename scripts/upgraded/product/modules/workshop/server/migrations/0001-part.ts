import { createRecordTable, type EngineName } from 'atrium/server'
import type { Kysely } from 'kysely'

export const up = (db: Kysely<never>, engine: EngineName): Promise<void> =>
  createRecordTable(db, engine, {
    table: 'workshop_parts',
    id: 'part_id',
    columns: { sku: 'text', name: 'text', stock: 'integer', price: 'bigint', photo: 'text', status: 'flag' },
    unique: ['sku'],
    sorted: ['sku', 'name', 'stock', 'price'],
    filtered: ['status'],
  })
