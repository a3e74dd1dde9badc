import type { Output, Parsed } from '@atrium/contract/endpoint'
import { inLanguage } from '@atrium/contract/language'
import { isBuiltInValue } from '@atrium/contract/system/built-in-dicts'
import type { DictData, dicts } from '@atrium/contract/system/dict'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { contains } from '#server/db/engines/like'
import { askedPage, inOrder, pageOf, type RowOrder } from '#server/db/page'
import type { DictDataTable, Schema } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'

type Joined = Schema & { dictTypes: Schema['dictTypes'] }

const order: RowOrder<Joined, 'dictData' | 'dictTypes'> = [
  ['dictData.dictSort', 'asc'],
  ['dictData.dictCode', 'asc'],
]

const dataWithName = ({ db }: Call) =>
  db.selectFrom('dictData').innerJoin('dictTypes', 'dictTypes.dictType', 'dictData.dictType')

const selectData = <O>(query: SelectQueryBuilder<Joined, 'dictData' | 'dictTypes', O>) =>
  inOrder(query.selectAll('dictData').select(['dictTypes.dictName', 'dictTypes.dictNameEn']), order)

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

export function matchingDictData(
  call: Call,
  { dictType, dictLabel, status }: Omit<Query, 'page' | 'pageWith' | 'size'>,
) {
  let query = dataWithName(call)
  if (dictType) query = query.where('dictData.dictType', '=', dictType)
  if (dictLabel) {
    query = query.where((eb) =>
      eb.or([contains(eb, 'dictData.dictLabel', dictLabel), contains(eb, 'dictData.dictLabelEn', dictLabel)]),
    )
  }
  if (status !== undefined) query = query.where('dictData.status', '=', status)
  return query
}

export async function pageOfDictData(call: Call, query: Query): Promise<Output<typeof dicts.data>> {
  const matching = matchingDictData(call, query)
  const page = await askedPage(call.db, matching, query, order)
  const { items, pageInfo } = await pageOf(matching, { ...query, page }, selectData)
  return { items: items.map((row) => present(call, row)), pageInfo }
}

/** The enabled values of an enabled dictionary, or all its values; none where there is no such dictionary. */
export async function listDictValues(
  call: Call,
  { dictType, withDisabled }: Parsed<typeof dicts.values>['query'],
): Promise<DictData[]> {
  const query = selectData(dataWithName(call).where('dictData.dictType', '=', dictType))
  const rows = await query.select('dictTypes.status as typeStatus').execute()
  return rows
    .map(({ typeStatus, ...row }) => present(call, { ...row, status: typeStatus && row.status }))
    .filter(({ status }) => withDisabled || status === 1)
}

export async function readDictData(call: Call, dictCode: number): Promise<DictData> {
  return present(call, found(await selectData(dataWithName(call)).where('dictCode', '=', dictCode).executeTakeFirst()))
}
