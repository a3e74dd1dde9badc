import type { OfferedProvider } from 'atrium/contract/system/user/sso/sign-in'
import type { Selectable } from 'kysely'
import type { SecretBox } from '#server/call/call'
import type { ProviderAccess } from '#server/call/sso/identity-client'
import { sealAgain, secretsOf } from '#server/credentials/secret-box'
import type { Database } from '#server/db/schema'
import type { IdentityProviderTable } from '#server/db/tables/sso-tables'

/** A provider with its secret; undefined until one is set. */
export interface Provider extends Selectable<IdentityProviderTable> {
  readonly clientSecret: string | undefined
}

interface Reading {
  readonly db: Database
  readonly deps: { readonly secrets?: SecretBox | undefined }
}

/** Reads a provider, enabled or not. */
export async function readProvider({ db, deps }: Reading, providerId: number): Promise<Provider | undefined> {
  const row = await db
    .selectFrom('identityProviders')
    .leftJoin('identityProviderSecrets', 'identityProviderSecrets.providerId', 'identityProviders.providerId')
    .where('identityProviders.providerId', '=', providerId)
    .selectAll('identityProviders')
    .select('identityProviderSecrets.secret')
    .executeTakeFirst()
  if (!row) return undefined
  const { secret, ...provider } = row
  const clientSecret = secret === null ? undefined : await secretsOf(deps).open('identityProvider', secret)
  return { ...provider, clientSecret }
}

/** Returns how a provider is reached; undefined for one without a secret. */
export const accessTo = ({ issuer, clientId, clientSecret }: Provider): ProviderAccess | undefined =>
  clientSecret === undefined ? undefined : { issuer, clientId, clientSecret }

/** Returns the providers that people can sign in at: enabled ones with a secret, by their names. */
export async function readOffered(db: Database): Promise<OfferedProvider[]> {
  const rows = await db
    .selectFrom('identityProviders')
    .innerJoin('identityProviderSecrets', 'identityProviderSecrets.providerId', 'identityProviders.providerId')
    .where('status', '=', 1)
    .orderBy('providerName')
    .select(['identityProviders.providerId', 'providerName', 'buttonText', 'domains'])
    .execute()
  return rows.map(({ domains, ...row }) => ({ ...row, domains: domainsOf(domains) }))
}

const domainsOf = (stored: string): string[] =>
  stored === '' ? [] : (JSON.parse(stored) as string[]).map((domain) => domain.toLowerCase())

/** Stores the secret of a provider in place of the one before. */
export async function storeSecret({ db, deps }: Reading, providerId: number, clientSecret: string): Promise<void> {
  const secret = await secretsOf(deps).seal('identityProvider', clientSecret)
  await db
    .insertInto('identityProviderSecrets')
    .values({ providerId, secret })
    .onConflict((conflict) => conflict.column('providerId').doUpdateSet({ secret }))
    .execute()
}

/**
 * Returns the write that encrypts the secrets with the present key that are not yet; undefined where all are. Each is read once, so that one whose key
 * is gone is an error.
 */
export async function sealProviderSecrets(
  db: Database,
  host: { readonly secrets?: SecretBox | undefined },
): Promise<((trx: Database) => Promise<void>) | undefined> {
  const rows = await db.selectFrom('identityProviderSecrets').selectAll().execute()
  const stale = await sealAgain(host, 'identityProvider', rows)
  if (stale.length === 0) return undefined
  return async (trx) => {
    for (const { row, secret } of stale)
      await trx
        .updateTable('identityProviderSecrets')
        .set({ secret })
        .where('providerId', '=', row.providerId)
        .execute()
  }
}
