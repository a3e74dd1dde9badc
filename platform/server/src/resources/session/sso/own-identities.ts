import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { ownIdentities } from 'atrium/contract/system/user/sso/own-identity'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { noPassword } from '#server/credentials/no-password'
import { readPasskeys } from '#server/services/factor/passkey'
import {
  accountIn,
  addIdentity,
  findIdentity,
  readIdentities,
  removeIdentities,
} from '#server/services/session/sso/identity'
import { setClaimedRoles } from '#server/services/session/sso/claimed-role'
import { readOffered } from '#server/services/session/sso/provider'
import { changedIdentityMail, type IdentityChange } from '../mails/identity-mail'
import { requireBegun, takeOnly } from './begin'

type Body<K extends keyof typeof ownIdentities> = Parsed<(typeof ownIdentities)[K]>['body']

const timeOf = (millis: number) => new Date(millis).toISOString()

/** Lists the accounts of the actor, and the providers that they have none of. */
export async function listOwn({ db, deps, actor }: Call): Promise<Output<typeof ownIdentities.list>> {
  const own = await readIdentities(db, actor.userId)
  const offered = deps.identityClient ? await readOffered(db) : []
  return {
    identities: own.map(({ identityId, providerId, providerName, account, linkedAt, lastUsedAt }) => ({
      identityId,
      providerId,
      providerName,
      account,
      linkedAt: timeOf(linkedAt),
      lastUsedAt: lastUsedAt === null ? null : timeOf(lastUsedAt),
    })),
    offered: offered.filter(({ providerId }) => !own.some((identity) => identity.providerId === providerId)),
  }
}

/** Adds a change of the actor's accounts to the log, and mails it to them. */
async function tell(call: WriteCall, change: IdentityChange, providerName: string, account: string): Promise<void> {
  const { userId, username } = call.actor
  const before = { userId, username }
  const other = { ...before, identity: `${providerName}: ${account}` }
  call.changed({ id: userId, ...(change === 'linked' ? { before, after: other } : { before: other, after: before }) })
  await call.mail(changedIdentityMail(userId, change, providerName, call))
}

/** Links the account with which the browser came back. The provider is asked before the transaction, which must not wait for another server. */
export const linkOwn = {
  prepare: async (call: Call, { body: { key, callback } }: { body: Body<'link'> }) => {
    const { userId, sessionId } = call.actor
    const begun = await requireBegun(call, key, { purpose: 'link', sessionId })
    const { provider, said } = await takeOnly(call, begun, callback)
    const { providerId, providerName } = provider
    return async (write: WriteCall): Promise<null> => {
      const { db, now } = write
      if (await findIdentity(db, { providerId, subject: said.claims.sub })) throw new AppError('sso.linked')
      await addIdentity(db, { userId, providerId, claims: said.claims, now })
      await tell(write, 'linked', providerName, accountIn(said.claims))
      return null
    }
  },
}

/** Whether somebody could sign in without an account at a provider. */
async function hasOtherWay({ db, actor: { userId } }: WriteCall): Promise<boolean> {
  const user = await db.selectFrom('users').where('userId', '=', userId).select('passwordHash').executeTakeFirst()
  return user?.passwordHash !== noPassword || (await readPasskeys(db, userId)).length > 0
}

/** Removes an own account, with the roles that its provider gave. The last way to sign in stays. */
export async function unlinkOwn(call: WriteCall, { identityId }: Body<'unlink'>): Promise<null> {
  const { db, actor } = call
  const { userId } = actor
  const own = await readIdentities(db, userId)
  const identity = found(own.find((one) => one.identityId === identityId))
  if (own.length === 1 && !(await hasOtherWay(call))) throw new AppError('sso.lastWay')
  await removeIdentities(db, userId, identityId)
  await setClaimedRoles(call, { userId, providerId: identity.providerId }, [])
  await rejectLosingLastAdmin(call)
  await tell(call, 'unlinked', identity.providerName, identity.account)
  return null
}
