import * as z from 'zod'
import { audit, type Audit } from '../audit'
import { bytes, exportQuery } from '../download'
import { endpoint, pageOf, type Endpoint, type PageInfo } from '../endpoint'
import { Choices, choiceQuery, type Choices as ChoicesOutput } from '../fields/choice'
import { Summary } from '../fields/summary'
import { thenBy, type Sorted } from '../fields/then-by'
import type { FileOptions } from '../download'
import { permissionOf } from './action'
import { isListed, type Field } from './field-kind'
import { formShape, rowShape } from './fields/field-shapes'
import { choiceFields, isConfirmed, isWhole, lineReferences } from './fields-of'
import { kindImportCalls, type KindImportCalls } from './import/kind-calls'
import { behindWord, inSentence } from './kind-words'
import * as schemas from './fields/schemas'
import { sortFields } from './list/list-parts'
import { operatorSchemas, summarySchema } from './list/list-query'
import { orderCalls, treeCalls } from './tree/placed-calls'
import type { PlacedCalls, TreeCalls } from './tree/tree-calls'
import type {
  ActionForm,
  ActionsOf,
  ConfirmedOf,
  EditOf,
  FieldedKind,
  FiltersOf,
  FormOf,
  GroupsOf,
  IsWhole,
  ListedOf,
  NamesWith,
  ReferencesOf,
  RowOf,
  SortsOf,
} from './types'

type None = z.ZodUndefined
type Read<Q, R> = Endpoint<Q extends z.ZodType ? Q : never, None, R extends z.ZodType ? R : never, undefined>
type Write<Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Endpoint<Q, B, R, Audit>

interface Place {
  readonly page: number
  readonly size: number
  readonly pageWith?: number | undefined
}
/** A list that sorts by nothing has its own order alone. */
type Ordered<K extends FieldedKind> = [NamesWith<K, { readonly sort: true }>] extends [never]
  ? unknown
  : { readonly sort: SortsOf<K>; readonly order: 'asc' | 'desc' }
type Filters<K extends FieldedKind> = FiltersOf<K> & Ordered<K>
/** The columns that decide where the first one is equal, such as `-price,name` in a call. */
type ThenBy<K extends FieldedKind, Side extends 'in' | 'out'> = [NamesWith<K, { readonly sort: true }>] extends [never]
  ? unknown
  : { readonly thenBy?: (Side extends 'in' ? string : readonly Sorted<SortsOf<K>>[]) | undefined }

type QueryWith<K extends FieldedKind, Rest> = z.ZodType<
  Filters<K> & Rest & ThenBy<K, 'out'>,
  Partial<Filters<K> & Rest> & ThenBy<K, 'in'>
>
type ListQuery<K extends FieldedKind> = QueryWith<K, Place>
/** `columns` names the columns that are seen, in their order, with commas between; all of them without it. */
type ExportQuery<K extends FieldedKind> = z.ZodType<
  Filters<K> & FileOptions & ThenBy<K, 'out'> & { readonly columns?: readonly string[] | undefined },
  Partial<Filters<K> & FileOptions> & ThenBy<K, 'in'> & { readonly columns?: string | undefined }
>
type Grouped<K extends FieldedKind> = [GroupsOf<K>] extends [never]
  ? unknown
  : { readonly group?: GroupsOf<K> | undefined }
type SummaryQuery<K extends FieldedKind> = z.ZodType<FiltersOf<K> & Grouped<K>, Partial<FiltersOf<K>> & Grouped<K>>
type ById<K extends FieldedKind> = { readonly [P in K['id']]: number }

/** The calls of a kind of record, by their names in `api`. `choices` is there where it has references. */
export type CrudCalls<K extends FieldedKind> = {
  /** Returns one page; of a kind whose list comes whole all records. */
  readonly list: IsWhole<K> extends false
    ? Read<ListQuery<K>, z.ZodType<{ items: ListedOf<K>[]; pageInfo: PageInfo }>>
    : TreeCalls<K>['list']
  readonly read: Read<z.ZodType<ById<K>, ById<K>>, z.ZodType<RowOf<K>>>
  /** Returns the id of the new record. */
  readonly add: Write<None, z.ZodType<FormOf<K>, FormOf<K>>, z.ZodType<number>>
  readonly edit: Write<None, z.ZodType<EditOf<K>, EditOf<K>>, z.ZodNull>
  readonly delete: Write<
    z.ZodType<{ ids: number[] } & ConfirmedOf<K, true>, { ids: string | number[] } & ConfirmedOf<K, true | 'true'>>,
    None,
    z.ZodNull
  >
  readonly export: Read<ExportQuery<K>, typeof bytes>
}
/** The call of a kind whose list has pages. */
export type SummaryCalls<K extends FieldedKind> = {
  /** Counts the rows of the list and sums its numbers: of all rows, and with `group` by the values of a field. */
  readonly summary: Read<SummaryQuery<K>, typeof Summary>
}
/** The call of a kind with references. */
export type ChoiceCalls<K extends FieldedKind> = {
  /** Finds the records that forms and filters offer for a reference. */
  readonly choices: Read<
    z.ZodType<
      { field: ReferencesOf<K>; search?: string; ids?: number[] },
      { field: ReferencesOf<K>; search?: string; ids?: string | number[] }
    >,
    z.ZodType<ChoicesOutput>
  >
}

/** The call of each action, for some records at once. With `version` there is one, which has to be as it was read. */
export type ActionCalls<K extends FieldedKind> = {
  readonly [A in keyof ActionsOf<K>]: Write<
    z.ZodType<{ ids: number[] }, { ids: string | number[] }>,
    z.ZodType<ActionForm<ActionsOf<K>[A]> & { version?: number | undefined }>,
    z.ZodNull
  >
}

/** The calls of a kind with a bin, for records in it. */
export type BinCalls = {
  readonly restore: Write<Ids, None, z.ZodNull>
  /** Deletes records for good. */
  readonly purge: Write<Ids, None, z.ZodNull>
}
type Ids = z.ZodType<{ ids: number[] }, { ids: string | number[] }>

/** The calls of a kind, with `choices` where it has references, those of its import, and its actions. */
export type CallsOf<K extends FieldedKind> = CrudCalls<K> &
  (IsWhole<K> extends false ? SummaryCalls<K> : unknown) &
  (K extends { readonly softDelete: true } ? BinCalls : unknown) &
  (K extends { readonly import: object | true } ? KindImportCalls<K> : unknown) &
  ActionCalls<K> &
  PlacedCalls<K> &
  ([ReferencesOf<K>] extends [never] ? unknown : ChoiceCalls<K>)

/**
 * Derives the calls of a kind of record: list, summary, read, add, edit, delete, export, and choices for its references. The API has them under the name of the table; calls of
 * one's own, or others in their place, are spread beside them.
 * @example
 * export const stockItems = { ...crudCalls(stockItem), book: endpoint('POST /api/stock/item/book', { access: 'stock:item:book', summary: 'Book items' }) }
 */
export function crudCalls<const K extends FieldedKind>(kind: K): CallsOf<K> {
  const parts = partsOf(kind)
  // The schemas are made of the fields at run time; their types are derived from the same fields.
  return {
    ...readCalls(parts),
    ...treeCalls(parts),
    ...writeCalls(parts),
    ...orderCalls(parts),
    ...actionCalls(parts),
    ...binCalls(parts),
    ...kindImportCalls(kind),
  } as unknown as CallsOf<K>
}

type Parts = ReturnType<typeof partsOf>

/** The address, permissions and schemas of the calls of a kind. */
function partsOf(kind: FieldedKind) {
  const { permissions } = kind
  const schemaId = kind.kind.charAt(0).toUpperCase() + kind.kind.slice(1)
  const Form = formSchema(kind).meta({ id: `${schemaId}Form` })
  const Row = rowSchema(kind, schemaId)
  const asked = isConfirmed(kind) && { confirmed: schemas.confirmed }
  return {
    kind,
    address: `/api/${permissions.replace(':', '/')}` as const,
    may: <A extends string>(action: A) => `${permissions}:${action}` as const,
    ...Row,
    Form,
    Edit: Form.extend({ [kind.id]: schemas.id, version: schemas.version, ...asked }).meta({ id: `${schemaId}Edit` }),
    filters: filterShape(kind),
    Query: querySchema(kind),
  }
}

function readCalls({ kind, address, may, Row, Listed, Query, filters }: Parts) {
  const many = kind.plural.en
  const references = [...choiceFields(kind), ...Object.keys(lineReferences(kind))]
  const list = { access: may('list'), message: 'queried', summary: `List ${many}` } as const
  const route = `GET ${address}/list` as const
  return {
    list: isWhole(kind)
      ? endpoint(route, { ...list, query: z.strictObject(filters), reply: z.array(Listed) })
      : endpoint(route, { ...list, query: Query, reply: pageOf(Listed) }),
    ...(!isWhole(kind) && {
      summary: endpoint(`GET ${address}/summary`, {
        access: may('list'),
        query: summarySchema(kind, Query),
        reply: Summary,
        summary: `Count and sum up ${many}`,
      }),
    }),
    read: endpoint(`GET ${address}`, {
      access: [may('query'), may('edit')],
      query: z.strictObject({ [kind.id]: schemas.queryId }),
      reply: Row,
      summary: `Read one of the ${many}`,
    }),
    ...(references.length > 0 && {
      choices: endpoint(`GET ${address}/choices`, {
        access: [may('list'), may('add'), may('edit')],
        query: choiceQuery(references as [string, ...string[]]),
        reply: Choices,
        summary: `Find the choices in forms and filters of ${many}`,
      }),
    }),
    export: endpoint(`GET ${address}/export`, {
      access: may('export'),
      query: exportQuery(Query),
      reply: bytes,
      summary: `Export ${many}`,
    }),
  }
}

function writeCalls({ kind, address, may, Form, Edit }: Parts) {
  const { name, plural } = kind
  const [one, zh] = [inSentence(name), behindWord(name)]
  return {
    add: endpoint(`POST ${address}`, {
      access: may('add'),
      body: Form,
      reply: schemas.id,
      audit: audit('add', kind, `新增${zh}`, `Add ${one}`),
    }),
    edit: endpoint(`PUT ${address}`, {
      access: may('edit'),
      body: Edit,
      reply: z.null(),
      audit: audit('edit', kind, `修改${zh}`, `Edit ${one}`),
    }),
    delete: endpoint(`DELETE ${address}`, {
      access: may('delete'),
      query: z.strictObject({ ids: schemas.queryIds, ...(isConfirmed(kind) && { confirmed: schemas.queryFlag }) }),
      reply: z.null(),
      audit: audit('delete', kind, `删除${zh}`, `Delete ${plural.en}`),
    }),
  }
}

function binCalls({ kind, address, may }: Parts) {
  if (!kind.softDelete) return {}
  const { name, plural } = kind
  const query = z.strictObject({ ids: schemas.queryIds })
  const rest = { access: may('delete'), query, reply: z.null() }
  return {
    restore: endpoint(`POST ${address}/restore`, {
      ...rest,
      audit: audit('edit', kind, `恢复${name.zh}`, `Restore ${plural.en}`),
    }),
    purge: endpoint(`DELETE ${address}/bin`, {
      ...rest,
      audit: audit('delete', kind, `彻底删除${name.zh}`, `Delete ${plural.en} for good`),
    }),
  }
}

function actionCalls({ kind, address }: Parts) {
  const calls = Object.entries(kind.actions ?? {}).map(([name, action]) => {
    const { form = {}, name: verb } = action
    const call = endpoint(`POST ${address}/${kebab(name)}`, {
      access: permissionOf(kind, name, action),
      query: z.strictObject({ ids: schemas.queryIds }),
      body: formSchema({ fields: form }).extend({ version: schemas.version.optional() }),
      reply: z.null(),
      audit: audit('edit', kind, `${verb.zh}${kind.name.zh}`, `${verb.en} ${kind.plural.en}`),
    })
    return [name, call] as const
  })
  return Object.fromEntries(calls)
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Shape = Record<string, z.ZodType>

/** The schemas of a record as it is read, and as it is listed: without its lines and links. */
function rowSchema({ id, fields }: FieldedKind, schemaId: string) {
  const shape: Shape = { [id]: schemas.id, ...rowShape(fields, schemas), version: schemas.version }
  const Row = z.strictObject(shape).meta({ id: schemaId })
  const isLeftOut = (name: string) => fields[name] !== undefined && !isListed(fields[name])
  if (!Object.keys(fields).some(isLeftOut)) return { Row, Listed: Row }
  const listed = Object.entries(shape).filter(([name]) => !isLeftOut(name))
  return { Row, Listed: z.strictObject(Object.fromEntries(listed)).meta({ id: `Listed${schemaId}` }) }
}

const formSchema = ({ fields }: Pick<FieldedKind, 'fields'>) => z.strictObject(formShape(fields, schemas))

function filterShape(kind: FieldedKind): Shape {
  const filters: Shape = {}
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.options.filter) Object.assign(filters, filterSchemas(name, field), operatorSchemas(name, field))
  }
  if (kind.softDelete) filters['bin'] = schemas.queryFlag
  return filters
}

function querySchema(kind: FieldedKind) {
  const filters = filterShape(kind)
  const ordered = orderSchemas(kind)
  const own: Shape = { ...schemas.paging, pageWith: schemas.pageWith, ...ordered }
  const taken = Object.keys(filters).find((name) => name in own || name === 'group')
  if (taken) throw new Error(`Rename the field ${taken} of ${kind.kind}: the list has another parameter of that name.`)
  return z.strictObject({ ...own, ...filters })
}

function orderSchemas(kind: FieldedKind): Shape {
  const [first, ...others] = sortFields(kind)
  if (first === undefined) return {}
  if (isWhole(kind)) throw new Error(`Leave out \`sort\` in ${kind.kind}: a list that comes whole is in its own order.`)
  const sorts = [first, ...others] as const
  return { sort: z.enum(sorts).default(first), order: schemas.order, thenBy: thenBy(sorts) }
}

function filterSchemas(name: string, { kind, settings }: Field): Shape {
  if (kind.filter === 'contains') return { [name]: schemas.filter }
  if (kind.filter === 'numbers') return schemas.numberRange(name)
  if (kind.filter === 'dates' || kind.filter === 'overlap') return schemas.dateRange(name)
  if (kind.filter === 'moments') return schemas.dateTimeRange(name)
  if (kind.query) return { [name]: kind.query(schemas, settings) }
  throw new Error(`The kind ${kind.name} of the field ${name} has no filter.`)
}
