import { mostFactors } from 'atrium/contract/system/user/factor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { readFactors } from '#server/services/factor/factor'
import { readPasskeys } from '#server/services/factor/passkey'
import { countCodes, replaceCodes } from '#server/services/factor/recovery-code'
import { endTrust } from '#server/services/session/trusted-browser'
import { changedFactorMail, type FactorChange } from '../mails/account-mails'
import { factorNames } from './read-factors'

interface Named {
  readonly name: string
  /** The one that is called so, for a new name. */
  readonly factorId?: number
  readonly passkeyId?: number
}

/** Rejects a name that another factor of the person has, whatever its kind. */
export async function rejectTaken(db: Call['db'], userId: number, { name, factorId, passkeyId }: Named): Promise<void> {
  const others = [
    ...(await readFactors(db, userId)).filter((row) => row.factorId !== factorId),
    ...(await readPasskeys(db, userId)).filter((row) => row.passkeyId !== passkeyId),
  ]
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('record.taken', { at: 'name' })
}

/** Rejects one factor of a kind too many. */
export function rejectTooMany(rows: readonly unknown[]): void {
  if (rows.length >= mostFactors) rejectField('name', { words: tooMany })
}

const tooMany = {
  zh: `最多 ${mostFactors} 个，请先移除一个`,
  en: `There are ${mostFactors} already. Remove one first`,
}

/** Changes factors of the actor: adds to the log how they are called before and after, and mails the person. */
export async function changeFactors<T>(
  call: WriteCall,
  change: FactorChange | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const { db, actor, changed } = call
  const { userId } = actor
  const before = await factorNames(db, userId)
  const result = await work()
  // A browser was trusted with what was shown then.
  if (change === 'removed') await endTrust(db, [userId])
  const replaced = change === 'codes' ? { recoveryCodesReplaced: 1 } : undefined
  const after = await factorNames(db, userId)
  changed({ id: userId, before: { userId, factors: before }, after: { userId, factors: after, ...replaced } })
  if (change) await call.mail(changedFactorMail(userId, change, call))
  return result
}

/** Gives recovery codes to an actor who has none, and returns them. */
export async function firstCodes({ db, deps, actor: { userId } }: Call): Promise<string[]> {
  return (await countCodes(db, userId)) ? [] : replaceCodes(db, deps, userId)
}
