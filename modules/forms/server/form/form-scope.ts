import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import { deptInScope, type Viewer } from '#server/access/scope'
import type { Database, Schema } from '#server/db/schema'
import '../forms.table'

/** Whether a viewer sees the records of all departments, and those of none. */
const seesAll = ({ admin, roles }: Viewer): boolean => admin || roles.some(({ dataScope }) => dataScope === 1)

/** The forms that the actor may see or change: their own, and those of the departments in their scope. */
export function formsInScope({ db, actor }: { db: Database; actor: Viewer }) {
  const forms = db.selectFrom('forms')
  if (seesAll(actor)) return forms.where(sql<SqlBool>`1 = 1`)
  const depts = db.selectFrom('depts').where(deptInScope(actor)).select('depts.deptId')
  return forms.where((eb) => eb.or([eb('forms.ownerId', '=', actor.userId), eb('forms.deptId', 'in', depts)]))
}

/**
 * The entries of one form that the actor may see. The owner of the form sees all of them, since people send them to the owner;
 * everybody else those of the departments in their scope, and their own where a role opens these.
 */
export function entriesInScope({ db, actor }: { db: Database; actor: Viewer }) {
  const entries = db.selectFrom('formEntries').innerJoin('forms', 'forms.formId', 'formEntries.formId')
  if (seesAll(actor)) return entries
  const depts = db.selectFrom('depts').where(deptInScope(actor)).select('depts.deptId')
  return entries
    .where((eb) => eb.or([eb('forms.ownerId', '=', actor.userId), eb('forms.deptId', 'in', depts)]))
    .where(entrySeen(actor))
}

/** Whether a viewer who sees a form sees an entry of it. */
export function entrySeen(viewer: Viewer) {
  return (eb: ExpressionBuilder<Schema, 'forms' | 'formEntries'>) => {
    if (seesAll(viewer)) return sql<SqlBool>`1 = 1`
    const depts = eb.selectFrom('depts').where(deptInScope(viewer)).select('depts.deptId')
    const opensOwn = viewer.roles.some(({ dataScope }) => dataScope === 5)
    return eb.or([
      eb('forms.ownerId', '=', viewer.userId),
      eb('formEntries.deptId', 'in', depts),
      ...(opensOwn ? [eb('formEntries.userId', '=', viewer.userId)] : []),
    ])
  }
}
