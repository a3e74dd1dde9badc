import { sql } from 'kysely'
import { isPerson } from '../access/records/persons'
import { isProviderOnly } from '../services/session/sso/identity'
import { endSessionsOf } from '../services/session/session-end'
import { createOneTimePassword, oneTimePasswordMillis } from '../credentials/one-time-password'
import type { Passwords } from '#server/call/call'
import type { Engine } from '../db/engines/engine'
import { deleteFailedSignIns } from '../resources/session/throttle'
import { removeFactors } from '../services/factor/factor'
import { updateUserRow, userColumns } from '../services/user/user-rows'
import { logRepair } from './repair-log'

/**
 * Enables the account and gives it a one-time password: good for 24 hours, and to be changed at the first sign-in. Its sessions end, and its
 * failed sign-ins, second factors and recovery codes are deleted. Returns the password, and whether an identity provider keeps them from using it; undefined where there is no such person.
 */
export async function repairPassword(
  { write }: Engine,
  passwords: Passwords,
  now: number,
  username: string,
): Promise<{ password: string; isProviderOnly: boolean } | undefined> {
  const password = createOneTimePassword()
  const passwordHash = await passwords.hash(password)
  return write(async (trx) => {
    const user = trx.selectFrom('users').where(sql`lower(username)`, '=', sql`lower(${username})`)
    const before = await user.where(isPerson).select(userColumns).executeTakeFirst()
    if (!before) return undefined
    const { userId } = before
    const credentials = { passwordHash, mustChangePassword: 1, passwordExpiresAt: now + oneTimePasswordMillis } as const
    const after = await updateUserRow(trx, before, { ...credentials, status: 1 }, userColumns)
    await endSessionsOf(trx, { reason: 'session.passwordReset', now }, [userId])
    await removeFactors(trx, userId)
    await deleteFailedSignIns(trx, username.toLowerCase())
    await logRepair(trx, { now, operation: 'npm run repair password', target: 'user' }, [{ id: userId, before, after }])
    return { password, isProviderOnly: await isProviderOnly(trx, userId) }
  })
}
