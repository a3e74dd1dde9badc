import type { Endpoint } from 'atrium/contract/endpoint'
import type { Contract } from 'atrium/contract/module/contract'
import type { CompiledQuery } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod'
import { createApp } from '#server/app'
import { planOf, watched } from './plan'
import { sampleInput } from '../sample'
import { createClient, type TestServer } from '../server'

type Schema = z.core.JSONSchema.BaseSchema
type Fields = Record<string, Schema>

const paging = new Set(['page', 'pageSize', 'size', 'pageWith', 'sort', 'order', 'thenBy'])
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
function valueOf(name: string, { enum: offered, examples, format, anyOf, type }: Schema): unknown {
  if (examples) return examples[0]
  if (offered) return offered[0]
  if (anyOf) return valueOf(name, anyOf[0] as Schema)
  if (format === 'date-time') return '2026-01-01T00:00:00Z'
  if (format === 'date') return '2026-01-01'
  if (type === 'integer' || type === 'number') return 1
  return texts[name] ?? (name.endsWith('IdOneOf') ? '1,2' : 'a')
}

type Part = 'query' | 'body'

/** Whether a call reads a list page by page. */
const isPaged = ({ reply }: Endpoint): boolean => reply instanceof z.ZodObject && 'pageInfo' in reply.shape

/** The part of a request that holds the filters of a list. */
const filtersIn = ({ query }: Endpoint): Part => (query instanceof z.ZodObject ? 'query' : 'body')

/** An input of a list for every order and filter that it offers. */
export function inputsOf(endpoint: Endpoint): Record<string, unknown>[] {
  const part = filtersIn(endpoint)
  const fields = fieldsOf(endpoint[part])
  const filters = Object.keys(fields).filter((field) => !paging.has(field))
  // Fields that modules give users are in tables of their own: no index has both, and their order reads all users.
  const sorts = (fields.sort?.enum as string[] | undefined)?.filter((sort) => !sort.startsWith('extra.')) ?? [undefined]
  const orders = fields.order ? ['asc', 'desc'] : [undefined]
  return sorts.flatMap((sort) =>
    orders.flatMap((order) =>
      [undefined, ...filters].map((filter): Record<string, unknown> => ({
        ...(sampleInput(endpoint)[part] as object),
        ...(sort && { sort }),
        ...(order && { order }),
        ...(filter && { [filter]: valueOf(filter, fields[filter]!) }),
      })),
    ),
  )
}

/** Returns the lists of a contract that are read page by page, each with the inputs that it offers: `[name, input, endpoint]`. */
export const pagedLists = ({ endpoints }: Pick<Contract, 'endpoints'>) =>
  endpoints
    .filter(([, endpoint]) => isPaged(endpoint))
    .flatMap(([name, endpoint]) => inputsOf(endpoint).map((input) => [name, input, endpoint] as const))

/** The queries of a list: those for its page and for its total, which the second page always asks for. */
export async function queriesOf(server: TestServer, token: string, endpoint: Endpoint, input: object) {
  const ran: CompiledQuery[] = []
  const client = createClient(
    createApp(server.deps.product, { ...server.deps, db: watched(server.deps.db, ran) }),
    token,
  )
  for (const page of [1, 2]) {
    const { status } = await client.ask(endpoint, { [filtersIn(endpoint)]: { ...input, page } })
    expect(status).toBe(200)
  }
  const page = ran.find(({ sql: text }) => /order by .+ limit \S+ offset \S+$/.test(text))!
  const total = ran.find(({ sql: text }) => text.includes('count(*) as "total"'))!
  return { page, total }
}

/** Lines of a plan that read a whole table and put it in order. */
function sortsTable({ engine }: TestServer, plan: readonly string[]): boolean {
  if (engine.name === 'postgres') return plan.some((line) => /\bSort\b/.test(line))
  // Few rows that an index finds may be put in order.
  return plan.some((line) => line.includes('TEMP B-TREE FOR ORDER BY')) && !plan[0]!.startsWith('SEARCH')
}

/** Lines of a plan that read the rows of a whole table, rather than an index. */
function readsTable({ engine }: TestServer, plan: readonly string[]): boolean {
  if (engine.name === 'postgres') return plan.some((line) => line.includes('Seq Scan'))
  return /^SCAN \S+$/.test(plan[0]!)
}

/** The plans of a list that read and sort a whole table for a page, or read whole rows to count those that pass a filter. */
export async function unindexedPlans(server: TestServer, token: string, endpoint: Endpoint, input: object) {
  const { page, total } = await queriesOf(server, token, endpoint, input)
  const plans = { page: await planOf(server, page), total: await planOf(server, total) }
  // A whole text has an index where it is unique, and no text has one for those that are empty.
  const mayRead = !/\bwhere\b/.test(total.sql) || / like |\blower\(|= ''/.test(total.sql)
  return [
    ...(sortsTable(server, plans.page) ? [plans.page] : []),
    ...(!mayRead && readsTable(server, plans.total) ? [plans.total] : []),
  ]
}
