import { createContract } from 'atrium/contract/module/contract'
import { defineModule, entry } from 'atrium/contract/module/module'
import * as kinds from 'atrium/contract/kind'
import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { crudResource } from '#server/crud/crud-resource'
import type { TableOf } from '#server/crud/table-of'
import { createRecordTable } from '#server/db/tables/record-table'
import { startNode } from '#server/runtimes/node/node'
import { brand, demo, languages } from '#product/brand'
import { seeds } from '#product/seeds'

// The server of a product with notes. One with the title "told" sends a notice to the administrator, and an event.

const words = { zh: '便签', en: 'Note' }
const note = kinds.recordKind('note', {
  name: words,
  plural: { zh: '便签', en: 'notes' },
  table: 'notes',
  id: 'noteId',
  title: 'title',
  permissions: 'desk:note',
  fields: { title: kinds.text(40, { zh: '标题', en: 'Title' }) },
})
const notes = crudCalls(note)

declare module '#server/db/schema' {
  interface Schema {
    notes: TableOf<typeof note>
  }
}

const told = { zh: '新便签', en: 'A new note' }
const module = defineModule({
  name: 'desk',
  title: words,
  notices: { 'desk.told': { name: told, description: told, icon: 'lucide:sticky-note' } },
  events: { 'desk.told': { name: told } },
  menu: [
    entry('desk', words, 'lucide:sticky-note', {
      children: [entry('note', note.plural, 'lucide:sticky-note', { permission: 'desk:note:list' })],
    }),
  ],
})

startNode({
  contract: createContract({ desk: { module, api: { notes }, records: { note } } }),
  languages,
  seeds,
  brand,
  demo,
  servers: {
    desk: {
      resources: {
        note: crudResource(notes, note, {
          async afterSave(call, { title }) {
            if (title !== 'told') return
            await call.notify({ kind: 'desk.told', to: { userId: 1 }, text: { title: told }, link: '/desk/note' })
            await call.event({ type: 'desk.told', data: { title } })
          },
        }),
      },
      migrations: {
        '0001-tables': {
          async up(db, engine) {
            await createRecordTable(db, engine, { table: 'notes', id: 'note_id', columns: { title: 'text' } })
          },
        },
      },
    },
  },
})
