import type { Demo } from 'atrium/contract/brand'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import { operationRow, type Origin } from '#server/audit/operation-log'
import type { RandomChoices } from '#server/db/random-sequence'
import type { Database } from '#server/db/schema'
import {
  demoHabits,
  edit,
  ofDictionaries,
  ofPosts,
  ownPassword,
  ownProfile,
  type Edit,
  type Habit,
  type RejectedCall,
} from '#server/resources/log/history/edits.seed'
import { countVersions, createPastCalls, operationRows } from '#server/resources/log/history/operations.seed'
import { readRecords, saveVersion, viewOf, type FindRecord } from '#server/resources/log/history/records.seed'
import { agents, type Attempt } from '#server/resources/log/history/sign-ins.seed'
import { setUserVersion } from '#server/services/user/user-account'
import { companyDays, type Employee } from './people.seed'
import { roleIds, supported } from './roles.seed'

const day = 86_400_000

const rejected = {
  staff: [
    [api.profile.changePassword, 'password.wrong'],
    [api.users.edit, 'access.denied'],
  ],
  head: [
    [api.users.edit, 'access.stronger'],
    [api.users.edit, 'record.stale'],
    [api.users.delete, 'access.denied'],
  ],
  hr: [
    [api.users.add, 'record.taken'],
    [api.users.edit, 'record.stale'],
    [api.users.resetPassword, 'access.stronger'],
  ],
  helpDesk: [
    [api.users.resetPassword, 'access.stronger'],
    [api.users.edit, 'record.stale'],
  ],
  steward: [
    [api.posts.add, 'record.taken'],
    [api.dicts.deleteData, 'access.denied'],
  ],
} as const satisfies Record<string, readonly RejectedCall[]>

const ofUser = (userId: number, ...others: Edit['others']) => edit(api.users.edit, ['users', userId], ...others)

/** Returns the habits of the people of the company, by user id. Those who came during the history change nothing yet. */
function createHabits(random: RandomChoices, employees: readonly Employee[], now: number): Map<number, Habit> {
  const start = now - companyDays * day
  const settled = employees.filter(({ createdAt, leftAt, isKnown }) => createdAt < start && !leftAt && isKnown)
  const members = settled.filter(({ roleIds: [role, ...more] }) => role === roleIds.staff && more.length === 0)
  const posts = (postId: number) => [7, 6, 4, 2].filter((other) => other !== postId)
  // Nobody is looked after by two, who would change the same fields.
  const careOf = (office: 0 | 1 | 2) => members.filter(({ userId }) => userId % 3 === office)
  const byHr = careOf(0)
    .slice(0, 60)
    .map(({ userId, postId }) => ofUser(userId, { postId: random.pick(posts(postId)) }))
  const byHelpDesk = careOf(1)
    .filter(({ deptId }) => supported.includes(deptId))
    .map(({ userId }) => ofUser(userId, { remark: '已更换手机' }, { remark: '已领取备用电脑' }))
  const habitOf = ({ userId, deptId, phoneNumber, roleIds: roles }: Employee): Habit => {
    const own = [ownPassword(userId), ownProfile(userId, { phoneNumber: phoneNumber.replace('0000', '0001') })]
    if (roles.includes(roleIds.hr)) return { most: 3, likely: 0.6, edits: byHr, rejected: rejected.hr }
    if (roles.includes(roleIds.helpDesk))
      return { most: 3, likely: 0.6, edits: byHelpDesk, rejected: rejected.helpDesk }
    if (roles.includes(roleIds.steward))
      return { most: 2, likely: 0.4, edits: [...ofPosts, ...ofDictionaries], rejected: rejected.steward }
    if (!roles.includes(roleIds.head)) return { most: 1, likely: 0.03, edits: own, rejected: rejected.staff }
    const team = careOf(2).filter((member) => member.deptId === deptId)
    const notes = team.map((member) => ofUser(member.userId, { remark: '试用期已通过' }, { remark: '下季度调岗' }))
    return { most: 2, likely: 0.2, edits: [...notes, ...own], rejected: rejected.head }
  }
  return new Map(settled.map((employee) => [employee.userId, habitOf(employee)]))
}

/** The operations of the people and of the accounts of the demo, oldest first. The records get the versions that these come to. */
export async function createCompanyOperations(
  db: Database,
  random: RandomChoices,
  attempts: readonly Attempt[],
  employees: readonly Employee[],
  now: number,
  demo: Demo,
) {
  const find = await readRecords(db)
  const ofAccounts = demoHabits(demo)
  const ofPeople = createHabits(random, employees, now)
  const habits = (userId: number) => ofPeople.get(userId) ?? ofAccounts(userId)
  const pastCalls = createPastCalls(random, attempts, now, habits)
  for (const record of countVersions(pastCalls, find)) await saveVersion(db, record)
  const rows = operationRows(pastCalls, random, find, habits)
  const ofHr = await rowsOfHr(db, random, employees, now, find)
  return [...rows, ...ofHr].toSorted((a, b) => a.at - b.at)
}

/** Those who came and those who left during the history. */
async function rowsOfHr(
  db: Database,
  random: RandomChoices,
  employees: readonly Employee[],
  now: number,
  find: FindRecord,
) {
  const officers = employees.filter(
    ({ roleIds: roles, createdAt }) => roles.includes(roleIds.hr) && createdAt < now - companyDays * day,
  )
  const origin = (at: number): Origin => {
    const actor = random.pick(officers)
    return { now: at, actor, address: '192.0.2.20', agent: agents.edge }
  }
  const came = employees.filter(({ createdAt }) => createdAt > now - companyDays * day)
  const left = employees.filter(({ leftAt }) => leftAt !== undefined)
  const added = came.map(({ userId, createdAt }) => {
    const after = { ...viewOf(find('users', userId), 'user'), mustChangePassword: 1 }
    return operationRow(origin(createdAt), api.users.add, [{ id: userId, after }], 'done')
  })
  const disabled = left.map(({ userId, leftAt }) => {
    const before = { ...viewOf(find('users', userId), 'user'), status: 1 }
    const after = { ...before, status: 0, version: 2 }
    return operationRow(origin(leftAt!), api.users.changeStatus, [{ id: userId, before, after }], 'done')
  })
  for (const { userId } of left) await setUserVersion(db, userId, 2)
  return [...added, ...disabled]
}
