import { ssoMillis } from 'atrium/contract/system/user/sso/sign-in'
import type { Selectable } from 'kysely'
import type { Deps } from '#server/call/call'
import type { BegunSignIn, ProvidedIdentity } from '#server/call/sso/identity-client'
import { secretsOf } from '#server/credentials/secret-box'
import { createToken } from '#server/credentials/tokens'
import type { Database } from '#server/db/schema'
import type { SsoPurpose, SsoSignInTable } from '#server/db/tables/sso-tables'

/** The most sign-ins of one address that are under way: behind it may be an office. A further one takes the place of the oldest. */
const mostOfAddress = 300

/** The use of a sign-in: of a session where there is one. */
export interface SsoUse {
  readonly purpose: SsoPurpose
  readonly sessionId: number | null
}

interface SsoCall {
  readonly db: Database
  readonly deps: Pick<Deps, 'sha256' | 'write' | 'secrets'>
  readonly now: number
  readonly address: string
}

/** A sign-in that was begun. */
export type SsoSignIn = Selectable<SsoSignInTable>

/** Returns the texts of a sign-in that comes back to an address. */
export const drawSignIn = (redirectUri: string): BegunSignIn => ({
  redirectUri,
  state: createToken(),
  nonce: createToken(),
  verifier: createToken(),
})

/** Keeps a sign-in that was begun, and returns its key. */
export async function keepSignIn(
  { deps, now, address }: SsoCall,
  { purpose, sessionId }: SsoUse,
  { providerId, redirectUri, state, nonce, verifier }: BegunSignIn & { readonly providerId: number },
): Promise<string> {
  const key = createToken()
  await deps.write(async (trx) => {
    await trx
      .deleteFrom('ssoSignIns')
      .where('createdAt', '<=', now - ssoMillis)
      .execute()
    await makeRoom(trx, address)
    const begun = { redirectUri, state, nonce, verifier }
    const row = { ...begun, providerId, keyHash: deps.sha256(key), purpose, sessionId, address, createdAt: now }
    await trx.insertInto('ssoSignIns').values(row).execute()
  })
  return key
}

async function makeRoom(trx: Database, address: string): Promise<void> {
  const oldest = trx
    .selectFrom('ssoSignIns')
    .where('address', '=', address)
    .select('keyHash')
    .orderBy('createdAt', 'desc')
    .limit(mostOfAddress)
    .offset(mostOfAddress - 1)
  await trx.deleteFrom('ssoSignIns').where('keyHash', 'in', oldest).execute()
}

/** Reads a sign-in by its key; undefined where there is none of this use, or it is too old. */
export function readSignIn(
  { db, deps, now }: SsoCall,
  key: string,
  { purpose, sessionId }: SsoUse,
): Promise<SsoSignIn | undefined> {
  return db
    .selectFrom('ssoSignIns')
    .where('keyHash', '=', deps.sha256(key))
    .where('purpose', '=', purpose)
    .where('sessionId', sessionId === null ? 'is' : '=', sessionId)
    .where('createdAt', '>', now - ssoMillis)
    .selectAll()
    .executeTakeFirst()
}

/** Takes the `state` of a sign-in. Returns whether it was there: of two calls at once one gets it. */
export async function takeState({ db }: SsoCall, { keyHash, state }: SsoSignIn): Promise<boolean> {
  if (state === '') return false
  const taken = await db
    .updateTable('ssoSignIns')
    .set({ state: '' })
    .where('keyHash', '=', keyHash)
    .where('state', '=', state)
    .returning('keyHash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Keeps what a provider said until a second factor comes. */
export async function keepIdentity(
  { db, deps }: SsoCall,
  { keyHash }: SsoSignIn,
  said: ProvidedIdentity,
): Promise<void> {
  const identity = await secretsOf(deps).seal('ssoSignIn', JSON.stringify(said))
  await db.updateTable('ssoSignIns').set({ identity }).where('keyHash', '=', keyHash).execute()
}

/** Returns what a provider said before; undefined for nothing. */
export async function keptIdentity({ deps }: SsoCall, { identity }: SsoSignIn): Promise<ProvidedIdentity | undefined> {
  if (identity === '') return undefined
  return JSON.parse(await secretsOf(deps).open('ssoSignIn', identity)) as ProvidedIdentity
}

/** Deletes a sign-in that ended. */
export async function endSignIn(db: Database, { keyHash }: SsoSignIn): Promise<void> {
  await db.deleteFrom('ssoSignIns').where('keyHash', '=', keyHash).execute()
}
