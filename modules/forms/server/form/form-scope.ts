import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import { holds, deptInScope, type Viewer, type Call, type Database, type Schema } from 'atrium/server'
import { readAllEntries } from '../../contract/form.rules'
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

/** A viewer of entries. */
export interface EntryViewer extends Viewer {
  /** Holds `readAllEntries`. */
  readonly readsAll: boolean
}

export const readsAllEntries = (call: Pick<Call, 'db' | 'actor'>): Promise<boolean> => holds(call, readAllEntries)

/** The actor as a viewer of entries. Among the values of a statement it is `viewerOf(actor)` with `readsAllEntries`. */
export async function entryViewer(call: Pick<Call, 'db' | 'actor'>): Promise<EntryViewer> {
  return { ...call.actor, readsAll: await readsAllEntries(call) }
}

/**
 * The entries that a viewer may see, of forms that they see: those of the departments in their scope, their own where a role opens these,
 * or all. Owning a form does not open its entries, since anybody who may publish could collect what everybody sends.
 */
export function entriesInScope(db: Database, viewer: EntryViewer) {
  const entries = db.selectFrom('formEntries').innerJoin('forms', 'forms.formId', 'formEntries.formId')
  if (seesAll(viewer)) return entries
  const depts = db.selectFrom('depts').where(deptInScope(viewer)).select('depts.deptId')
  return entries
    .where((eb) => eb.or([eb('forms.ownerId', '=', viewer.userId), eb('forms.deptId', 'in', depts)]))
    .where(entrySeen(viewer))
}

/** Whether a viewer who sees a form sees an entry of it. */
export function entrySeen(viewer: EntryViewer) {
  return (eb: ExpressionBuilder<Schema, 'formEntries'>) => {
    if (viewer.readsAll || seesAll(viewer)) return sql<SqlBool>`1 = 1`
    const depts = eb.selectFrom('depts').where(deptInScope(viewer)).select('depts.deptId')
    const opensOwn = viewer.roles.some(({ dataScope }) => dataScope === 5)
    return eb.or([
      eb('formEntries.deptId', 'in', depts),
      ...(opensOwn ? [eb('formEntries.userId', '=', viewer.userId)] : []),
    ])
  }
}
