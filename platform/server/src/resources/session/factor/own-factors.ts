import type { Parsed } from 'atrium/contract/endpoint'
import type { Factors, NewTotp, ownFactors } from 'atrium/contract/system/user/factor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { readBrand } from '#server/call/setting/brand'
import type { WriteCall } from '#server/call/write-call'
import { secretsOf } from '#server/credentials/secret-box'
import { createTotpSecret, plainCode, totpAddress, totpStep } from '#server/credentials/totp'
import * as factors from '#server/services/factor/factor'
import { replaceCodes } from '#server/services/factor/recovery-code'
import { changeFactors, firstCodes, rejectTaken, rejectTooMany } from './change-factors'
import { factorNames, factorsOf } from './read-factors'

type Body<K extends keyof typeof ownFactors> = Parsed<(typeof ownFactors)[K]>['body']

export const readOwnFactors = (call: Call): Promise<Factors> => factorsOf(call, call.actor.userId)

/** Begins a factor. Nothing changes until its first code, but the log has who began one. */
export async function beginTotp(call: WriteCall, { name }: Body<'begin'>): Promise<NewTotp> {
  const { db, actor, now, changed } = call
  const { userId, username } = actor
  await rejectTaken(db, userId, { name })
  rejectTooMany(await factors.readFactors(db, userId))
  const secret = createTotpSecret()
  const factorId = await factors.beginFactor(
    db,
    { userId, kind: 'totp', name, secret: await secretsOf(call.deps).seal('factor', secret) },
    now,
  )
  changed({ id: userId, before: { userId }, after: { userId } })
  const { name: issuer } = await readBrand(call)
  return { factorId, secret, address: totpAddress(secret, { issuer, account: username }) }
}

/** Makes a factor count whose app shows the right code. */
export function confirmFactor(call: WriteCall, { factorId, code }: Body<'confirm'>): Promise<string[]> {
  const { db, deps, now, actor } = call
  const { userId } = actor
  return changeFactors(call, 'added', async () => {
    const { secret } = found(await factors.readBegun(db, userId, factorId, now))
    const step = totpStep(await secretsOf(deps).open('factor', secret), plainCode(code), now)
    if (step === undefined) throw new AppError('login.wrongCode', { at: 'code' })
    await factors.confirmFactor(db, factorId, step, now)
    return firstCodes(call)
  })
}

async function requireOwn({ db, actor }: Call, factorId: number): Promise<void> {
  found((await factors.readFactors(db, actor.userId)).find((row) => row.factorId === factorId))
}

export function renameFactor(call: WriteCall, { factorId, name }: Body<'rename'>): Promise<null> {
  const { db, actor } = call
  return changeFactors(call, undefined, async () => {
    await requireOwn(call, factorId)
    await rejectTaken(db, actor.userId, { name, factorId })
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
    if ((await factorNames(db, actor.userId)) === '') throw new AppError('factor.none')
    return replaceCodes(db, deps, actor.userId)
  })
}
