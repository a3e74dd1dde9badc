import type { Parsed } from '@atrium/contract/endpoint'
import type { ImportResult, userImport } from '@atrium/contract/system/import/user-import'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { sameIds } from '#server/access/same-ids'
import { noPassword } from '#server/credentials/no-password'
import { slicesOf } from '#server/db/chunks'
import { rejectFields } from '#server/call/field-error'
import type { FieldError } from '#server/call/text/field-error-code'
import type { Call } from '#server/call/call'
import type { WriteCall } from '#server/call/write-call'
import { readLabels } from '#server/sheet/labels'
import { nameAvatar } from '#server/call/drawn-avatar'
import { addUsers, type UserRecord } from '#server/services/user/user'
import { readExtraCells } from '../extra/extra-import'
import { runningFields } from '../extra/running-fields'
import { saveUser } from '../user-record'
import { blank } from '../user-writes'
import { wordsOf } from '#server/crud/import/cells/dict-words'
import { planImport, type Plan } from './import-plan'
import type { PlannedRow } from './planned-row'
import { parseRow, type ParsedRow } from './import-row'
import { createAdvice } from '#server/crud/import/cells/name-advice'

/** A trial is done with before the turn of the write comes; an import makes its plan again inside, where it stays true. */
export async function prepareImport(
  call: Call,
  { rows, dryRun, updateExisting }: Parsed<typeof userImport.run>['body'],
): Promise<(write: WriteCall) => Promise<ImportResult>> {
  const labels = await readLabels(call.db)
  const { language } = call
  const reader = {
    sexes: wordsOf('sys_user_sex', labels, language),
    statuses: wordsOf('sys_normal_disable', labels, language),
    advise: createAdvice(language),
    extraCells: await readExtraCells(call),
  }
  const options = { updateExisting, advise: reader.advise, extraCells: reader.extraCells }
  const parsed: ParsedRow[] = []
  for await (const some of slicesOf(rows)) parsed.push(...some.map((row) => parseRow(row, reader)))
  if (!dryRun) return async (write) => carryOut(write, await planImport(write, parsed, options))
  const { result } = await planImport(call, parsed, options)
  return async (write) => {
    write.unlogged()
    return result
  }
}

async function carryOut(call: WriteCall, { rows, rejected, result }: Plan): Promise<ImportResult> {
  rejectFields(atRows(rejected))
  const added = new Map<PlannedRow, number>()
  for await (const some of slicesOf(rows.filter(({ before }) => !before))) await insertPlanned(call, some, added)
  for await (const some of slicesOf(rows))
    for (const planned of some) if (planned.before) await changeUser(call, planned, planned.before)
  await rejectLosingLastAdmin(call)
  return { ...result, userIds: rows.map((planned, index) => added.get(planned) ?? result.userIds[index]!) }
}

/** A row that says what is there already costs nothing: most rows of a list that was exported, corrected and imported do. */
async function changeUser(call: WriteCall, planned: PlannedRow, before: UserRecord): Promise<void> {
  const { row, deptId, postId, roleIds = before.roleIds } = planned
  const wanted = { ...row.plain, sex: row.sex, status: row.status, deptId, postId }
  const change = Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => value !== undefined && value !== before[key as keyof typeof wanted],
    ),
  )
  const extra = Object.fromEntries(Object.entries(row.extra).filter(([key, value]) => value !== before.extra?.[key]))
  const isSame = sameIds(roleIds, before.roleIds)
  if (isSame && Object.keys(change).length === 0 && Object.keys(extra).length === 0) return
  await saveUser(call, before, change, isSame ? before.roleIds : roleIds, extra)
}

function atRows(rejected: Plan['rejected']): Record<string, FieldError> {
  return Object.fromEntries(
    [...rejected].flatMap(([row, errors]) =>
      Object.entries(errors).map(([column, error]) => [`rows.${row}.${column}`, error]),
    ),
  )
}

function newUser({ row, deptId, postId }: PlannedRow, now: number) {
  const { username, plain, sex, status } = row
  const { nickname = '', ...rest } = plain
  const { phoneNumber = blank.phoneNumber, email = blank.email, remark = blank.remark } = rest
  const given = { username, nickname, phoneNumber, email, remark, deptId, postId: postId ?? blank.postId }
  const flags = { sex: sex ?? blank.sex, status: status ?? blank.status }
  const account = { passwordHash: noPassword, mustChangePassword: 1, createdAt: now } as const
  return { ...blank, ...given, ...flags, ...account, avatar: nameAvatar(username) }
}

/** Adds users, and to `added` the id of each. */
async function insertPlanned(
  call: WriteCall,
  some: readonly PlannedRow[],
  added: Map<PlannedRow, number>,
): Promise<void> {
  const users = some.map((planned) => ({
    ...newUser(planned, call.now),
    roleIds: planned.roleIds ?? [],
    extra: planned.row.extra,
  }))
  const plans = new Map(some.map((planned) => [planned.row.username, planned]))
  for (const { userId, username } of await addUsers(call, users, runningFields(call)))
    added.set(plans.get(username)!, userId)
}
