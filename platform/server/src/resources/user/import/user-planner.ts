import { roleIdsOf } from '#server/access/actor'
import { readPowers } from '#server/access/powers'
import { requireReauthFor } from '#server/access/reauth'
import type { Call } from '#server/call/call'
import { lookUp } from '#server/crud/import/cells/import-cell'
import type { Advise } from '#server/crud/import/cells/name-advice'
import type { Offered } from '#server/crud/import/cells/offered'
import type { ImportPlanner } from '#server/crud/import/import-list'
import { note } from '#server/crud/import/run/import-row'
import type { UserRecord } from '#server/services/user/user'
import { changedControls, nowhere } from '../user-form'
import { noteLosingLastAdmin } from './last-admin'
import { readOffered, type OfferedRecords } from './offered-records'
import type { PlannedUser, UserValues } from './user-cells'

type Row = PlannedUser['row']

const columnOf = { status: 'status', roleIds: 'roles', deptId: 'dept', email: 'email', phoneNumber: 'phoneNumber' }

/** Finds out which department, post and roles the rows name, and what of it the actor may not give or take. */
export async function planUsers(
  call: Call,
  { records, advise }: { readonly records: readonly UserRecord[]; readonly advise: Advise },
): Promise<ImportPlanner<UserValues, UserRecord, PlannedUser>> {
  const powers = await readPowers(call, records)
  const offered = await readOffered(call)
  const find = idFinder(advise)

  /** Adds the errors that the form of a user has for the rights of the user or of the person who imports. */
  const noteForeignRights = ({ row, before, deptId, roleIds }: PlannedUser) => {
    const { email, phoneNumber, status } = row.values
    const changes = before ? changedControls(before, { status, roleIds, deptId, email, phoneNumber }) : []
    if (before && !powers.covers(before)) {
      for (const field of changes) note(row, columnOf[field], 'stronger')
    } else if (before && changes.length > 0) requireReauthFor(call, [before])
    requireReauthFor(call, [{ roleIds: roleIds ?? [] }])
    const former = before ?? nowhere
    const field = powers.widerField(former, { deptId: deptId ?? former.deptId, roleIds: roleIds ?? former.roleIds })
    if (field) note(row, columnOf[field], 'widerScope')
  }
  return {
    row({ row, before }) {
      if (row.values.status === 0 && before?.userId === call.actor.userId) note(row, 'status', 'ownAccount')
      const planned = {
        row,
        before,
        deptId: planDept(row, offered, before, find),
        postId: find(row, 'post', row.values.post, offered.posts),
        roleIds: planRoles(call, row, offered, before, find),
      }
      noteForeignRights(planned)
      return planned
    },
    end: (rows) => noteLosingLastAdmin(call, rows),
  }
}

type Find = ReturnType<typeof idFinder>

/** Finds the id of what a cell names; a name that is not offered is noted at the row. */
const idFinder =
  (advise: Advise) =>
  (row: Row, column: string, name: string | undefined, offered: Offered): number | undefined => {
    if (name === undefined) return undefined
    const read = lookUp(name, offered, advise)
    if ('value' in read) return read.value
    note(row, column, read.error)
    return undefined
  }

/** A user stays in their department, even where it is disabled or another one has the same name. */
function planDept(row: Row, { deptNames, depts }: OfferedRecords, before: UserRecord | undefined, find: Find) {
  const { dept } = row.values
  const present = deptNames.get(before?.deptId ?? 0)
  return dept && present?.includes(dept.toLowerCase()) ? undefined : find(row, 'dept', dept, depts)
}

/** Nobody gives or takes a role they do not hold. */
function planRoles(call: Call, row: Row, offered: OfferedRecords, before: UserRecord | undefined, find: Find) {
  const named = row.values.roles?.map((name) => find(row, 'roles', name, offered.roles))
  if (!named || named.includes(undefined)) return undefined
  const roleIds = [...new Set(named as number[])]
  const held = roleIdsOf(call.actor)
  const taken = (before?.roleIds ?? []).filter((roleId) => !roleIds.includes(roleId))
  const foreign = call.actor.admin ? [] : taken.filter((roleId) => !held.includes(roleId))
  if (foreign.length > 0) {
    const names = foreign.map((roleId) => offered.roleNames.get(roleId)).join(call.language === 'en' ? ', ' : '、')
    note(row, 'roles', ['keptRoles', names])
  }
  return roleIds
}
