import type { Output, Parsed } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import { isBuiltInValue } from 'atrium/contract/system/built-in-dicts'
import type { DictData, dicts } from 'atrium/contract/system/dict'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { contains } from '#server/db/engines/like'
import { inOrder, list, type RowOrder } from '#server/db/page'
import type { Database, DictDataTable, Schema } from '#server/db/schema'
import type { OptionalParams, Params } from '#server/db/statement'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'

type Joined = Schema & { dictTypes: Schema['dictTypes'] }

export const dictDataOrder: RowOrder<Joined, 'dictData' | 'dictTypes'> = [
  ['dictData.dictSort', 'asc'],
  ['dictData.dictCode', 'asc'],
]

const dataWithName = ({ db }: { db: Database }) =>
  db.selectFrom('dictData').innerJoin('dictTypes', 'dictTypes.dictType', 'dictData.dictType')

export const selectNamed = <O>(query: SelectQueryBuilder<Joined, 'dictData' | 'dictTypes', O>) =>
  query.selectAll('dictData').select(['dictTypes.dictName', 'dictTypes.dictNameEn'])

const selectData = <O>(query: SelectQueryBuilder<Joined, 'dictData' | 'dictTypes', O>) =>
  inOrder(selectNamed(query), dictDataOrder)

type Row = Selectable<DictDataTable> & { dictName: string; dictNameEn: string }

function present({ language }: Call, { dictNameEn, ...row }: Row): DictData {
  return {
    ...row,
    dictName: inLanguage(language, row.dictName, dictNameEn),
    builtIn: isBuiltInValue(row.dictType, row.dictValue),
    listClass: row.listClass as DictData['listClass'],
    isDefault: row.isDefault ? 'Y' : 'N',
    default: row.isDefault === 1,
  }
}

type Query = Parsed<typeof dicts.data>['query']

type Filters = Omit<Query, 'page' | 'pageWith' | 'size'>

export function matchingDictData(db: Database, { dictType, dictLabel, status }: OptionalParams<Filters>) {
  let query = dataWithName({ db })
  if (dictType) query = query.where('dictData.dictType', '=', dictType)
  if (dictLabel) {
    query = query.where((eb) =>
      eb.or([contains(eb, 'dictData.dictLabel', dictLabel), contains(eb, 'dictData.dictLabelEn', dictLabel)]),
    )
  }
  if (status !== undefined) query = query.where('dictData.status', '=', status)
  return query
}

const readPage = list({
  from: (db, given: Params<Filters>) => matchingDictData(db, given),
  order: () => dictDataOrder,
  select: selectNamed,
})

export async function pageOfDictData(
  call: Call,
  { page, size, pageWith, ...filters }: Query,
): Promise<Output<typeof dicts.data>> {
  const { items, pageInfo } = await readPage(call.db, filters, { page, size, pageWith })
  return { items: items.map((row) => present(call, row)), pageInfo }
}

/** The enabled values of enabled dictionaries, or all their values; none where there is no such dictionary. */
export async function listDictValues(
  call: Call,
  { dictType, withDisabled }: Parsed<typeof dicts.values>['query'],
): Promise<DictData[]> {
  const query = selectData(dataWithName(call).where('dictData.dictType', 'in', dictType))
  const rows = await query.select('dictTypes.status as typeStatus').execute()
  return rows
    .map(({ typeStatus, ...row }) => present(call, { ...row, status: typeStatus && row.status }))
    .filter(({ status }) => withDisabled || status === 1)
}

export async function readDictData(call: Call, dictCode: number): Promise<DictData> {
  return present(call, found(await selectData(dataWithName(call)).where('dictCode', '=', dictCode).executeTakeFirst()))
}
