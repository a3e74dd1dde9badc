import type { Field } from 'atrium/contract/kind'
import { defineModule, entry, type ModuleContract } from 'atrium/contract/module/module'
import type { ModuleServer } from '#server/call/resource'
import { crudResource } from '#server/crud/crud-resource'
import { identity } from '#server/db/engines/columns'
import { sql, type CreateTableBuilder } from 'kysely'
import { thing, things } from './thing'

type Table = CreateTableBuilder<string>

// A module whose records have a field of every kind.

const words = { zh: '样品', en: 'Things' }

export const thingModule: ModuleContract = {
  module: defineModule({
    name: 'sample',
    title: words,
    menu: [
      entry('sample', words, 'lucide:box', {
        children: [entry('thing', words, 'lucide:box', { permission: 'sample:thing:list' })],
      }),
    ],
  }),
  api: { things },
  records: { thing },
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const thingServer: Partial<ModuleServer> = {
  resources: {
    thing: crudResource(things, thing, {
      computed: { computed: () => sql`things.money * (10000 - coalesce(things.percent, 0)) / 10000` },
      computedInCode: { inCode: ({ text, tags }) => [text, ...tags].join(' ') },
    }),
  },
  migrations: {
    '0001-things': {
      async up(db, engine) {
        let table: Table = db.schema.createTable('things').addColumn('thing_id', 'integer', identity(engine))
        for (const [name, { kind, options }] of Object.entries<Field>(thing.fields)) {
          const { column } = kind
          if (options.computed || column === 'none') continue
          table = table.addColumn(snake(name), column === 'json' ? 'text' : column)
        }
        await table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute()
        await db.schema.createIndex('things_series_unique').unique().on('things').column('series').execute()
        await db.schema.createIndex('things_text_unique').unique().on('things').column('text').execute()
      },
    },
  },
}
