import { endpoints } from '@atrium/contract'
import type { Endpoint } from '@atrium/contract/endpoint'
import { sql, type CompiledQuery } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import type { Database } from '#server/db/schema'
import { sampleInput } from './sample'
import { createClient, openServer, type TestServer } from './server'

// How the database would run the queries of every list, in every order and with every filter that its call offers. It must not
// read and sort a whole table for a page, nor read whole rows to count those that pass a filter. Only a search within texts does.

type Schema = z.core.JSONSchema.BaseSchema
type Fields = Record<string, Schema>

const paging = new Set(['page', 'pageSize', 'size', 'pageWith', 'sort', 'order'])
const texts: Readonly<Record<string, string>> = {
  target: 'post',
  record: 'post:1',
  title: 'post',
  dictType: 'sys_user_sex',
}

/** The fields of the query or body of a call. */
function fieldsOf(schema: z.ZodType): Fields {
  const { $defs = {}, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const named = (one: Schema): Schema => (one.$ref ? named($defs[one.$ref.replace('#/$defs/', '')]!) : one)
  return Object.fromEntries(
    Object.entries(named(described).properties ?? {}).map(([name, field]) => [name, named(field as Schema)]),
  )
}

/** A value that passes for the field, as a caller sends it. */
function valueOf(name: string, { enum: offered, format, anyOf, type }: Schema): unknown {
  if (offered) return offered[0]
  if (anyOf) return valueOf(name, anyOf[0] as Schema)
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  if (format === 'date') return '2026-01-01'
  return type === 'integer' || type === 'number' ? 1 : (texts[name] ?? 'a')
}

/** The lists of the contract that are read page by page, each with the inputs that it offers. */
const lists = endpoints.flatMap(([name, endpoint]) => {
  if (!(endpoint.reply instanceof z.ZodObject) || !('pageInfo' in endpoint.reply.shape)) return []
  const part = endpoint.query instanceof z.ZodObject ? 'query' : 'body'
  const fields = fieldsOf(endpoint[part])
  const filters = Object.keys(fields).filter((field) => !paging.has(field))
  const sorts = (fields.sort?.enum as string[] | undefined) ?? [undefined]
  const orders = fields.order ? ['asc', 'desc'] : [undefined]
  const inputs = sorts.flatMap((sort) =>
    orders.flatMap((order) =>
      [undefined, ...filters].map((filter) => ({
        ...(sampleInput(endpoint)[part] as object),
        ...(sort && { sort }),
        ...(order && { order }),
        ...(filter && { [filter]: valueOf(filter, fields[filter]!) }),
      })),
    ),
  )
  return inputs.map((input) => [name, input, endpoint, part] as const)
})

let server: TestServer
let token: string
let ran: CompiledQuery[] = []

/** The database, with every query that was built once and runs. */
function watched(db: Database): Database {
  return new Proxy(db, {
    get(target, key) {
      const value = Reflect.get(target, key, target) as unknown
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (key === 'executeQuery') ran.push(args[0] as CompiledQuery)
        return value.apply(target, args) as unknown
      }
    },
  })
}

beforeAll(async () => {
  server = await openServer()
  token = (await server.signIn('admin')).token!
})
afterAll(() => server.close())

/** The queries of a list: those for its page and for its total, which the second page always asks for. */
async function queriesOf(endpoint: Endpoint, part: 'query' | 'body', input: object) {
  ran = []
  const client = createClient(createApp({ ...server.deps, db: watched(server.deps.db) }), token)
  for (const page of [1, 2]) {
    const { status } = await client.ask(endpoint, { [part]: { ...input, page } })
    expect(status).toBe(200)
  }
  const page = ran.find(({ sql: text }) => /order by .+ limit \S+ offset \S+$/.test(text))!
  const total = ran.find(({ sql: text }) => text.includes('count(*) as "total"'))!
  return { page, total }
}

async function planOf({ sql: text, parameters, ...query }: CompiledQuery): Promise<string[]> {
  const run = (db: Database, statement: string, values: readonly unknown[]) =>
    db.executeQuery<Record<string, string>>({ ...query, sql: statement, parameters: values })
  if (server.engine.name === 'sqlite') {
    return (await run(server.deps.db, `explain query plan ${text}`, parameters)).rows.map(({ detail }) => detail!)
  }
  return server.deps.db.connection().execute(async (db) => {
    // The tables of the tests are small. What is left then is what no index can do.
    for (const way of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan'])
      await sql.raw(`set enable_${way} = off`).execute(db)
    const { rows } = await run(db, `explain ${text}`, parameters)
    await sql`reset all`.execute(db)
    return rows.map((row) => Object.values(row)[0]!)
  })
}

/** Lines of a plan that read a whole table and put it in order. */
function sortsTable(plan: readonly string[]): boolean {
  if (server.engine.name === 'postgres') return plan.some((line) => /\bSort\b/.test(line))
  // Few rows that an index finds may be put in order.
  return plan.some((line) => line.includes('TEMP B-TREE FOR ORDER BY')) && !plan[0]!.startsWith('SEARCH')
}

/** Lines of a plan that read the rows of a whole table, rather than an index. */
function readsTable(plan: readonly string[]): boolean {
  if (server.engine.name === 'postgres') return plan.some((line) => line.includes('Seq Scan'))
  return /^SCAN \S+$/.test(plan[0]!)
}

describe.each([...new Set(lists.map(([name]) => name))])('%s', (list) => {
  test.each(lists.filter(([name]) => name === list))('%s %j uses an index', async (_name, input, endpoint, part) => {
    const { page, total } = await queriesOf(endpoint, part, input)
    const plans = { page: await planOf(page), total: await planOf(total) }
    expect(sortsTable(plans.page), plans.page.join('\n')).toBe(false)
    const mayRead = !/\bwhere\b/.test(total.sql) || total.sql.includes(' like ')
    expect(!mayRead && readsTable(plans.total), plans.total.join('\n')).toBe(false)
  })
})
