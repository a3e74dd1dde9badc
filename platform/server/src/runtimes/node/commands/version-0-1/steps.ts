import type { Brand } from 'atrium/contract/brand'
import { platform } from 'atrium/contract/module/platform'
import type { Migration } from '#server/db/migration'
import type { Database } from '#server/db/schema'
import { recordedSteps, replacedSteps } from '#server/install/migrate'
import { StartError } from '../../settings'

type Steps = Readonly<Record<string, Migration>>

const older = (name: string) =>
  new StartError(
    `${name} is of an older version than the last 0.1. Start the last 0.1 once with it, which brings it to that version, stop that and copy it again.`,
  )

/** Throws a StartError where the platform is not that of a version 0.1. */
function rejectOtherVersions({ name: product }: Brand, name: string, done: ReadonlySet<string>, steps: Steps): void {
  const [first, step] = Object.entries(steps)[0]!
  if (done.has(first)) throw new StartError(`${name} is not of version 0.1: this version opens it as it is.`)
  const replaced = replacedSteps(first, step)
  if (!replaced.some((old) => done.has(old))) throw new StartError(`${name} is no database of ${product}.`)
}

/** Throws a StartError where the database has steps that nothing in this build is made from, but for modules that were stopped before they were removed. */
async function rejectUnknown(db: Database, name: string, unknown: readonly string[]): Promise<void> {
  const moduleOf = (step: string) => (step.includes('/') ? step.split('/')[0]! : platform.name)
  const stopped = await db.selectFrom('modules').where('isActive', '=', 0).select('name').execute()
  const isStopped = new Set(stopped.map((row) => row.name))
  const lost = [...new Set(unknown.map(moduleOf))].filter((module) => !isStopped.has(module))
  if (lost.length === 0) return
  throw new StartError(
    `${name} has migrations that this build lacks: ${unknown.filter((step) => lost.includes(moduleOf(step))).join(', ')}. Copy it with a build that has them${lost.includes(platform.name) ? '' : ', or start the last 0.1 once with MODULES leaving these modules out'}.`,
  )
}

/**
 * Returns those of the steps that make the tables of a database of version 0.1: the ones that replace what it has recorded, and those of
 * modules of one's own that it has recorded itself. Further ones run at the start, as on any database. Throws a StartError where it is of
 * another version.
 */
export async function stepsLike(brand: Brand, db: Database, name: string, present: Steps): Promise<Steps> {
  const done = new Set(await recordedSteps(db))
  rejectOtherVersions(brand, name, done, present)
  const made = Object.entries(present).filter(([key, step]) => {
    const replaced = replacedSteps(key, step)
    const count = replaced.filter((old) => done.has(old)).length
    if (count > 0 && count < replaced.length) throw older(name)
    return count > 0 || done.has(key)
  })
  const known = new Set(made.flatMap(([key, step]) => [key, ...replacedSteps(key, step)]))
  await rejectUnknown(
    db,
    name,
    [...done].filter((step) => !known.has(step)),
  )
  return Object.fromEntries(made)
}
