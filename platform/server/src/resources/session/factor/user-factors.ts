import type { Factors } from 'atrium/contract/system/user/factor'
import { user } from 'atrium/contract/system/user.record'
import { requireReauthFor } from '#server/access/reauth'
import { rejectStronger } from '#server/access/stronger'
import { userInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { removeFactors } from '#server/services/factor/factor'
import { endTrust } from '#server/services/session/trusted-browser'
import { readTarget } from '../../user/user-record'
import { resetFactorsMail } from '../mails/account-mails'
import { factorNames, factorsOf } from './read-factors'

/** Reads the factors of a user in the scope of the actor. */
export async function readUserFactors(call: Call, userId: number): Promise<Factors> {
  const query = call.db.selectFrom('users').where(userInScope(call.actor)).where('userId', '=', userId)
  found(await query.select('userId').executeTakeFirst())
  return factorsOf(call, userId)
}

/** Removes the factors of somebody who lost them. Not the own ones: these take the password, or a session left open would be enough. */
export async function resetFactors(call: WriteCall, userId: number): Promise<null> {
  const { db, actor, changed } = call
  const target = await readTarget(call, userId)
  if (userId === actor.userId) throw new AppError(user.errors.isSelf)
  await rejectStronger(call, [target])
  requireReauthFor(call, [target])
  const before = await factorNames(db, userId)
  if (before === '') throw new AppError('factor.none')
  await removeFactors(db, userId)
  await endTrust(db, [userId])
  changed({ id: userId, before: { userId, factors: before }, after: { userId, factors: '' } })
  await call.mail(resetFactorsMail(userId, call))
  return null
}
