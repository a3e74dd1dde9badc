import { api, endpoints } from '@atrium/contract'
import type { Endpoint } from '@atrium/contract/endpoint'
import type { CompiledQuery } from 'kysely'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { planOf, watched } from './plans'
import { sampleInput } from './sample'
import { createClient, openServer, type TestServer } from './server'

// How the database would run the queries of every list, in every order and with every filter that its call offers. It must not
// read and sort a whole table for a page, nor read whole rows to count those that pass a filter. Only a search within texts does.

type Schema = z.core.JSONSchema.BaseSchema
type Fields = Record<string, Schema>

const paging = new Set(['page', 'pageSize', 'size', 'pageWith', 'sort', 'order'])
const texts: Readonly<Record<string, string>> = {
  target: 'post',
  kind: 'edit',
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
      [undefined, ...filters].map((filter): Record<string, unknown> => ({
        ...(sampleInput(endpoint)[part] as object),
        ...(sort && { sort }),
        ...(order && { order }),
        ...(filter && { [filter]: valueOf(filter, fields[filter]!) }),
      })),
    ),
  )
  // Who has changed demo rows reads rows of their own.
  const readers = endpoint === api.table.demoList ? (['admin', 'owner'] as const) : (['admin'] as const)
  return inputs.flatMap((input) => readers.map((reader) => [name, reader, input, endpoint, part] as const))
})

let server: TestServer
let tokens: Record<'admin' | 'owner', string>
beforeAll(async () => {
  server = await openServer()
  const admin = await server.signIn('admin')
  const owner = await server.signIn('guest')
  await owner.get(api.table.moveDemoRow, { body: { id: 1, to: 2 } })
  tokens = { admin: admin.token!, owner: owner.token! }
})
afterAll(() => server.close())

/** The queries of a list: those for its page and for its total, which the second page always asks for. */
async function queriesOf(token: string, endpoint: Endpoint, part: 'query' | 'body', input: object) {
  const ran: CompiledQuery[] = []
  const client = createClient(createApp({ ...server.deps, db: watched(server.deps.db, ran) }), token)
  for (const page of [1, 2]) {
    const { status } = await client.ask(endpoint, { [part]: { ...input, page } })
    expect(status).toBe(200)
  }
  const page = ran.find(({ sql: text }) => /order by .+ limit \S+ offset \S+$/.test(text))!
  const total = ran.find(({ sql: text }) => text.includes('count(*) as "total"'))!
  return { page, total }
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
  test.each(lists.filter(([name]) => name === list))(
    '%s of %s %j uses an index',
    async (_name, reader, input, endpoint, part) => {
      const { page, total } = await queriesOf(tokens[reader], endpoint, part, input)
      const plans = { page: await planOf(server, page), total: await planOf(server, total) }
      expect(sortsTable(plans.page), plans.page.join('\n')).toBe(false)
      const mayRead = !/\bwhere\b/.test(total.sql) || total.sql.includes(' like ')
      expect(!mayRead && readsTable(plans.total), plans.total.join('\n')).toBe(false)
    },
  )
})

/** Lists of those who hold a role, in the order of their ids and without another filter. */
const byRole = lists.filter(
  ([name, , { roleId, sort = 'userId', order: _, ...others }]) =>
    ['users.list', 'roleUsers.members'].includes(name) && roleId && sort === 'userId' && !Object.keys(others).length,
)

test.each(byRole)(
  '%s of %s %j counts the holders of a role in their own table, and reads no more than a page',
  async (...listed) => {
    const [, reader, input, endpoint, part] = listed
    const { page, total } = await queriesOf(tokens[reader], endpoint, part, input)
    expect(total.sql).not.toContain('"users"')
    expect((await planOf(server, total)).join('\n')).toMatch(
      /covering index user_roles_by_role|index only scan using user_roles/i,
    )
    expect((await planOf(server, page)).join('\n')).not.toMatch(/TEMP B-TREE FOR ORDER BY|\bSort\b/)
  },
)

const inTexts = lists.filter(
  ([name, , input]) => name === 'users.list' && ('search' in input || 'phoneNumber' in input),
)

test.for(inTexts)('%s of %s %j finds three letters by an index of PostgreSQL', async (listed, { skip }) => {
  if (server.engine.name === 'sqlite') return skip()
  const [, reader, input, endpoint, part] = listed
  const { total } = await queriesOf(tokens[reader], endpoint, part, input)
  const plan = (await planOf(server, total, ['seqscan', 'indexscan', 'indexonlyscan'])).join('\n')
  expect(plan).toContain('Bitmap Index Scan on users_by_text')
})

const ofPeople = lists.filter(([name, , input]) => name === 'operationLogs.list' && 'username' in input)

test.each(ofPeople)('%s of %s %j counts without the rows of the log', async (...listed) => {
  const [, reader, input, endpoint, part] = listed
  const { total } = await queriesOf(tokens[reader], endpoint, part, input)
  expect((await planOf(server, total)).join('\n')).toMatch(
    /covering index operation_logs_by_username|index only scan using operation_logs_by_username/i,
  )
})
