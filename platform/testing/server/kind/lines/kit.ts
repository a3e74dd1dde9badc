import * as kinds from 'atrium/contract/kind'
import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { defineModule, entry, type ModuleContract } from 'atrium/contract/module/module'
import type { ModuleServer } from '#server/call/resource'
import { crudResource } from '#server/crud/crud-resource'
import type { LineTableOf, TableOf } from '#server/crud/table-of'
import { createLinesTable, createRecordTable } from '#server/db/tables/record-table'

declare module '#server/db/schema' {
  interface Schema {
    kits: TableOf<typeof kit> & { deletedAt: number | null }
    kitParts: LineTableOf<typeof kit, typeof kitParts>
  }
}

const words = { zh: '套件', en: 'Kit' }

const kitParts = kinds.lines(
  { zh: '零件', en: 'Parts' },
  {
    part: kinds.text(40, { zh: '零件名', en: 'Part name' }),
    pieces: kinds.int({ zh: '件数', en: 'Pieces' }, { min: 1, initial: 1 }),
  },
  { table: 'kitParts', sums: ['pieces'] },
)

/** A kind of record of tests whose lines may be left out, with an import, a bin and an action. */
export const kit = kinds.recordKind('kit', {
  name: words,
  plural: { zh: '套件', en: 'kits' },
  table: 'kits',
  id: 'kitId',
  title: 'kitName',
  permissions: 'shed:kit',
  softDelete: true,
  import: true,
  fields: {
    kitName: kinds.text(40, { zh: '套件名', en: 'Kit name' }, { unique: true, filter: true }),
    note: kinds.text(40, { zh: '备注', en: 'Note' }, { optional: true }),
    parts: kitParts,
    pieces: kinds.sumOf(kitParts, 'pieces', { zh: '总件数', en: 'Pieces' }, { sort: true }),
    state: kinds.state({ open: { zh: '开放', en: 'Open' }, packed: { zh: '已打包', en: 'Packed' } }),
  },
  actions: { pack: kinds.action({ name: { zh: '打包', en: 'Pack' }, from: ['open'], to: 'packed' }) },
})
export const kits = crudCalls(kit)

export const kitModule: ModuleContract = {
  module: defineModule({
    name: 'shed',
    title: words,
    menu: [
      entry('shed', words, 'lucide:box', {
        children: [entry('kit', kit.plural, 'lucide:box', { permission: 'shed:kit:list' })],
      }),
    ],
  }),
  api: { kits },
  records: { kit },
}

export const kitServer: Partial<ModuleServer> = {
  resources: { kit: crudResource(kits, kit) },
  migrations: {
    '0001-tables': {
      async up(db, engine) {
        await createRecordTable(db, engine, {
          table: 'kits',
          id: 'kit_id',
          columns: { kit_name: 'text', note: 'text', pieces: 'integer', state: 'text', deleted_at: 'bigint?' },
          sorted: ['pieces'],
        })
        await createLinesTable(db, engine, {
          table: 'kit_parts',
          record: { kit_id: 'kits.kit_id' },
          columns: { part: 'text', pieces: 'integer' },
        })
      },
    },
  },
}
