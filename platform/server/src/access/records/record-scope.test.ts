import { api, contract } from '#product/contract'
import { bytes } from 'atrium/contract/download'
import type { Endpoint } from 'atrium/contract/endpoint'
import { referenceOf, titleFields, type RecordKind } from 'atrium/contract/kind/record-kind'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '#server-test/files'
import { sampleInput } from '#server-test/sample'
import { openServer, type Client, type TestServer } from '#server-test/server'

const { endpoints, modules, recordKinds } = contract

// Of every kind of record with a scope the first record is put into the scope of the editor, and all others out of it; these are
// then called "Hidden". No read of the editor may show that name, and what refers to such a record is out of scope with it.

type Values = Record<string, number | string>
type Id = 'in' | 'out'

const concealed = 'Concealed'
const ownKinds = modules.flatMap(({ records }) => Object.values(records))
const scoped = ownKinds.filter(({ scopeFields }) => scopeFields?.length)
/** The calls of a kind, by the table that both are called after. */
const callsOf = ({ table }: RecordKind) => (api as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>)[table]!

let server: TestServer
let admin: Client
let editor: Client
/** The id that a reference has to hold to be in the editor's scope, or out of it; the first and the second record of any other kind. */
let places: Record<string, Record<Id, number>>

const isScopedKind = (kind: string | undefined) =>
  kind !== undefined && (kind in places || Boolean(recordKinds[kind]?.scopeFields?.length))
const placeOf = (kind: string, id: Id) => places[kind]?.[id] ?? (id === 'in' ? 1 : 2)

beforeAll(async () => {
  server = await openServer()
  await takeHandlerPermissions()
  admin = await server.signIn('admin')
  editor = await server.signIn('editor')
  const { userId, deptId, roleIds } = await readEditor()
  places = { user: { in: userId, out: 1 }, dept: { in: deptId, out: 1 }, role: { in: roleIds[0]!, out: 1 } }
  const titles = { user: userId, dept: deptId, role: roleIds[0]! }
  for (const [kind, id] of Object.entries(titles)) await update(recordKinds[kind]!, (row) => nameOf(kind, row), id)
  for (const kind of scoped) {
    await update(kind, (row) => ({ ...nameOf(kind.kind, row), ...referencesOf(kind, 'out') }), 1)
    const { table, id } = kind
    const first = server.deps.db.updateTable(table as 'posts').where(id as 'postId', '=', 1)
    await first.set(referencesOf(kind, 'in')).execute()
  }
})
afterAll(() => server.close())

/** Takes the permissions that handlers check from the editor: they may open more than the scope on purpose. */
async function takeHandlerPermissions(): Promise<void> {
  const codes = modules.flatMap(({ module }) => module.handlerPermissions ?? [])
  const { db } = server.deps
  const buttons = await db.selectFrom('menus').select(['id', 'permission']).execute()
  const ids = buttons.filter(({ permission }) => codes.some((code) => code === permission)).map(({ id }) => id)
  await db
    .deleteFrom('roleMenus')
    .where('roleId', '=', 2)
    .where('menuId', 'in', [0, ...ids])
    .execute()
}

async function readEditor() {
  const { items } = await admin.get(api.users.list, { query: { username: 'editor' } })
  const { userId, deptId, roleIds } = items[0]!
  return { userId, deptId: deptId!, roleIds }
}

/** Changes every record of a kind but one. */
async function update({ table, id }: RecordKind, change: (id: number) => Values, except: number): Promise<void> {
  const { db } = server.deps
  const rows = await db
    .selectFrom(table as 'posts')
    .select(`${id as 'postId'} as id`)
    .execute()
  for (const row of rows.filter((one) => one.id !== except)) {
    const query = db.updateTable(table as 'posts').where(id as 'postId', '=', row.id)
    await query.set(change(row.id)).execute()
  }
}

const nameOf = (kind: string, id: number): Values => {
  const { fields } = recordKinds[kind]!
  const titles = titleFields(recordKinds[kind]!).filter((field) => field in fields)
  return Object.fromEntries(titles.map((field) => [field, `${concealed} ${kind} ${id}`]))
}

/** Where the scope of a record comes from; beside it, it refers to what is out of scope. */
function referencesOf({ kind, fields, scopeFields = [] }: RecordKind, id: Id): Values {
  const own = Object.keys(fields).map((field) => [field, referenceOf(recordKinds, kind, field)] as const)
  const references = own.filter(([field, target]) => !field.endsWith('s') && isScopedKind(target))
  return Object.fromEntries(
    references
      .filter(([field]) => scopeFields.includes(field) || kind !== 'formEntry')
      .map(([field, target]) => [field, placeOf(target!, scopeFields.includes(field) ? id : 'out')]),
  )
}

/** Inputs for a read: those that its schema asks for, with each of the first ids and each value of `field`. */
function inputsOf(endpoint: Endpoint): Values[] {
  const { query: sample = {} } = sampleInput(endpoint) as { query?: Values }
  const shape = endpoint.query instanceof z.ZodObject ? (endpoint.query.shape as Record<string, z.ZodType>) : {}
  const size = shape['size'] && { size: 100 }
  const ids = Object.keys(sample).filter((name) => sample[name] === 1 && /id$/i.test(name))
  const fields = shape['field'] instanceof z.ZodEnum ? (shape['field'].options as string[]) : []
  if (fields.length > 0) return fields.map((field) => ({ ...sample, field }))
  if (ids.length === 0) return [{ ...sample, ...size }]
  return [1, 2, 3, 4, 5].map((id) => ({ ...sample, ...size, ...Object.fromEntries(ids.map((name) => [name, id])) }))
}

async function textOf(client: Client, endpoint: Endpoint, query: Values): Promise<string> {
  const isFile = endpoint.reply === bytes && 'format' in (endpoint.query as z.ZodObject).shape
  const { status, body } = await client.ask(endpoint, { query: { ...query, ...(isFile && { format: 'csv' }) } })
  if (status !== 200) return ''
  return isFile ? (body.data as Blob).text() : (JSON.stringify(body.data) ?? '')
}

const reads = endpoints.filter(([, { method, audit, access }]) => method === 'GET' && !audit && access !== 'public')

test.each(reads)('%s shows no name of a record out of scope', async (_name, endpoint) => {
  for (const query of inputsOf(endpoint)) expect(await textOf(editor, endpoint, query)).not.toContain(concealed)
})

/** Kinds of which there is a list without required input. */
const listed = scoped.filter((kind) => callsOf(kind)?.['list']?.query.safeParse({}).success)

test.for(listed.map((kind) => [kind.kind, kind] as const))(
  'of records of the kind %s the editor sees, counts, exports and deletes those in scope alone',
  async ([_name, kind], { skip }) => {
    const { list, read, export: exports, delete: remove } = callsOf(kind) as Record<string, Endpoint>
    const all = await textOf(admin, list!, inputsOf(list!)[0]!)
    if (all === '[]' || all.includes('"items":[]')) return skip('There are no demo rows.')
    expect(all).toContain(concealed)
    const { data } = (await editor.ask(list!)).body as { data: Values[] | { items: Values[]; pageInfo: Values } }
    // A tree has no pages.
    const { items, pageInfo } = Array.isArray(data) ? { items: data, pageInfo: { total: data.length } } : data
    expect([items.map((row) => row[kind.id]), pageInfo['total']]).toEqual([[1], 1])
    const statusOf = async (id: number) => (await editor.ask(read!, { query: { [kind.id]: id } })).status
    expect([await statusOf(1), await statusOf(2)]).toEqual([200, 404])
    const rows = exports && (await readCsv(editor, exports))
    expect(rows?.length ?? 2).toBe(2)
    expect((await editor.ask(remove!, { query: { ids: [2] } })).status).toBe(404)
    expect((await admin.ask(read!, { query: { [kind.id]: 2 } })).status).toBe(200)
  },
)
