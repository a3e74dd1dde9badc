import type { Parsed } from '@atrium/contract/endpoint'
import type { DictType, dicts } from '@atrium/contract/system/dict'
import { contains } from '../../db/engines/like'
import type { Call } from '../../http/call'
import { found } from '../../http/found'

export function listDictTypes({ db }: Call, filters: Parsed<typeof dicts.list>['query']): Promise<DictType[]> {
  const { dictName, dictType, status } = filters
  let query = db.selectFrom('dictTypes').selectAll().orderBy('dictId')
  if (dictName) query = query.where((eb) => contains(eb, 'dictName', dictName))
  if (dictType) query = query.where((eb) => contains(eb, 'dictType', dictType))
  if (status !== undefined) query = query.where('status', '=', status)
  return query.execute()
}

export async function readDictType({ db }: Call, dictId: number): Promise<DictType> {
  return found(await db.selectFrom('dictTypes').selectAll().where('dictId', '=', dictId).executeTakeFirst())
}
