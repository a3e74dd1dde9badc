import type { Parsed } from '@atrium/contract/endpoint'
import { isBuiltInDict } from '@atrium/contract/system/built-in-dicts'
import type { DictOption, DictType, dicts } from '@atrium/contract/system/dict'
import type { Selectable } from 'kysely'
import { contains } from '#server/db/engines/like'
import type { DictTypeTable } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'

const present = (row: Selectable<DictTypeTable>): DictType => ({ ...row, builtIn: isBuiltInDict(row.dictType) })

export async function listDictTypes({ db }: Call, filters: Parsed<typeof dicts.list>['query']): Promise<DictType[]> {
  const { dictName, dictType, status } = filters
  let query = db.selectFrom('dictTypes').selectAll().orderBy('dictId')
  if (dictName) {
    query = query.where((eb) => eb.or([contains(eb, 'dictName', dictName), contains(eb, 'dictNameEn', dictName)]))
  }
  if (dictType) query = query.where((eb) => contains(eb, 'dictType', dictType))
  if (status !== undefined) query = query.where('status', '=', status)
  return (await query.execute()).map(present)
}

export async function listDictOptions({ db }: Call): Promise<DictOption[]> {
  const rows = await db
    .selectFrom('dictTypes')
    .selectAll('dictTypes')
    .select((eb) =>
      eb
        .selectFrom('dictData')
        .whereRef('dictData.dictType', '=', 'dictTypes.dictType')
        .where('dictData.status', '=', 1)
        .select((counted) => counted.fn.countAll<number>().as('count'))
        .as('valueCount'),
    )
    .where('status', '=', 1)
    .orderBy('dictId')
    .execute()
  return rows.map(({ valueCount, ...row }) => ({ ...present(row), valueCount: valueCount ?? 0 }))
}

export async function readDictType({ db }: Call, dictId: number): Promise<DictType> {
  return present(found(await db.selectFrom('dictTypes').selectAll().where('dictId', '=', dictId).executeTakeFirst()))
}
