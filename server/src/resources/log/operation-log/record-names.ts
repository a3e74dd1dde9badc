import { recordKinds } from '@atrium/contract'
import { inLanguage, type Language } from '@atrium/contract/language'
import { titleFields, type RecordKind } from '@atrium/contract/record-kind'
import { sql, type Expression, type SqlBool } from 'kysely'
import { deptInScope, roleInScope, userInScope } from '#server/access/scope'
import { chunksOf } from '#server/db/chunks'
import type { Call } from '#server/call/call'
import { isOfDept } from './dept-records'

/** A record that is there. */
export interface PresentRecord {
  /** In the reader's language. */
  readonly name: string
  /** Whether it is in the reader's scope. */
  readonly isOpen: boolean
  /** Of a value of a dictionary: the dictionary. */
  readonly dictId: number | null
}

/** Anything that has the fields by which records of a kind are called: a row of the database, or of what the log keeps. */
type Named = Readonly<Record<string, unknown>>

const textIn = (record: Named, field: string) => (typeof record[field] === 'string' ? record[field] : '')

/** What a record is called; empty where it does not say. */
export function nameOf(kind: string, record: Named, language: Language): string {
  const { title = '' } = recordKinds[kind] ?? {}
  if (typeof title === 'string') return inLanguage(language, textIn(record, title), textIn(record, `${title}En`))
  const [first, second] = title.map((field) => textIn(record, field))
  return first && second ? `${first} (${second})` : first || second || ''
}

interface Row extends Named {
  id: number
  isOpen?: number | undefined
  dictId?: number
}

const asFlag = (rule: Expression<SqlBool>) => sql<number>`case when ${rule} then 1 else 0 end`.as('isOpen')

type Reader = (call: Call, ids: number[]) => Promise<Row[]>

/** Kinds that have a scope, which `isOpen` says, or are called by more than their own row. */
const readers: Readonly<Record<string, Reader>> = {
  user: ({ db, actor }, ids) => {
    const rows = db.selectFrom('users').where('userId', 'in', ids).select(['userId as id', 'username', 'nickname'])
    return rows.select((eb) => asFlag(userInScope(actor)(eb))).execute()
  },
  role: ({ db, actor }, ids) => {
    const rows = db.selectFrom('roles').where('roleId', 'in', ids).select(['roleId as id', 'roleName', 'roleNameEn'])
    return rows.select((eb) => asFlag(roleInScope(actor)(eb))).execute()
  },
  dept: ({ db, actor }, ids) => {
    const rows = db.selectFrom('depts').where('deptId', 'in', ids).select(['deptId as id', 'deptName', 'deptNameEn'])
    return rows.select((eb) => asFlag(deptInScope(actor)(eb))).execute()
  },
  session: ({ db, actor }, ids) => {
    const rows = db.selectFrom('users').innerJoin('sessions', 'sessions.userId', 'users.userId')
    const named = rows.select(['sessions.sessionId as id', 'users.username', 'sessions.address'])
    const these = named.where('sessions.sessionId', 'in', ids)
    return these.select((eb) => asFlag(userInScope(actor)(eb as never))).execute()
  },
  menu: ({ db }, ids) => readMenus(db, ids),
  dictData: ({ db }, ids) =>
    db
      .selectFrom('dictData')
      .innerJoin('dictTypes', 'dictTypes.dictType', 'dictData.dictType')
      .where('dictCode', 'in', ids)
      .select(['dictCode as id', 'dictLabel', 'dictLabelEn', 'dictId'])
      .execute(),
}

/** The records of any other kind: everybody who may see one may see all, unless they belong to departments. */
function readPlain({ kind, table, id, title }: RecordKind): Reader {
  return async ({ db, actor }, ids) => {
    const wanted = db.selectFrom(table as 'posts').where(id as 'postId', 'in', ids)
    const rows: Named[] = await wanted.selectAll().execute()
    if (!isOfDept(kind)) return rows.map((row) => ({ ...pick(row, titleFields({ title })), id: row[id] as number }))
    const depts = await db.selectFrom('depts').where(deptInScope(actor)).select('deptId').execute()
    const open = new Set<unknown>(depts.map(({ deptId }) => deptId))
    return rows.map((row) => ({
      ...pick(row, titleFields({ title })),
      id: row[id] as number,
      isOpen: open.has(row['deptId']) ? 1 : 0,
    }))
  }
}

const pick = (row: Named, fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, row[field]]))

/** Entries of the menu with those above them, since every page has a button "Add". */
function readMenus(db: Call['db'], ids: number[]): Promise<Row[]> {
  return db
    .selectFrom('menus')
    .leftJoin('menus as parents', 'parents.id', 'menus.pid')
    .where('menus.id', 'in', ids)
    .select(['menus.id', 'menus.name', 'menus.nameEn', 'parents.name as parent', 'parents.nameEn as parentEn'])
    .execute()
}

function nameOfRow(target: string, row: Row, language: Language): string {
  const name = nameOf(target, row, language)
  const parent = inLanguage(language, textIn(row, 'parent'), textIn(row, 'parentEn'))
  return parent ? `${parent} / ${name}` : name
}

/** Those of the records that are there, by their ids. The names of records that are not open are not for the reader. */
export async function readRecords(
  call: Call,
  target: string,
  ids: readonly number[],
): Promise<Map<number, PresentRecord>> {
  const records = new Map<number, PresentRecord>()
  const kind = recordKinds[target]
  const read = readers[target] ?? (kind && readPlain(kind))
  if (!read) return records
  for (const some of chunksOf([...new Set(ids)])) {
    for (const row of await read(call, some)) {
      const { isOpen = 1, dictId = null } = row
      records.set(row.id, { name: nameOfRow(target, row, call.language), isOpen: isOpen === 1, dictId })
    }
  }
  return records
}
