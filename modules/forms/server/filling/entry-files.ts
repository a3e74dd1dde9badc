import { fileLimits } from 'atrium/contract/kind'
import type { FileOwner } from 'atrium/server'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import { holdsFiles, isShared, kindFieldOf } from '#modules/forms/engine/schema/kinds/shared-kinds'
import { entriesInScope, entryViewer } from '../form/form-scope'
import { findOffered } from './offer'

/** Files of entries: people send them for a field of a form that is offered to them, and read those of entries that they see or have sent. */
export const entryFiles: FileOwner = {
  limits: async (call, name) => {
    const [, formId, key] = /^(\d{1,15})\.(\w+)$/.exec(name) ?? []
    const offered = formId === undefined ? undefined : await findOffered(call, Number(formId))
    const field = offered && fieldsOf(offered.design).find((one) => one.key === key && holdsFiles(one))
    return field && isShared(field) ? fileLimits(kindFieldOf(field)) : undefined
  },
  mayRead: async (call, entryId) => {
    const own = call.db.selectFrom('formEntries').where('entryId', '=', entryId).where('userId', '=', call.actor.userId)
    if (await own.select('entryId').executeTakeFirst()) return true
    const seen = entriesInScope(call.db, await entryViewer(call)).where('formEntries.entryId', '=', entryId)
    return (await seen.select('formEntries.entryId').executeTakeFirst()) !== undefined
  },
}
