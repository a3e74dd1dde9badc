import { api } from '#product/contract'
import { product as wholeProduct } from 'atrium/entries/product'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { Summary } from 'atrium/contract/fields/summary'
import { linesIn } from 'atrium/contract/kind/fields/lines/line-values'
import {
  dictFields,
  lineReferences,
  listReferenceFields,
  parentField,
  referenceFields,
} from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { Product } from '#server/call/resource'
import { openServer, type Answer, type Client } from '../server'
import { sampleForm, type Given, type Values } from './sample-form'

export type Calls = Readonly<Record<'list' | 'read' | 'add' | 'edit' | 'delete' | 'export', Endpoint>> & {
  readonly choices?: Endpoint
  /** A tree has none. */
  readonly summary?: Endpoint
}
type Row = Readonly<Record<string, unknown>> & { readonly version: number }
interface List {
  readonly items: readonly Row[]
  readonly pageInfo: { readonly total: number; readonly currentPage: number }
}
interface Choice {
  readonly id: number
  readonly name: string
  readonly status: 0 | 1
}

export interface TestOptions {
  /** Values for fields for which a sample is wrong. */
  readonly given?: Given
  /** The product that has the kind; this one without it. */
  readonly product?: Product
}

/** The records of a kind on a server of their own, and what the tests of it share. */
export type TestedResource = Awaited<ReturnType<typeof openResource>>

/** Opens a server for the tests of a kind. `given` has values for fields without a sample. */
export async function openResource(
  calls: Calls,
  kind: FieldedKind,
  { given = {}, product = wholeProduct }: TestOptions,
) {
  const server = await openServer({ product })
  const admin = await server.signIn('admin')
  const get = <T>(by: Client, call: Endpoint, input: object) => by.get(call, input as never) as Promise<T>
  const choices = async (query: object, by = admin) =>
    (await get<{ items: readonly Choice[]; total: number }>(by, calls.choices!, { query })) ?? { items: [], total: 0 }
  const known = { ...(await valuesOf(admin, kind, choices)), ...given }
  const isTree = parentField(kind) !== undefined
  let count = 300
  return {
    server,
    admin,
    calls,
    kind,
    choices,
    /** Returns a form that no other test has sent: with the fields that it asks for, or all. */
    form: (only?: 'asked'): Values => sampleForm(kind, ++count, known, only),
    add: (form: object, by = admin) => get<number>(by, calls.add, { body: form }),
    read: (id: number, by = admin) => get<Row>(by, calls.read, { query: { [kind.id]: id } }),
    remove: (ids: readonly number[], by = admin): Promise<Answer> => by.ask(calls.delete, { query: { ids } }),
    /** Returns a page; of a tree, which is not paged, all of it. */
    list: async (query: object, by = admin): Promise<List> => {
      if (!isTree) return get<List>(by, calls.list, { query })
      const { size: _size, page: _page, pageWith: _pageWith, ...filters } = query as Values
      const items = await get<readonly Row[]>(by, calls.list, { query: filters })
      return { items, pageInfo: { total: items.length, currentPage: 1 } }
    },
    summary: (query: object) => get<Summary>(admin, calls.summary!, { query }),
    edit: (id: number, form: object, version = 1, by = admin): Promise<Answer> =>
      by.ask(calls.edit, { body: { ...form, [kind.id]: id, version } }),
  }
}

/** The first enabled record of what each reference offers, and the first value of each dictionary. */
async function valuesOf(
  admin: Client,
  kind: FieldedKind,
  choices: (query: object) => Promise<{ items: readonly Choice[] }>,
): Promise<Given> {
  const given: Values = {}
  for (const field of [...referenceFields(kind), ...Object.keys(lineReferences(kind))]) {
    const first = (await choices({ field })).items.find(({ status }) => status === 1)
    if (first) given[field] = first.id
  }
  for (const field of listReferenceFields(kind)) {
    const enabled = (await choices({ field })).items.filter(({ status }) => status === 1)
    if (enabled.length > 0) given[field] = enabled.slice(0, 2).map(({ id }) => id)
  }
  for (const [field, dictType] of Object.entries(everyDict(kind))) {
    const [first] = await admin.get(api.dicts.values, { query: { dictType } })
    if (first) given[field] = first.dictValue
  }
  return given
}

/** The dictionary of each field that has one, those of lines included. */
function everyDict(kind: FieldedKind): Record<string, string> {
  const inLines = linesIn(kind).flatMap((lines) =>
    Object.entries(dictFields(lines)).map(([name, dictType]) => [`${lines.name}.${name}`, dictType]),
  )
  return { ...dictFields(kind), ...(Object.fromEntries(inLines) as Record<string, string>) }
}
