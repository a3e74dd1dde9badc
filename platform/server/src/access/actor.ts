import { adminRoleKey, holdsPermission, wildcardPermission, type Permission } from 'atrium/contract/access'
import { sql } from 'kysely'
import type { Actor } from '../call/actor'
import type { SettingHost } from '../call/setting/runtime-settings'
import type { Deps } from '../call/call'
import { addressColumns, addressesFor, storedAddresses } from '../call/setting/allowed-addresses'
import { regionColumns, regionOf, storedRegion } from '../call/setting/region'
import { storedTimes, timeColumns, timesFor } from '../call/setting/session-times'
import type { Database } from '../db/schema'
import { statement, type Params, type Value } from '../db/statement'
import { enabledMenus } from './enabled-menus'
import { factorColumns, factorDueOf, type FactorRow } from './required-factor'

/** Another one after every change of the menu: entries have versions, and ids are not given out twice. */
export const menuMark = sql<string>`(select count(*) || '-' || sum(version) || '-' || max(id) from menus)`

const liveSession = statement(
  (db, given: Params<{ tokenHash: string; now: number }>) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.userId', 'sessions.userId')
      .leftJoin('userRoles', 'userRoles.userId', 'users.userId')
      .leftJoin('roles', (join) => join.onRef('roles.roleId', '=', 'userRoles.roleId').on('roles.status', '=', 1))
      .where('sessions.tokenHash', '=', given.tokenHash)
      .where('sessions.expiresAt', '>', given.now)
      .where('users.status', '=', 1)
      .select([
        'sessions.sessionId',
        'sessions.createdAt',
        'sessions.lastSeenAt',
        'sessions.locked',
        'sessions.cookieHash',
        'sessions.reauthAt',
      ])
      .select(['users.userId', 'users.deptId', 'users.username', 'users.mustChangePassword'])
      .select(['users.language', 'users.timeZone'])
      .select(['roles.roleId', 'roles.roleKey', 'roles.dataScope'])
      .select(['users.version as userVersion', 'roles.version as roleVersion'])
      .select(menuMark.as('menuMark'))
      .select([...timeColumns, ...addressColumns, ...regionColumns, ...factorColumns])
      .orderBy('roles.roleId'),
  { isPrepared: true },
)

/** A row of a person with one of their enabled roles, or with none. */
export type PersonRow = Parameters<typeof storedAddresses>[1] &
  Parameters<typeof storedRegion>[1] &
  FactorRow & {
    readonly userId: number
    readonly deptId: number | null
    readonly username: string
    readonly mustChangePassword: number
    readonly language: string
    readonly timeZone: string
    readonly roleId: number | null
    readonly dataScope: number | null
    readonly userVersion: number
    readonly roleVersion: number | null
    readonly menuMark: string
  }

/** The parts of a host that an actor depends on. */
export type ActorHost = SettingHost & Pick<Deps, 'product'>

/** Returns what an actor is by their person and roles, whatever they came with. */
export function personOf(rows: readonly PersonRow[], deps: ActorHost) {
  const first = rows[0]!
  const roles = rows.flatMap(({ roleId, roleKey, dataScope }) =>
    roleId === null || roleKey === null || dataScope === null ? [] : [{ roleId, roleKey, dataScope }],
  )
  const roleIds = roles.map(({ roleId }) => roleId)
  const ownRegion = { language: first.language, timeZone: first.timeZone }
  return {
    passwordDue: first.mustChangePassword === 1,
    factorDue: factorDueOf(deps, rows),
    userId: first.userId,
    deptId: first.deptId,
    username: first.username,
    admin: roles.some(({ roleKey }) => roleKey === adminRoleKey),
    roles,
    addresses: addressesFor(storedAddresses(deps, first), roleIds),
    region: regionOf(deps, ownRegion, storedRegion(deps, first)),
    ownRegion,
    rights: [
      first.userVersion,
      ...rows.flatMap(({ roleId, roleVersion }) => [roleId, roleVersion]),
      first.menuMark,
    ].join(),
  }
}

/**
 * The actor of a live session. Nothing is cached: an ended session, a disabled user or a changed role counts from the
 * next call on, on every process.
 */
export async function findActor(
  db: Database,
  tokenHash: string,
  { now, deps }: { now: number; deps: ActorHost },
): Promise<Actor | undefined> {
  const rows = await liveSession(db, { tokenHash, now })
  const [first] = rows
  if (!first) return undefined
  const person = personOf(rows, deps)
  const times = timesFor(
    storedTimes(deps, first),
    person.roles.map(({ roleId }) => roleId),
  )
  if (first.lastSeenAt <= now - times.idleMillis || first.createdAt <= now - times.lifeMillis) return undefined
  const { sessionId, lastSeenAt, cookieHash, reauthAt, locked } = first
  return { sessionId, lastSeenAt, tokenHash, cookieHash, reauthAt, locked: locked === 1, ...person }
}

/** The ids of the actor's enabled roles. Never empty, so that it can be an SQL list. */
export function roleIdsOf<T>({ roles }: { readonly roles: readonly { readonly roleId: T }[] }): (T | number)[] {
  return roles.length ? roles.map(({ roleId }) => roleId) : [0]
}

/** The menu entries by which these roles give a permission code: an entry below a disabled one gives nothing. */
export function grantedCodes(db: Database, roleIds: readonly Value<number>[]) {
  return db
    .selectFrom('menus')
    .innerJoin('roleMenus', 'roleMenus.menuId', 'menus.id')
    .where('roleMenus.roleId', 'in', [...roleIds])
    .where('menus.id', 'in', enabledMenus)
    .where('menus.permission', '<>', '')
}

const codesOf = statement(
  (db, { roleIds }: Params<{ roleIds: number[] }>) =>
    grantedCodes(db, roleIds).select('menus.permission').distinct().orderBy('menus.permission'),
  { isPrepared: true },
)

/**
 * The permission codes the actor holds: the wildcard for the admin, else those that their roles give. With an API token they are
 * those that were chosen for it, as far as its owner holds them now.
 */
export async function permissionsOf(db: Database, actor: Actor): Promise<string[]> {
  if (actor.admin) return [wildcardPermission]
  const { chosen, isOfAdmin } = actor.token ?? {}
  if (chosen && isOfAdmin) return [...chosen]
  const held = (await codesOf(db, { roleIds: roleIdsOf(actor) })).map(({ permission }) => permission)
  return chosen ? held.filter((code) => chosen.includes(code)) : held
}

/**
 * Returns whether the actor holds a permission that no call needs as a whole, but a part of one does.
 * @example
 * if (offer.audience === 'all' && !(await holds(call, publishToAll))) rejectField('audience', notToAll)
 */
export async function holds({ db, actor }: { db: Database; actor: Actor }, permission: Permission): Promise<boolean> {
  return holdsPermission(await permissionsOf(db, actor), [permission])
}
