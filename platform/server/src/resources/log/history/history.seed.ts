import type { Demo } from 'atrium/contract/brand'
import { insertOperations, insertSignIns } from '#server/audit/log-writes'
import { randomChoices, type RandomChoices } from '#server/db/random-sequence'
import type { Database } from '#server/db/schema'
import { readRoleChanges } from '#server/services/role/role-seed'
import { setUsersCreated } from '#server/services/user/user-account'
import { signInRow } from '../sign-in-log/sign-in-record'
import { demoHabits, type Habits } from './edits.seed'
import { countVersions, createPastCalls, operationRows, rowsOfFirstRecords } from './operations.seed'
import { readRecords, saveVersion } from './records.seed'
import { rowsOfRemovedRecords } from './removed-records.seed'
import { createAttempts, demoPeople, type Attempt } from './sign-ins.seed'

const minute = 60_000
const day = 24 * 60 * minute

/** How far back the history goes, in days. */
const historyDays = 90

/**
 * Gives the demo a past of 90 days before `now`: who signed in or tried to, and what each of the four accounts did or was
 * rejected. The same for the same moment. The records stay as they are, with the versions that the operations come to.
 */
export async function seedHistory(db: Database, now: number, demo: Demo): Promise<void> {
  const random = randomChoices(90)
  const attempts = createAttempts(random, now, demoPeople, historyDays)
  const signIns = attempts.map(({ at, address, agent, ...attempt }) => signInRow({ now: at, address, agent }, attempt))
  await insertSignIns(db, signIns)
  const operations = await createOperations(db, random, attempts, now, demoHabits(demo))
  await insertOperations(db, operations)
  await readRoleChanges(db)
  // Accounts that signed in then were there already.
  await setUsersCreated(db, now - (historyDays + 30) * day)
}

async function createOperations(
  db: Database,
  random: RandomChoices,
  attempts: readonly Attempt[],
  now: number,
  habits: Habits,
): Promise<ReturnType<typeof operationRows>> {
  const find = await readRecords(db)
  const all = createPastCalls(random, attempts, now, habits)
  const ofAdmin = all.flatMap(({ origin }) => (origin.actor.userId === 1 ? [origin] : []))
  const first = ofAdmin[0]!
  const pastCalls = all.filter(({ origin }) => origin.now >= first.now)
  for (const record of countVersions(pastCalls, find)) await saveVersion(db, record)
  const rows = operationRows(pastCalls, random, find, habits)
  const beginning = rowsOfFirstRecords({ ...first, now: first.now - 6 * minute }, find)
  const at = (share: number) => ofAdmin[Math.floor(ofAdmin.length * share)]!
  const removed = await rowsOfRemovedRecords(db, [at(0.3), at(0.6)])
  return [...beginning, ...rows, ...removed].toSorted((a, b) => a.at - b.at)
}
