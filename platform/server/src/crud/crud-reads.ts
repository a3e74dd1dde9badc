import { isListed, valueText, type Field } from 'atrium/contract/kind/field-kind'
import { textIn, type Language, type LocalText } from 'atrium/contract/language'
import { titleFields, type RecordKinds } from 'atrium/contract/kind/record-kind'
import { viewerOf } from '../access/scope'
import type { Call } from '../call/call'
import type { Download } from '../call/file/download'
import { found } from '../call/checks/found'
import { literalOrder } from '../db/asked-order'
import { nextRows } from '../db/next-rows'
import { list, type Page } from '../db/page'
import { column, dictColumn, decimalColumn, momentColumn, statusCell, type Column } from '../sheet/column'
import { batchesInOrder, downloadSheet } from '../sheet/sheet'
import { lineColumns, withLineRows } from './lines/export-lines'
import { addLines } from './lines/line-records'
import { columnOf, orderOf, recordsInScope, type KindOrder, type KindTable, type Stored } from './kind-table'
import { matchingRecords, type Filters, type Given } from './list/matching'
import { readWhole } from './list/whole-list'
import { presentRows, selectRows } from './rows/rows'
import { treeReads } from './tree/tree-reads'
import { nameFieldOf, namesFieldOf, targetOf } from 'atrium/contract/kind/fields-of'

type Row = Record<string, unknown>

/** The parts of a query of a list that are no filters. */
interface View extends KindOrder {
  readonly page: number
  readonly size: number
  readonly pageWith?: number | undefined
}

interface ExportView extends KindOrder {
  readonly format: 'csv' | 'xlsx'
  readonly timeZone?: string | undefined
  readonly columns?: readonly string[]
}

const kindsOf = ({ deps }: Call) => deps.product.contract.recordKinds

/** Returns the list of the kinds of a product. Its statements are built once, since these kinds stay the same. */
function listsOf(of: KindTable) {
  const lists = new WeakMap<RecordKinds, ReturnType<typeof listOf>>()
  return (kinds: RecordKinds) => {
    const known = lists.get(kinds) ?? listOf(of, kinds)
    lists.set(kinds, known)
    return known
  }
}

/** Returns what reads the records of a kind. */
export function crudReads(of: KindTable) {
  const { kind } = of
  const listFor = listsOf(of)
  return {
    /** Returns one page of the list. */
    async page(
      call: Call,
      { page, size, pageWith, sort, order, thenBy, ...filters }: View & Filters,
    ): Promise<Page<Row>> {
      const sorted = sort && order ? literalOrder({ sort, order, thenBy }) : {}
      const given = { ...filters, ...sorted, viewer: viewerOf(call.actor) }
      const read = await listFor(kindsOf(call))(call.db, given, { page, size, pageWith })
      return { ...read, items: await presentRows(call, of, read.items) }
    },
    /** Returns all records that match, of a kind whose list comes whole. */
    whole: (call: Call, filters: Filters): Promise<Row[]> =>
      readWhole(call, of, matchingRecords(call.db, of, kindsOf(call), { ...filters, viewer: call.actor })),
    /** Returns one record. Throws `record.notFound` for one out of the actor's scope, too. */
    async read(call: Call, id: number): Promise<Row> {
      const kinds = kindsOf(call)
      const one = recordsInScope(call.db, of, kinds, call.actor).where(columnOf(kind, kind.id), '=', id as never)
      const row = found(await selectRows(one, kind, kinds, call.actor).executeTakeFirst())
      const rows = await presentRows(call, of, [row])
      await addLines(call, kind, rows)
      for (const [name, readLinks] of Object.entries(of.links)) rows[0]![name] = await readLinks(call, id)
      return rows[0]!
    },
    /** Returns a file of all rows that match. */
    async export(call: Call, query: ExportView & Filters): Promise<Download> {
      const { format, timeZone, columns, sort, order, thenBy, ...filters } = query
      const kinds = kindsOf(call)
      const matching = matchingRecords(call.db, of, kinds, { ...filters, viewer: call.actor })
      const selected = selectRows(matching, kind, kinds, call.actor)
      const inOrder = orderOf(of, { sort, order, thenBy })
      const withPath = await treeReads(of).paths(call)
      const batches = batchesInOrder(
        (last, limit) => nextRows(selected, inOrder, last, limit).execute(),
        async (rows) => {
          const records = (await presentRows(call, of, rows as readonly Stored[])).map(withPath)
          // The columns that a page shows are those of records.
          return columns ? records : withLineRows(call, kind, records)
        },
      )
      return downloadSheet(
        call,
        { format, timeZone, columns },
        { name: kind.plural, columns: exportColumns(of) },
        batches,
      )
    },
  }
}

function listOf(of: KindTable, kinds: RecordKinds) {
  return list({
    from: (db, given: Given) => matchingRecords(db, of, kinds, given),
    order: ({ sort, order, thenBy }: Given & KindOrder) => orderOf(of, { sort, order, thenBy }),
    select: (all, { viewer }: Given) => selectRows(all, of.kind, kinds, viewer),
  })
}

/** Kinds of fields whose values say nothing to the reader of a sheet; the rows are in the order of the position. */
const notExported = new Set(['picture', 'position'])

/**
 * The columns of an export: the id and every field that has a text, with the keys of the columns of the page, where both sides of a title are one; lines have a column for each
 * of their fields.
 */
export function exportColumns({ kind }: KindTable): Column<Row>[] {
  const isExported = ({ kind: { name }, options }: Field) =>
    !notExported.has(name) && !options.internal && options.exported !== false
  const fields = Object.entries(kind.fields).filter(([, field]) => isExported(field))
  const [title, english] = typeof kind.title === 'string' ? titleFields(kind) : []
  return [
    column<Row>({ zh: '编号', en: 'ID' }, (row) => row[kind.id] as number, 'id'),
    ...fields.flatMap(([name, field]) =>
      isListed(field)
        ? [{ ...columnOfField(name, field), key: name === english ? title : name }]
        : lineColumns([name, field], columnOfField),
    ),
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
