import { camel, pascal } from './page-template.mjs'

/** The files of a new API resource `area/name`, with the migration number `0000`. */
export function resourceFiles(plan) {
  return { ...codeFiles(plan), ...checkedFiles(plan) }
}

function codeFiles({ area, name }) {
  const one = camel(name)
  const Type = pascal(name)
  const many = `${one}s`
  const server = `server/src/resources/${name}`
  return {
    [`contract/src/${area}/${name}.ts`]: `import * as z from 'zod'
import { endpoint, pageOf } from '../endpoint'
import { filter, id, paging, status, version } from '../fields'

export const ${Type} = z.strictObject({ ${one}Id: id, name: z.string(), status, version }).meta({ id: '${Type}' })
export type ${Type} = z.output<typeof ${Type}>

export const ${many} = {
  list: endpoint('GET /api/${area}/${name}/list', {
    access: '${area}:${one}:list',
    query: z.strictObject({ ...paging, name: filter }),
    reply: pageOf(${Type}),
    message: 'queried',
    summary: 'List ${name.replaceAll('-', ' ')}s',
  }),
}
`,
    [`${server}/${name}.routes.ts`]: `import { ${many} } from '@atrium/contract/${area}/${name}'
import { resource } from '#server/call/resource'
import { pageOf${Type}s } from './${name}'

export const ${one}Resource = resource(${many}, {
  list: (call, { query }) => pageOf${Type}s(call, query),
})
`,
    [`${server}/${name}.ts`]: `import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { ${many} } from '@atrium/contract/${area}/${name}'
import { contains } from '#server/db/engines/like'
import { pageOf } from '#server/db/page'
import type { Call } from '#server/call/call'

export function pageOf${Type}s(call: Call, filters: Parsed<typeof ${many}.list>['query']): Promise<Output<typeof ${many}.list>> {
  const { name } = filters
  let query = call.db.selectFrom('${many}')
  if (name) query = query.where((eb) => contains(eb, 'name', name))
  return pageOf(query, filters, (all) => all.selectAll().orderBy('${one}Id'))
}
`,
  }
}

function checkedFiles({ name, number }) {
  const one = camel(name)
  const many = `${one}s`
  const column = name.replaceAll('-', '_')
  const server = `server/src/resources/${name}`
  return {
    [`${server}/${name}.test.ts`]: `import { api } from '@atrium/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

test('the list filters by name', async () => {
  const admin = await server.signIn('admin')
  await server.deps.db.insertInto('${many}').values([{ name: 'First', status: 1 }, { name: 'Second', status: 1 }]).execute()
  const { items } = await admin.get(api.${many}.list, { query: { name: 'first' } })
  expect(items.map(({ name }) => name)).toEqual(['First'])
})
`,
    [`server/src/db/migrations/${number}-${name}.ts`]: `import type { Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { EngineName } from '../engines/engine'

export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('${column}s')
    .addColumn('${column}_id', 'integer', identity(engine))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
`,
  }
}

/** The lines a new resource adds to files that are there, as edits of their text. */
export function resourceEdits({ area, name, number }) {
  const one = camel(name)
  const Type = pascal(name)
  const many = `${one}s`
  return {
    'contract/src/index.ts': (text) =>
      text
        .replace(
          '\n\n/** Every call of the API, by resource. */',
          `\nimport { ${many} } from './${area}/${name}'\n\n/** Every call of the API, by resource. */`,
        )
        .replace(/(export const api = \{[^}]*?),?(\s*\})/, `$1, ${many}$2`),
    'server/src/resources/index.ts': (text) =>
      text
        .replace(
          '\n\n/** Every resource',
          `\nimport { ${one}Resource } from './${name}/${name}.routes'\n\n/** Every resource`,
        )
        .replace(/\n\]\n/, `\n  ${one}Resource,\n]\n`),
    'server/src/db/migrate.ts': (text) =>
      text
        .replace('\n\ntype Step', `\nimport * as ${one} from './migrations/${number}-${name}'\n\ntype Step`)
        .replace(/(const steps: Record<string, Step> = \{[^}]*)\n\}/, `$1\n  '${number}-${name}': ${one},\n}`),
    'server/src/db/schema.ts': (text) =>
      text
        .replace(
          '\nexport interface Schema {',
          `\nexport interface ${Type}Table {\n  ${one}Id: Generated<number>\n  name: string\n  status: Flag\n  version: Generated<number>\n}\n\nexport interface Schema {`,
        )
        .replace(/(export interface Schema \{[^]*?)\n\}/, `$1\n  ${many}: ${Type}Table\n}`),
  }
}
