import { isBuiltInDict } from 'atrium/contract/system/built-in-dicts'
import type { DictOption, DictType } from 'atrium/contract/system/dict'
import type { Selectable } from 'kysely'
import type { DictTypeTable } from '#server/db/schema'
import type { Call } from '#server/call/call'

const present = (row: Selectable<DictTypeTable>): DictType => ({ ...row, builtIn: isBuiltInDict(row.dictType) })

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
