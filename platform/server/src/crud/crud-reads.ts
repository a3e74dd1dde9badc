import { valueText, type Field } from '@atrium/contract/kind/field-kind'
import { textIn, type Language, type LocalText } from '@atrium/contract/language'
import type { RecordKinds } from '@atrium/contract/kind/record-kind'
import { viewerOf, type Viewer } from '../access/scope'
import type { Call } from '../call/call'
import type { Download } from '../call/download'
import { found } from '../call/found'
import { nextRows } from '../db/next-rows'
import { list, type Page } from '../db/page'
import { literal, type Params } from '../db/statement'
import { column, dictColumn, decimalColumn, momentColumn, statusCell, type Column } from '../sheet/column'
import { batchesInOrder, downloadSheet } from '../sheet/sheet'
import { columnOf, orderOf, recordsInScope, type KindTable, type Stored } from './kind-table'
import { matchingRecords, type Filters } from './matching'
import { presentRows, selectRows } from './rows'
import { nameFieldOf, namesFieldOf, targetOf } from '@atrium/contract/kind/fields-of'

type Row = Record<string, unknown>
type Given = Params<Filters & { viewer: ReturnType<typeof viewerOf> }> & { viewer: Viewer }

/** The parts of a query of a list that are no filters. */
interface View {
  readonly page: number
  readonly size: number
  readonly pageWith?: number | undefined
  readonly sort?: string
  readonly order?: 'asc' | 'desc'
}

const kindsOf = ({ deps }: Call) => deps.product.contract.recordKinds

/** Returns what reads the records of a kind. */
export function crudReads(of: KindTable) {
  const { kind } = of
  // Statements are built once; the kinds of a product stay the same.
  const lists = new WeakMap<RecordKinds, ReturnType<typeof listOf>>()
  const listFor = (kinds: RecordKinds) => {
    const known = lists.get(kinds) ?? listOf(of, kinds)
    lists.set(kinds, known)
    return known
  }
  return {
    /** Returns one page of the list. */
    async page(call: Call, { page, size, pageWith, sort, order, ...filters }: View & Filters): Promise<Page<Row>> {
      const sorted = { ...(sort && { sort: literal(sort) }), ...(order && { order: literal(order) }) }
      const given = { ...filters, ...sorted, viewer: viewerOf(call.actor) }
      const { items, pageInfo } = await listFor(kindsOf(call))(call.db, given, { page, size, pageWith })
      return { items: await presentRows(call, of, items), pageInfo }
    },
    /** Returns one record. Throws `record.notFound` for one out of the actor's scope, too. */
    async read(call: Call, id: number): Promise<Row> {
      const kinds = kindsOf(call)
      const one = recordsInScope(call.db, of, kinds, call.actor).where(columnOf(kind, kind.id), '=', id as never)
      const row = found(await selectRows(one, kind, kinds, call.actor).executeTakeFirst())
      return (await presentRows(call, of, [row]))[0]!
    },
    /** Returns a file of all rows that match. */
    async export(
      call: Call,
      query: Omit<View, 'page' | 'size'> & Filters & { format: 'csv' | 'xlsx'; timeZone: string },
    ): Promise<Download> {
      const { format, timeZone, sort, order, ...filters } = query
      const kinds = kindsOf(call)
      const matching = matchingRecords(call.db, of, kinds, { ...filters, viewer: call.actor })
      const selected = selectRows(matching, kind, kinds, call.actor)
      const inOrder = orderOf(of, { ...(sort && { sort }), ...(order && { order }) })
      const batches = batchesInOrder(
        (last, limit) => nextRows(selected, inOrder, last, limit).execute(),
        (rows) => presentRows(call, of, rows as readonly Stored[]),
      )
      return downloadSheet(call, { format, timeZone }, { name: kind.plural, columns: exportColumns(of) }, batches)
    },
  }
}

function listOf(of: KindTable, kinds: RecordKinds) {
  return list({
    from: (db, given: Given) => matchingRecords(db, of, kinds, given),
    order: ({ sort, order }: Given & { sort?: string; order?: 'asc' | 'desc' }) =>
      orderOf(of, { ...(sort && { sort }), ...(order && { order }) }),
    select: (all, { viewer }: Given) => selectRows(all, of.kind, kinds, viewer),
  })
}

/** The columns of an export: the id and every field that has a text. */
export function exportColumns({ kind }: KindTable): Column<Row>[] {
  const fields = Object.entries(kind.fields).filter(([, field]) => field.kind.name !== 'picture')
  return [
    column<Row>({ zh: '编号', en: 'ID' }, (row) => row[kind.id] as number),
    ...fields.map(([name, field]) => columnOfField(name, field)),
  ]
}

function columnOfField(name: string, field: Field): Column<Row> {
  const format = field.kind.format?.(field.settings)
  const valueOf = (row: Row) => row[name] as never
  if (field.kind.column === 'json' && targetOf(field))
    return column<Row>(field, (row) => (row[namesFieldOf(name)] as string[]).filter(Boolean).join(', '))
  if (targetOf(field)) return column<Row>(field, (row) => row[nameFieldOf(name)] as string)
  if (field.kind.name === 'status') return column<Row>(field, (row, reader) => statusCell(valueOf(row), reader))
  if (format === 'moment') return momentColumn<Row>(field, (row) => valueOf(row))
  if (typeof format === 'object' && 'decimals' in format)
    return decimalColumn<Row>(field, format.decimals, (row) => valueOf(row))
  if (typeof format === 'object' && 'dictType' in format)
    return dictColumn<Row>(field, format.dictType, (row) => valueOf(row))
  if (field.kind.text) return column<Row>(field, (row, reader) => valueText(field, row[name], reader))
  if (typeof format === 'object' && 'words' in format)
    return column<Row>(field, (row, { language }) => wordFor(format.words, row[name], language))
  return column<Row>(field, (row) => (row[name] as string | number | null) ?? '')
}

/** Returns the word for a value; the value itself where there is none. */
function wordFor(words: Readonly<Record<string, LocalText>>, value: unknown, language: Language): string {
  const word = words[value as string]
  return word ? textIn(language, word) : ((value as string | null) ?? '')
}
