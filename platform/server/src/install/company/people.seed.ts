import type { Demo } from 'atrium/contract/brand'
import { drawAvatar } from '#server/services/user/drawn-avatar'
import type { RandomChoices } from '#server/db/random-sequence'
import type { Database } from '#server/db/schema'
import { insertUsers } from '#server/services/user/user-rows'
import { isWeekend, midnightOf } from '#server/resources/log/history/sign-ins.seed'
import { companyDepts, type CompanyDept } from './depts.seed'
import { createNames, type Name } from './names.seed'
import { postOf, rolesAt } from './places.seed'
import { roleIds } from './roles.seed'

const hour = 3_600_000
const day = 24 * hour

/** How far back the history of the company goes, in days. */
export const companyDays = 180

/** The region that was given up, with everybody in it, so many days ago. */
const closed = { deptId: 10, daysAgo: 60 }

/** The accounts of the demo, by department. */
const demoAccounts: Readonly<Record<number, string>> = { 1: 'admin', 5: 'editor', 3: 'common', 6: 'guest' }

const districts: Readonly<Record<string, readonly string[]>> = {
  杭州市: ['西湖区', '滨江区', '余杭区', '拱墅区', '上城区'],
  上海市: ['徐汇区', '静安区', '杨浦区', '浦东新区'],
  深圳市: ['南山区', '福田区', '宝安区', '龙岗区'],
  北京市: ['朝阳区', '海淀区', '丰台区'],
}

/** Somebody of the company who is not among the accounts of the demo. */
export interface Employee extends Name {
  readonly userId: number
  readonly deptId: number
  readonly postId: number
  readonly roleIds: readonly number[]
  readonly sex: 0 | 1
  readonly age: number
  readonly phoneNumber: string
  readonly email: string
  readonly address: string
  readonly city: string
  readonly createdAt: number
  /** When the account was disabled. */
  readonly leftAt?: number
  /** Whether they ever signed in. */
  readonly isKnown: boolean
}

/** A moment in office hours of a working day, at least and at most so many days ago. */
function workingMoment(random: RandomChoices, now: number, [least, most]: readonly [number, number]): number {
  const midnight = midnightOf(now) - (least + random.below(most - least + 1)) * day
  if (isWeekend(midnight)) return workingMoment(random, now, [least, most])
  return midnight + 9.5 * hour + random.below(7 * hour)
}

function youngest(roles: readonly number[]): number {
  if (roles.includes(roleIds.head)) return 33
  return roles.includes(roleIds.intern) ? 20 : 23
}

function createEmployee(
  random: RandomChoices,
  now: number,
  dept: CompanyDept,
  index: number,
  names: ReturnType<typeof createNames>,
) {
  const { deptId, city, posts } = dept
  const roles = rolesAt(deptId, index, dept.size)
  const sex = random.below(2) as 0 | 1
  const isNew = deptId !== closed.deptId && !roles.includes(roleIds.head) && random.isLikely(0.18)
  const createdAt = workingMoment(random, now, isNew ? [1, companyDays - 10] : [companyDays + 1, 2400])
  const isGone = deptId === closed.deptId || (!isNew && roles.length === 1 && random.isLikely(0.04))
  const gone = deptId === closed.deptId ? ([closed.daysAgo, closed.daysAgo + 2] as const) : ([3, companyDays] as const)
  const isRecent = createdAt > now - 14 * day
  return {
    ...(deptId === closed.deptId ? names.english(sex) : names.chinese(sex)),
    deptId,
    city,
    sex,
    createdAt,
    roleIds: roles,
    postId: postOf(roles) ?? random.pick(posts),
    age: youngest(roles) + Math.floor((now - createdAt) / (365 * day)) + random.below(18),
    address: city + random.pick(districts[city]!),
    ...(isGone && { leftAt: workingMoment(random, now, gone) }),
    isKnown: roles.length > 1 || !random.isLikely(isRecent ? 0.5 : 0.03),
  }
}
const phoneStarts = ['130', '135', '138', '150', '158', '159', '177', '186', '189', '199']

/** All of them in the order they came to the company, with ids from 5. */
export function createEmployees(random: RandomChoices, now: number, { emailDomain }: Demo): Employee[] {
  const names = createNames(random, Object.values(demoAccounts))
  const created = companyDepts.flatMap((dept) => {
    const size = dept.size - (demoAccounts[dept.deptId] ? 1 : 0)
    return Array.from({ length: size }, (_, index) => createEmployee(random, now, { ...dept, size }, index, names))
  })
  return created
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((employee, index) => ({
      ...employee,
      userId: index + 5,
      phoneNumber: `${random.pick(phoneStarts)}0000${1000 + index * 13}`,
      email: `${employee.username}@${emailDomain}`,
    }))
}

/** Adds their accounts. All have the published password, so that each can be looked at from the inside. */
export async function insertEmployees(
  db: Database,
  employees: readonly Employee[],
  { passwordHash }: Demo,
): Promise<void> {
  const users = employees.map(({ city: _, leftAt, isKnown, ...employee }) => ({
    ...employee,
    avatar: drawAvatar(employee.userId),
    passwordHash,
    mustChangePassword: isKnown ? (0 as const) : (1 as const),
    status: leftAt === undefined ? (1 as const) : (0 as const),
    remark: employee.roleIds.includes(roleIds.contractor) ? '劳务外包' : '',
    userStory: '',
  }))
  await insertUsers(db, users)
}
