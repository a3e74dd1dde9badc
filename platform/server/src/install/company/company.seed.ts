import { insertOperations, insertSignIns } from '#server/audit/log-writes'
import { chunksOf } from '#server/db/chunks'
import type { Engine } from '#server/db/engines/engine'
import { randomChoices } from '#server/db/random-sequence'
import type { Database } from '#server/db/schema'
import { signInRow } from '#server/resources/log/sign-in-log/sign-in-record'
import { seedNotices } from '#server/resources/notice/notice.seed'
import { seedDemoUsers } from '#server/resources/user/user.seed'
import { openToAll } from '../module/module-entries'
import type { Installation } from '../modules'
import { fillEmpty } from '../seed'
import { nameLeaders, seedCompanyDepts } from './depts.seed'
import { seedCompanyLists } from './lists.seed'
import { createCompanyOperations } from './operations.seed'
import { createEmployees, insertEmployees } from './people.seed'
import { roleIds, seedCompanyRoles } from './roles.seed'
import { createCompanyAttempts, seedSessions } from './sign-ins.seed'

const day = 86_400_000

/** Called with how much is done, from 0 to 1. */
export type Report = (share: number) => void

/**
 * Fills an empty database with a company of 400 people in 24 departments, the four accounts of the demo among them, and with what
 * they did in the 180 days before `now`. The same for the same moment. False when it is not empty, or another process was first.
 */
export function seedCompany(
  engine: Engine,
  now: number,
  installation: Installation,
  report: Report = () => {},
): Promise<boolean> {
  const { brand, contract, demo } = installation.product
  const random = randomChoices(400)
  const employees = createEmployees(random, now, demo)
  async function seedRoles(db: Database): Promise<void> {
    await seedCompanyRoles(db)
    await openToAll(db, contract)
  }
  async function seedPeople(db: Database): Promise<void> {
    report(0.1)
    await seedCompanyLists(db)
    await seedDemoUsers(db, now - 900 * day, demo)
    await seedNotices(db, now)
    await insertEmployees(db, employees, demo)
    const admin = db.selectFrom('users').select(['nickname', 'phoneNumber', 'email']).where('userId', '=', 1)
    const heads = employees.filter(({ roleIds: roles, leftAt }) => roles.includes(roleIds.head) && !leftAt)
    await nameLeaders(db, [{ deptId: 1, ...(await admin.executeTakeFirstOrThrow()) }, ...heads])
    report(0.2)
  }
  async function seedPast(db: Database): Promise<void> {
    const attempts = createCompanyAttempts(random, employees, now)
    const signIns = attempts.map(({ at, address, agent, ...attempt }) =>
      signInRow({ now: at, address, agent }, attempt),
    )
    const operations = await createCompanyOperations(db, random, attempts, employees, now, demo)
    const all = signIns.length + operations.length
    let done = 0
    const inserted = (rows: readonly unknown[]) => report(0.3 + (0.7 * (done += rows.length)) / all)
    report(0.3)
    for (const rows of chunksOf(signIns)) {
      await insertSignIns(db, rows)
      inserted(rows)
    }
    for (const rows of chunksOf(operations)) {
      await insertOperations(db, rows)
      inserted(rows)
    }
    await seedSessions(db, random, attempts, now)
  }
  const content = {
    kind: 'company' as const,
    depts: (db: Database) => seedCompanyDepts(db, brand),
    roles: seedRoles,
    users: seedPeople,
    history: seedPast,
  }
  return fillEmpty(engine, installation, content)
}
