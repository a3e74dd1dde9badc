import { textIn } from 'atrium/contract/language'
import { holdsPermission } from 'atrium/contract/access'
import type { Dashboard, dashboard, IntroductionEntry, IntroductionKind } from 'atrium/contract/dashboard'
import type { Parsed } from 'atrium/contract/endpoint'
import type { Call } from '#server/call/call'
import type { FirstStep, Introduction, Product, ThingToTry } from '#server/call/resource'
import { statement, type Params } from '#server/db/statement'
import { firstSteps } from './first-steps'
import { thingsToTry } from './things-to-try'

const closedOne = statement((db, { userId, kind }: Params<{ userId: number; kind: IntroductionKind }>) =>
  db.selectFrom('closedIntroductions').where('userId', '=', userId).where('kind', '=', kind).select('kind'),
)

async function isClosed({ db, actor: { userId } }: Call, kind: IntroductionKind): Promise<boolean> {
  return (await closedOne(db, { userId, kind })).length > 0
}

/** The introductions of the modules that run. */
const ofModules = ({ deps }: Call, servers: Product['servers']) =>
  Object.entries(servers).flatMap(([name, { introduction }]) =>
    introduction && deps.modules.includes(name) ? [introduction] : [],
  )

/**
 * Returns what the dashboard begins with for somebody with these permissions: things to try in a demo, else the first steps until all of
 * them are done. Null where nothing of it is for them, and once they closed it.
 */
export function introductionFor(
  call: Call,
  servers: Product['servers'],
  permissions: readonly string[],
): Promise<Dashboard['introduction']> {
  const ofRunning = ofModules(call, servers)
  return call.deps.demo ? readThings(call, ofRunning) : readSteps(call, ofRunning, permissions)
}

async function readThings(call: Call, ofRunning: readonly Introduction[]): Promise<Dashboard['introduction']> {
  const keys = new Set(call.actor.roles.map(({ roleKey }) => roleKey))
  const things = [thingsToTry, ...ofRunning.map((one) => one.thingsToTry ?? [])].flat()
  const own = things.filter(({ roles }) => roles.some((key) => keys.has(key)))
  if (own.length === 0 || (await isClosed(call, 'thingsToTry'))) return null
  return { kind: 'thingsToTry', entries: own.map((thing) => inLanguage(call, thing, null)) }
}

async function readSteps(
  call: Call,
  ofRunning: readonly Introduction[],
  permissions: readonly string[],
): Promise<Dashboard['introduction']> {
  const steps = [firstSteps, ...ofRunning.map((one) => one.firstSteps ?? [])].flat()
  const own = steps.filter((step) => step.permissions.every((code) => holdsPermission(permissions, [code])))
  if (own.length === 0 || (await isClosed(call, 'firstSteps'))) return null
  const entries: IntroductionEntry[] = []
  for (const step of own) {
    const isDone = await step.isDone(call)
    if (isDone !== undefined) entries.push(inLanguage(call, step, isDone))
  }
  return entries.some(({ isDone }) => !isDone) ? { kind: 'firstSteps', entries } : null
}

const inLanguage = (
  { language }: Call,
  { title, description, page, query = {} }: FirstStep | ThingToTry,
  isDone: boolean | null,
): IntroductionEntry => ({
  title: textIn(language, title),
  description: textIn(language, description),
  page,
  query: { ...query },
  isDone,
})

/** Closes an introduction for the actor, or shows it again. Doing so twice changes nothing. */
export async function setIntroduction(
  call: Call,
  { kind, isShown }: Parsed<typeof dashboard.setIntroduction>['body'],
): Promise<null> {
  const { userId } = call.actor
  await call.deps.write(async (trx) => {
    if (isShown) {
      await trx.deleteFrom('closedIntroductions').where('userId', '=', userId).where('kind', '=', kind).execute()
      return
    }
    await trx
      .insertInto('closedIntroductions')
      .values({ userId, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return null
}
