import { recordKinds } from '@atrium/contract'
import { referenceOf } from '@atrium/contract/record-kind'
import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Schema } from '#server/db/schema'
import { deptInScope, deptRules, roleInScope, userInScope, type Viewer } from '../scope'

type Rule = Expression<SqlBool>
/** Kinds of records are known by the names of their tables alone, so any table gives the types of all of them. */
type Builder = ExpressionBuilder<Schema, 'users' | 'depts' | 'roles'>

/** Kinds of the platform whose scope is more than that of what they refer to. */
const platformRules: Readonly<Record<string, (actor: Viewer) => (eb: Builder) => Rule>> = {
  user: (actor) => (eb) => userInScope(actor)(eb),
  dept: (actor) => (eb) => deptInScope(actor)(eb),
  role: (actor) => (eb) => roleInScope(actor)(eb),
}

/** Whether people see the records of a kind by their data scope. Without one, everybody who may see one may see all. */
export const isScoped = (kind: string): boolean => kind in platformRules || scopeReferences(kind).length > 0

/** The references that decide who sees the records of a kind of a module, each with the kind that it names. */
export function scopeReferences(kind: string): readonly (readonly [field: string, target: string])[] {
  if (kind in platformRules) return []
  return (recordKinds[kind]?.scopeFields ?? []).map((field) => {
    const target = referenceOf(recordKinds, kind, field)
    if (target === undefined)
      throw new Error(`The scope of ${kind} goes by ${field}, which refers to no kind of record.`)
    return [field, target]
  })
}

/**
 * True for records of a kind that the actor may see or touch: those whose references of `scopeFields` name records in the actor's
 * scope. For a query on the table of the kind, under its own name.
 * @example
 * call.db.selectFrom('stockMovements').where(recordInScope('stockMovement', call.actor)).selectAll()
 */
export function recordInScope(kind: string, actor: Viewer): Rule {
  const eb = expressionBuilder<Schema, 'users' | 'depts' | 'roles'>()
  if (actor.admin) return sql<SqlBool>`1 = 1`
  const rule = platformRules[kind]
  if (rule) return rule(actor)(eb)
  const { table } = recordKinds[kind]!
  const rules = scopeReferences(kind).map(([field, target]) => namesInScope(eb, `${table}.${field}`, target, actor))
  return rules.length > 0 ? eb.and(rules) : sql<SqlBool>`1 = 1`
}

/** True where a column names a record in the actor's scope. */
function namesInScope(eb: Builder, name: string, target: string, actor: Viewer): Rule {
  const column = sql.ref(name)
  if (target === 'dept') {
    const rules = deptRules(actor, column)
    return rules.length > 0 ? eb.or(rules) : sql<SqlBool>`1 = 0`
  }
  const { table, id } = recordKinds[target]!
  const records = eb.selectFrom(table as 'users').where(recordInScope(target, actor))
  return eb(column, 'in', records.select(`${table}.${id}` as 'users.userId'))
}
