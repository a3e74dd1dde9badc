import { platform } from 'atrium/contract/module/platform'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import type { Actor } from '../call/actor'
import { AppError } from '../call/app-error'
import { addressColumns, isAllowed } from '../call/setting/allowed-addresses'
import { regionColumns } from '../call/setting/region'
import { storedSetting, valuesFrom } from '../call/setting/setting-values'
import type { Database } from '../db/schema'
import { statement, type Params } from '../db/statement'
import { menuMark, personOf, type ActorHost } from './actor'
import { factorColumns } from './required-factor'

const { tokenRequests } = platformSettings

const ownerOfToken = statement(
  (db, given: Params<{ tokenHash: string }>) =>
    db
      .selectFrom('apiTokens')
      .innerJoin('users', 'users.userId', 'apiTokens.userId')
      .leftJoin('userRoles', 'userRoles.userId', 'users.userId')
      .leftJoin('roles', (join) => join.onRef('roles.roleId', '=', 'userRoles.roleId').on('roles.status', '=', 1))
      .where('apiTokens.tokenHash', '=', given.tokenHash)
      .select(['apiTokens.tokenId', 'apiTokens.tokenName', 'apiTokens.permissions', 'apiTokens.dataScope as narrowed'])
      .select(['apiTokens.addresses as tokenAddresses', 'apiTokens.expiresAt', 'apiTokens.lastUsedAt'])
      .select(['users.userId', 'users.deptId', 'users.username', 'users.mustChangePassword', 'users.status'])
      .select(['users.language', 'users.timeZone'])
      .select(['roles.roleId', 'roles.roleKey', 'roles.dataScope'])
      .select(['users.version as userVersion', 'roles.version as roleVersion'])
      .select(menuMark.as('menuMark'))
      .select(storedSetting(platform.name, 'tokenRequests').as('storedRequests'))
      .select([...addressColumns, ...regionColumns, ...factorColumns])
      .orderBy('roles.roleId'),
  { isPrepared: true },
)

type Row = Awaited<ReturnType<typeof ownerOfToken>>[number]

/** The actor of an API token, with the requests that it may make in a minute. */
export interface TokenActor {
  readonly actor: Actor
  readonly requests: number
}

/**
 * Finds the actor of an API token: its owner, with what was chosen for the token of their rights at this moment. Throws where the token is no
 * longer good, or not from this address.
 */
export async function findTokenActor(
  db: Database,
  tokenHash: string,
  { now, deps, address }: { now: number; deps: ActorHost; address: string },
): Promise<TokenActor> {
  const rows = await ownerOfToken(db, { tokenHash })
  const [first] = rows
  if (!first) throw new AppError('token.unknown')
  if (first.expiresAt <= now) throw new AppError('token.expired')
  if (first.status !== 1) throw new AppError('token.disabled')
  const addresses = JSON.parse(first.tokenAddresses) as string[]
  if (addresses.length > 0 && !isAllowed(address, addresses)) throw new AppError('token.address')
  const person = personOf(rows, deps)
  const { tokenRequests: requests } = valuesFrom(
    deps,
    { name: platform.name, settings: { tokenRequests } },
    () => first.storedRequests,
  )
  const actor = {
    sessionId: 0,
    lastSeenAt: first.lastUsedAt ?? 0,
    tokenHash,
    cookieHash: null,
    reauthAt: 0,
    locked: false,
    ...person,
    ...rightsOf(first, person, deps),
  }
  return { actor, requests }
}

/**
 * A token of an admin is one only where nothing was chosen for it. Else it has the chosen permissions and all data within its scope, but not the role,
 * by which it would see administrators.
 */
function rightsOf(
  { tokenId, tokenName, permissions, narrowed }: Row,
  { admin: isOfAdmin, roles }: Pick<Actor, 'admin' | 'roles'>,
  { product }: ActorHost,
): Pick<Actor, 'admin' | 'roles' | 'token' | 'narrowed'> {
  const chosen = permissions === null ? undefined : (JSON.parse(permissions) as string[])
  const token = { tokenId, tokenName, chosen, isOfAdmin }
  if (narrowed === null && chosen === undefined) return { admin: isOfAdmin, roles, token }
  const scope = narrowed === null ? {} : { narrowed }
  if (!isOfAdmin) return { admin: false, roles, token, ...scope }
  const all = { ...token, chosen: chosen ?? product.contract.allPermissions }
  return { admin: false, roles: [{ roleId: 0, roleKey: '', dataScope: 1 }], token: all, ...scope }
}
