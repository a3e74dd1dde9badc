import { adminRoleKey } from 'atrium/contract/access'
import { expressionBuilder, sql, type ExpressionBuilder, type SqlBool, type Expression } from 'kysely'
import type { Database, Schema } from '../db/schema'
import { literal, type Value } from '../db/statement'
import { idsAbove, idsBelow, type TreeTable } from './records/tree-ids'
import { roleIdsOf } from './actor'
import { isPerson } from './records/persons'
import type { Actor } from '#server/call/actor'

type Rule = Expression<SqlBool>

/** The properties of an actor that decide what they see; in a statement their ids are placeholders. */
export interface Viewer {
  readonly admin: boolean
  readonly userId: Value<number>
  readonly deptId: Value<number> | null
  readonly roles: readonly { readonly roleId: Value<number>; readonly dataScope: number }[]
  /** A data scope that limits all of them: that of an API token. */
  readonly narrowed?: number | undefined
}

/** An actor among the values of a statement. An admin sees everything, so that one statement serves all of them. */
export function viewerOf({ admin, userId, deptId, roles, narrowed }: Actor) {
  if (admin) return { admin, userId, deptId: null, roles: [] }
  return {
    admin,
    userId,
    deptId,
    ...(narrowed !== undefined && { narrowed: literal(narrowed) }),
    roles: roles.map(({ roleId, dataScope }) => ({ roleId, dataScope: literal(dataScope) })),
  }
}

const nothing = sql<SqlBool>`1 = 0`
const everything = sql<SqlBool>`1 = 1`

/** How departments are below each other. */
export const deptTree: TreeTable = { table: 'depts', id: 'deptId', parent: 'pid' }

/** The department and all below it. */
export const subtree = (deptId: Value<number>) => idsBelow(deptTree, deptId)

/** The department and all above it. */
export const ancestors = (deptId: Value<number>) => idsAbove(deptTree, deptId)

/** Joins alternatives; without any nothing is in scope. */
const anyOf = (rules: readonly Rule[]): Rule => (rules.length > 0 ? builder.or([...rules]) : nothing)

const builder = expressionBuilder<Schema>()

/** The viewer whose only scope is the one that limits their roles. */
const narrowOnly = (actor: Viewer, dataScope: number): Viewer => ({
  ...actor,
  narrowed: undefined,
  roles: [{ roleId: 0, dataScope }],
})

/** Returns the conditions of the actor's data scopes, as alternatives on a department column: 1 all, 2 chosen, 3 own, 4 own and below. */
export function deptRules(actor: Viewer, column: Expression<unknown>): Rule[] {
  if (actor.narrowed !== undefined) {
    const { narrowed, ...wide } = actor
    return [builder.and([anyOf(deptRules(wide, column)), anyOf(deptRules(narrowOnly(actor, narrowed), column))])]
  }
  return actor.roles.flatMap(({ roleId, dataScope }): Rule[] => {
    if (dataScope === 1) return [everything]
    if (dataScope === 2) return [sql`${column} in (select dept_id from role_depts where role_id = ${roleId})`]
    if (actor.deptId === null) return []
    if (dataScope === 3) return [sql`${column} = ${actor.deptId}`]
    if (dataScope === 4) return [sql`${column} in ${subtree(actor.deptId)}`]
    return []
  })
}

/**
 * The people among the users whom the actor may see or touch: see `accountInScope`.
 * @example
 * db.selectFrom('users').where(userInScope(call.actor)).selectAll()
 */
export function userInScope(actor: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'users'>): Rule =>
    actor.admin ? isPerson(eb) : eb.and([accountInScope(actor)(eb), isPerson(eb)])
}

/**
 * Users the actor may see or touch, people and service accounts: the union of their roles' data scopes, and never an admin unless they are
 * one. For what accounts own and did.
 */
export function accountInScope(actor: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'users'>): Rule => {
    if (actor.admin) return everything
    if (actor.narrowed !== undefined) {
      const { narrowed, ...wide } = actor
      return eb.and([accountInScope(wide)(eb), accountInScope(narrowOnly(actor, narrowed))(eb)])
    }
    const own = actor.roles.some(({ dataScope }) => dataScope === 5) ? [eb('users.userId', '=', actor.userId)] : []
    const rules = [...deptRules(actor, eb.ref('users.deptId')), ...own]
    return eb.and([anyOf(rules), eb.not(isAdmin(eb))])
  }
}

/** The ids of the users in the actor's scope, service accounts among them, for lists of what users did. */
export function accountIdsInScope({ db, actor }: { db: Database; actor: Viewer }) {
  return db.selectFrom('users').where(accountInScope(actor)).select('users.userId')
}

/** True for users who hold the admin role. Begins with the role, which few hold, and not with the users. */
export function isAdmin(eb: ExpressionBuilder<Schema, 'users'>) {
  return eb(
    'users.userId',
    'in',
    eb
      .selectFrom('userRoles')
      .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
      .where('roles.roleKey', '=', adminRoleKey)
      .select('userRoles.userId'),
  )
}

/**
 * Departments the actor may see or touch.
 * @example
 * db.selectFrom('depts').where(deptInScope(call.actor)).selectAll()
 */
export function deptInScope(actor: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'depts'>): Rule => {
    if (actor.admin) return everything
    return anyOf(deptRules(actor, eb.ref('depts.deptId')))
  }
}

/**
 * Roles the actor may see or touch: all for the admin, else their own and those that they added. What may be given to users is
 * less: `readAssignableRoles`.
 */
export function roleInScope(actor: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'roles'>): Rule => {
    if (actor.admin) return everything
    return eb.or([eb('roles.roleId', 'in', roleIdsOf(actor)), eb('roles.createdBy', '=', actor.userId)])
  }
}
