import type { ImportColumn } from 'atrium/contract/kind/import/columns'
import { userImportColumns } from 'atrium/contract/system/import/user-import-columns'
import { placedFields } from 'atrium/contract/system/user/extra-fields'
import { user } from 'atrium/contract/system/user.record'
import type { Call } from '#server/call/call'
import type { ImportList } from '#server/crud/import/import-list'
import type { UserRecord } from '#server/services/user/user'
import { runningFields } from '../extra/running-fields'
import { readOffered } from './offered-records'
import { readUserCells, type PlannedUser, type UserValues } from './user-cells'
import { planUsers } from './user-planner'
import { userRecords } from './user-records'

const extraColumns = (call: Call): ImportColumn[] =>
  placedFields(runningFields(call)).map(({ key, field }) => ({
    key,
    title: field.name,
    ...(field.kind === 'text' && field.unique && { isUnique: true }),
  }))

/** The import of users: with departments, posts and roles by name, and the rules of the form of a user. */
export const userImportList: ImportList<UserValues, UserRecord, PlannedUser> = {
  record: user,
  columns: (call) => [...userImportColumns, ...extraColumns(call)],
  cells: readUserCells,
  plan: planUsers,
  records: userRecords,
  async choices(call) {
    const { depts, posts, roles } = await readOffered(call)
    return { dept: depts.texts, post: posts.texts, roles: roles.texts }
  },
}
