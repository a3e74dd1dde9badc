import { createContract } from 'atrium/contract/module/contract'
import { defineModule, entry } from 'atrium/contract/module/module'
import { crudResource } from '#server/crud/crud-resource'
import type { TableOf } from '#server/crud/table-of'
import { createRecordTable } from '#server/db/tables/record-table'
import { startNode } from '#server/runtimes/node/node'
import { brand, demo, languages } from '#product/brand'
import { seeds } from '#product/seeds'
import { film, films } from './film'

declare module '#server/db/schema' {
  interface Schema {
    films: TableOf<typeof film>
  }
}

// The server of a product with films, whose clips are large files.

const words = { zh: '影院', en: 'Cinema' }
const module = defineModule({
  name: 'cinema',
  title: words,
  menu: [
    entry('cinema', words, 'lucide:film', {
      children: [entry('film', film.plural, 'lucide:film', { permission: 'cinema:film:list' })],
    }),
  ],
})

startNode({
  contract: createContract({ cinema: { module, api: { films }, records: { film } } }),
  languages,
  seeds,
  brand,
  demo,
  servers: {
    cinema: {
      resources: { film: crudResource(films, film) },
      migrations: {
        '0001-tables': {
          async up(db, engine) {
            const columns = { title: 'text', clips: 'text' } as const
            await createRecordTable(db, engine, { table: 'films', id: 'film_id', columns })
          },
        },
      },
    },
  },
})
