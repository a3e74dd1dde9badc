import { inLanguage, type Language } from 'atrium/contract/language'
import { titleFields, type RecordKind, type RecordKinds } from 'atrium/contract/kind/record-kind'
import { sql, type Expression, type SqlBool } from 'kysely'
import { recordInScope } from '#server/access/records/record-scope'
import { userInScope } from '#server/access/scope'
import { chunksOf } from '#server/db/chunks'
import type { Call } from '#server/call/call'
import { nameOf, fieldText, type Named } from '#server/call/text/record-name'

/** A record that is there. */
export interface PresentRecord {
  /** In the reader's language. */
  readonly name: string
  /** Whether it is in the reader's scope. */
  readonly isOpen: boolean
  /** Of a value of a dictionary: the dictionary. */
  readonly dictId: number | null
}

interface Row extends Named {
  id: number
  isOpen?: number | undefined
  dictId?: number
}

const asFlag = (rule: Expression<SqlBool>) => sql<number>`case when ${rule} then 1 else 0 end`.as('isOpen')

type Reader = (call: Call, ids: number[]) => Promise<Row[]>

/** Kinds that are called by more than their own row, or whose scope is that of another one. `isOpen` says whether a record is in it. */
const readers: Readonly<Record<string, Reader>> = {
  session: ({ db, actor }, ids) => {
    const rows = db.selectFrom('users').innerJoin('sessions', 'sessions.userId', 'users.userId')
    const named = rows.select(['sessions.sessionId as id', 'users.username', 'sessions.address'])
    const these = named.where('sessions.sessionId', 'in', ids)
    return these.select((eb) => asFlag(userInScope(actor)(eb as never))).execute()
  },
  menu: ({ db }, ids) => readMenus(db, ids),
  setting: readSettings,
  dictData: ({ db }, ids) =>
    db
      .selectFrom('dictData')
      .innerJoin('dictTypes', 'dictTypes.dictType', 'dictData.dictType')
      .where('dictCode', 'in', ids)
      .select(['dictCode as id', 'dictLabel', 'dictLabelEn', 'dictId'])
      .execute(),
}

/** The records of any other kind, which are called by their own fields. */
function readPlain(kinds: RecordKinds, { kind, table, id, title, fields }: RecordKind): Reader {
  const titles = titleFields({ title }).filter((field) => field in fields) as 'postName'[]
  return async ({ db, actor }, ids) => {
    const wanted = db.selectFrom(table as 'posts').where(id as 'postId', 'in', ids)
    const rows = wanted.select([`${id as 'postId'} as id`, ...titles])
    return rows.select(asFlag(recordInScope(kinds, kind, actor))).execute()
  }
}

/** Entries of the menu with those above them, since every page has a button "Add". */
function readMenus(db: Call['db'], ids: number[]): Promise<Row[]> {
  return db
    .selectFrom('menus')
    .leftJoin('menus as parents', 'parents.id', 'menus.pid')
    .where('menus.id', 'in', ids)
    .select(['menus.id', 'menus.name', 'menus.nameEn', 'parents.name as parent', 'parents.nameEn as parentEn'])
    .execute()
}

/** Settings, which the module names. One that the module no longer has keeps the name of its row. */
async function readSettings({ db, deps }: Call, ids: number[]): Promise<Row[]> {
  const rows = await db.selectFrom('settings').where('settingId', 'in', ids).selectAll().execute()
  const declared = new Map(deps.product.contract.declared.map(({ name, settings = {} }) => [name, settings]))
  return rows.map(({ settingId: id, module, settingName }) => {
    const { zh, en } = declared.get(module)?.[settingName]?.name ?? { zh: settingName, en: settingName }
    return { id, settingName: zh, settingNameEn: en }
  })
}

function nameOfRow(kind: RecordKind | undefined, row: Row, language: Language): string {
  const name = nameOf(kind, row, language)
  const parent = inLanguage(language, fieldText(row, 'parent'), fieldText(row, 'parentEn'))
  return parent ? `${parent} / ${name}` : name
}

/** Those of the records that are there, by their ids. The names of records that are not open are not for the reader. */
export async function readRecords(
  call: Call,
  target: string,
  ids: readonly number[],
): Promise<Map<number, PresentRecord>> {
  const records = new Map<number, PresentRecord>()
  const { recordKinds } = call.deps.product.contract
  const kind = recordKinds[target]
  const read = readers[target] ?? (kind && readPlain(recordKinds, kind))
  if (!read) return records
  for (const some of chunksOf([...new Set(ids)])) {
    for (const row of await read(call, some)) {
      const { isOpen = 1, dictId = null } = row
      records.set(row.id, { name: nameOfRow(kind, row, call.language), isOpen: isOpen === 1, dictId })
    }
  }
  return records
}
