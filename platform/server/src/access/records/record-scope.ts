import { platformRecords } from 'atrium/contract/module/platform-api'
import { referenceOf, type RecordKind, type RecordKinds } from 'atrium/contract/kind/record-kind'
import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import type { Schema } from '#server/db/schema'
import { isServiceAccount } from './persons'
import { accountInScope, deptInScope, deptRules, roleInScope, userInScope, type Viewer } from '../scope'

type Rule = Expression<SqlBool>
/** Kinds of records are known by the names of their tables alone, so any table gives the types of all of them. */
type Builder = ExpressionBuilder<Schema, 'users' | 'depts' | 'roles'>

const eb: Builder = expressionBuilder()

/** Returns the kind of that name, of those given or of the platform. Throws an Error where there is none. */
export function kindCalled(kinds: RecordKinds, name: string): RecordKind {
  const kind = kinds[name] ?? (platformRecords as RecordKinds)[name]
  if (!kind) throw new Error(`There is no kind of record called ${name}.`)
  return kind
}

/** Kinds of the platform whose scope is more than that of what they refer to. */
const platformRules: Readonly<Record<string, (actor: Viewer) => (eb: Builder) => Rule>> = {
  user: (actor) => (eb) => userInScope(actor)(eb),
  serviceAccount: (actor) => (eb) => eb.and([accountInScope(actor)(eb), isServiceAccount(eb)]),
  dept: (actor) => (eb) => deptInScope(actor)(eb),
  role: (actor) => (eb) => roleInScope(actor)(eb),
}

/** Whether people see the records of a kind by their data scope. Without one, everybody who may see one may see all. */
export const isScoped = (kinds: RecordKinds, kind: string): boolean =>
  kind in platformRules || scopeReferences(kinds, kind).length > 0

/** The references that decide who sees the records of a kind of a module, each with the kind that it names. */
export function scopeReferences(
  kinds: RecordKinds,
  kind: string,
): readonly (readonly [field: string, target: string])[] {
  if (kind in platformRules) return []
  const fields = kinds[kind]?.scopeFields ?? []
  if (fields.length === 0) return []
  const all: RecordKinds = { ...platformRecords, ...kinds }
  return fields.map((field) => {
    const target = referenceOf(all, kind, field)
    if (target === undefined)
      throw new Error(`The scope of ${kind} goes by ${field}, which refers to no kind of record.`)
    return [field, target]
  })
}

/**
 * True for records of a kind that the actor may see or touch: those whose references of `scopeFields` name records in the actor's
 * scope. For a query on the table of the kind, under its own name. `kinds` are those of the module, or of all; the ones of the platform
 * are known.
 * @example
 * call.db.selectFrom('stockMovements').where(recordInScope(records, 'stockMovement', call.actor)).selectAll()
 */
export function recordInScope(kinds: RecordKinds, kind: string, actor: Viewer): Rule {
  const rule = platformRules[kind]
  if (rule) return rule(actor)(eb)
  if (actor.admin) return sql<SqlBool>`1 = 1`
  const { table } = kindCalled(kinds, kind)
  const rules = scopeReferences(kinds, kind).map(([field, target]) =>
    namesInScope(kinds, target, sql.ref(`${table}.${field}`), actor),
  )
  return rules.length > 0 ? eb.and(rules) : sql<SqlBool>`1 = 1`
}

/** The same for records that others name: service accounts are among the users then, since they own records, though nobody is offered them. */
export const namedInScope = (kinds: RecordKinds, kind: string, actor: Viewer): Rule =>
  kind === 'user' ? accountInScope(actor)(eb) : recordInScope(kinds, kind, actor)

/** True where a column names a record in the actor's scope. */
function namesInScope(kinds: RecordKinds, target: string, column: RawBuilder<unknown>, actor: Viewer): Rule {
  if (target === 'dept') {
    const rules = deptRules(actor, column)
    return rules.length > 0 ? eb.or(rules) : sql<SqlBool>`1 = 0`
  }
  const { table, id } = kindCalled(kinds, target)
  const records = eb.selectFrom(table as 'users').where(namedInScope(kinds, target, actor))
  return eb(column, 'in', records.select(`${table}.${id}` as 'users.userId'))
}
