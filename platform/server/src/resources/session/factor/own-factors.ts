import type { Parsed } from 'atrium/contract/endpoint'
import { mostFactors, type Factors, type NewTotp, type ownFactors } from 'atrium/contract/system/user/factor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { rejectField } from '#server/call/field-error'
import { readBrand } from '#server/call/setting/brand'
import type { WriteCall } from '#server/call/write-call'
import { createTotpSecret, plainCode, totpAddress, totpStep } from '#server/credentials/totp'
import * as factors from '#server/services/factor/factor'
import { countCodes, replaceCodes } from '#server/services/factor/recovery-code'
import { changedFactorMail, type FactorChange } from '../account-mails'

type Body<K extends keyof typeof ownFactors> = Parsed<(typeof ownFactors)[K]>['body']

const momentOf = (millis: number) => new Date(millis).toISOString()

/** Reads the factors of a user that count, and how many recovery codes are left. */
export async function factorsOf({ db }: Pick<Call, 'db'>, userId: number): Promise<Factors> {
  const rows = await factors.readFactors(db, userId)
  return {
    factors: rows.map(({ factorId, kind, name, createdAt, lastUsedAt }) => ({
      factorId,
      kind,
      name,
      createdAt: momentOf(createdAt),
      lastUsedAt: lastUsedAt === null ? null : momentOf(lastUsedAt),
    })),
    recoveryCodes: await countCodes(db, userId),
  }
}

export const readOwnFactors = (call: Call): Promise<Factors> => factorsOf(call, call.actor.userId)

/** Begins a factor. Nothing changes until its first code, but the log has who began one. */
export async function beginTotp(call: WriteCall, { name }: Body<'begin'>): Promise<NewTotp> {
  const { db, actor, now, changed } = call
  const { userId, username } = actor
  await rejectOther(db, userId, { name })
  const secret = createTotpSecret()
  const factorId = await factors.beginFactor(db, { userId, kind: 'totp', name, secret }, now)
  changed({ id: userId, before: { userId }, after: { userId } })
  const { name: issuer } = await readBrand(call)
  return { factorId, secret, address: totpAddress(secret, { issuer, account: username }) }
}

/** Rejects a name that another factor of the person has, and one factor too many. */
async function rejectOther(db: Call['db'], userId: number, { name, factorId }: { name: string; factorId?: number }) {
  const others = (await factors.readFactors(db, userId)).filter((row) => row.factorId !== factorId)
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('record.taken', { at: 'name' })
  if (others.length >= mostFactors) rejectField('name', { words: tooMany })
}

const tooMany = {
  zh: `最多 ${mostFactors} 个，请先移除一个`,
  en: `There are ${mostFactors} already. Remove one first`,
}

/** Changes factors of the actor: adds to the log how they are called before and after, and mails the person. */
async function changeFactors<T>(call: WriteCall, change: FactorChange | undefined, work: () => Promise<T>): Promise<T> {
  const { db, actor, changed } = call
  const { userId } = actor
  const before = await factorNames(db, userId)
  const result = await work()
  const replaced = change === 'codes' ? { recoveryCodesReplaced: 1 } : undefined
  const after = await factorNames(db, userId)
  changed({ id: userId, before: { userId, factors: before }, after: { userId, factors: after, ...replaced } })
  if (change) await call.mail(changedFactorMail(userId, change, call))
  return result
}

/** Returns the names of the factors of a user, for the log. */
export async function factorNames(db: Call['db'], userId: number): Promise<string> {
  return (await factors.readFactors(db, userId)).map(({ name }) => name).join(', ')
}

/** Makes a factor count whose app shows the right code. */
export function confirmFactor(call: WriteCall, { factorId, code }: Body<'confirm'>): Promise<string[]> {
  const { db, deps, now, actor } = call
  const { userId } = actor
  return changeFactors(call, 'added', async () => {
    const { secret } = found(await factors.readBegun(db, userId, factorId, now))
    const step = totpStep(secret, plainCode(code), now)
    if (step === undefined) throw new AppError('login.wrongCode', { at: 'code' })
    await factors.confirmFactor(db, factorId, step, now)
    return (await countCodes(db, userId)) ? [] : replaceCodes(db, deps, userId)
  })
}

async function requireOwn({ db, actor }: Call, factorId: number): Promise<void> {
  found((await factors.readFactors(db, actor.userId)).find((row) => row.factorId === factorId))
}

export function renameFactor(call: WriteCall, { factorId, name }: Body<'rename'>): Promise<null> {
  const { db, actor } = call
  return changeFactors(call, undefined, async () => {
    await requireOwn(call, factorId)
    await rejectOther(db, actor.userId, { name, factorId })
    await factors.renameFactor(db, factorId, name)
    return null
  })
}

export function removeFactor(call: WriteCall, { factorId }: Body<'remove'>): Promise<null> {
  return changeFactors(call, 'removed', async () => {
    await requireOwn(call, factorId)
    await factors.removeFactor(call.db, call.actor.userId, factorId)
    return null
  })
}

/** Not for somebody without a factor, for whom the codes would open nothing. */
export function renewCodes(call: WriteCall): Promise<string[]> {
  return changeFactors(call, 'codes', async () => {
    const { db, deps, actor } = call
    if ((await factors.readFactors(db, actor.userId)).length === 0) throw new AppError('record.wrongState')
    return replaceCodes(db, deps, actor.userId)
  })
}
