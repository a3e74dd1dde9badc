import type { Language } from '@atrium/contract/language'
import type { ImportResult } from '@atrium/contract/system/import/user-import'
import { roleIdsOf } from '#server/access/actor'
import { readPowers, type Powers } from '#server/access/powers'
import { slicesOf } from '#server/db/chunks'
import type { Call } from '#server/call/call'
import { fieldTexts } from '#server/call/text/field-text'
import { changedControls, nowhere } from '../user-form'
import type { UserRecord } from '#server/services/user/user'
import { readExisting, type ExistingUsers } from './existing-users'
import type { ExtraCell } from '../extra/extra-import'
import { lookUp, note, noteRepeated, uniqueExtra, uniqueValue, type ParsedRow } from './import-row'
import { noteLosingLastAdmin } from './last-admin'
import type { Advise } from '#server/crud/import/cells/name-advice'
import { readOffered, type OfferedRecords } from './offered-records'
import type { PlannedRow } from './planned-row'

export interface Plan {
  readonly rows: readonly PlannedRow[]
  /** The errors of the fields of each rejected row, by its index. */
  readonly rejected: ReadonlyMap<number, ParsedRow['errors']>
  readonly result: ImportResult
}

interface Options {
  readonly updateExisting: boolean
  readonly advise: Advise
  readonly extraCells: readonly ExtraCell[]
}

interface Place extends OfferedRecords, Options {
  readonly existing: ExistingUsers
  readonly powers: Powers
  readonly language: Language
}

function noteTaken(row: ParsedRow, { existing }: Place, userId: number | undefined): void {
  for (const column of ['email', 'phoneNumber'] as const) {
    const holder = existing.holders[column].get(uniqueValue(row, column) ?? '')
    if (holder !== undefined && holder !== userId) note(row, column, 'taken')
  }
  for (const [key, holders] of existing.extraHolders) {
    const holder = holders.get(uniqueExtra(row, key) ?? '')
    if (holder !== undefined && holder !== userId) note(row, key, 'taken')
  }
}

function findBefore(row: ParsedRow, { existing, updateExisting }: Place): UserRecord | undefined {
  const userId = existing.holders.username.get(row.username.toLowerCase())
  if (userId === undefined) return undefined
  const user = existing.changeable.get(userId)
  // A name out of scope is in use as well, and the response holds nothing else of such a user.
  if (!user || !updateExisting) note(row, 'username', user ? 'existingUser' : 'taken')
  return updateExisting ? user : undefined
}

/** A user stays in their department, even where it is disabled or another one has the same name. */
function planDept(row: ParsedRow, place: Place, before: UserRecord | undefined) {
  const present = place.deptNames.get(before?.deptId ?? 0)
  if (row.dept && present?.includes(row.dept.toLowerCase())) return undefined
  return lookUp(row, 'dept', row.dept, place.depts, place)
}

/** Nobody gives or takes a role they do not hold. */
function planRoles(call: Call, row: ParsedRow, place: Place, before: UserRecord | undefined) {
  const named = row.roles?.map((name) => lookUp(row, 'roles', name, place.roles, place))
  if (!named || named.includes(undefined)) return undefined
  const roleIds = [...new Set(named as number[])]
  const held = roleIdsOf(call.actor)
  const taken = (before?.roleIds ?? []).filter((roleId) => !roleIds.includes(roleId))
  const foreign = call.actor.admin ? [] : taken.filter((roleId) => !held.includes(roleId))
  if (foreign.length > 0) {
    const names = foreign.map((roleId) => place.roleNames.get(roleId)).join(call.language === 'en' ? ', ' : '、')
    note(row, 'roles', ['keptRoles', names])
  }
  return roleIds
}

function planRow(call: Call, row: ParsedRow, place: Place): PlannedRow {
  const before = findBefore(row, place)
  noteTaken(row, place, before?.userId)
  const isNew = !place.existing.holders.username.has(row.username.toLowerCase())
  if (isNew && row.plain.nickname === undefined) note(row, 'nickname', 'required')
  if (isNew && row.dept === undefined) note(row, 'dept', 'required')
  if (row.status === 0 && before?.userId === call.actor.userId) note(row, 'status', 'ownAccount')
  const planned = {
    row,
    before,
    deptId: planDept(row, place, before),
    postId: lookUp(row, 'post', row.post, place.posts, place),
    roleIds: planRoles(call, row, place, before),
  }
  noteForeignRights(planned, place.powers)
  return planned
}

const columnOf = { status: 'status', roleIds: 'roles', deptId: 'dept', email: 'email', phoneNumber: 'phoneNumber' }

/** Adds the errors that the form of a user has for the rights of the user or of the person who imports. */
function noteForeignRights({ row, before, deptId, roleIds }: PlannedRow, powers: Powers): void {
  if (before && !powers.covers(before)) {
    const { email, phoneNumber } = row.plain
    const changes = changedControls(before, { status: row.status, roleIds, deptId, email, phoneNumber })
    for (const field of changes) note(row, columnOf[field], 'stronger')
  }
  const former = before ?? nowhere
  const field = powers.widerField(former, { deptId: deptId ?? former.deptId, roleIds: roleIds ?? former.roleIds })
  if (field) note(row, columnOf[field], 'widerScope')
}

/** Finds out what would become of each row, and what is wrong with it. */
export async function planImport(call: Call, parsed: readonly ParsedRow[], options: Options): Promise<Plan> {
  const unique = options.extraCells.filter(({ field }) => field.kind === 'text' && field.unique)
  noteRepeated(
    parsed,
    unique.map(({ key }) => key),
  )
  const existing = await readExisting(call, parsed, unique)
  const powers = await readPowers(call, [...existing.changeable.values()])
  const place = { ...(await readOffered(call)), ...options, existing, powers, language: call.language }
  const rows: PlannedRow[] = []
  for await (const some of slicesOf(parsed)) rows.push(...some.map((row) => planRow(call, row, place)))
  await noteLosingLastAdmin(call, rows)
  const isRight = ({ row }: PlannedRow) => Object.keys(row.errors).length === 0
  const rejected = new Map(rows.flatMap((planned, index) => (isRight(planned) ? [] : [[index, planned.row.errors]])))
  const rowErrors = [...rejected].map(([row, errors]) => ({ row, fields: fieldTexts(errors, call.language) }))
  const changing = rows.flatMap((planned, index) => (planned.before && isRight(planned) ? [index] : []))
  const added = rows.length - rowErrors.length - changing.length
  const counts = { added, changed: changing.length, rejected: rowErrors.length }
  const userIds = rows.map((planned) => (isRight(planned) ? (planned.before?.userId ?? null) : null))
  return { rows, rejected, result: { ...counts, existing: changing, userIds, errors: rowErrors } }
}
