import type { Output, Parsed } from 'atrium/contract'
import { found, list, type Call, type RowOrder, type Schema, type Params } from 'atrium/server'
import type { EntryDetails } from '../../contract/entry'
import type { formFilling } from '../../contract/filling'
import { entryOf, selectEntries, withDesign } from '../entry/entry'

type Query = Parsed<typeof formFilling.ownEntries>['query']

const readPage = list({
  from: (db, { userId, formId }: Params<{ userId: number; formId?: number | undefined }>) => {
    const own = db
      .selectFrom('formEntries')
      .innerJoin('formVersions', (join) =>
        join
          .onRef('formVersions.formId', '=', 'formEntries.formId')
          .onRef('formVersions.number', '=', 'formEntries.number'),
      )
      .where('formEntries.userId', '=', userId)
    return formId === undefined ? own : own.where('formEntries.formId', '=', formId)
  },
  order: (): RowOrder<Schema, 'formEntries' | 'formVersions'> => [['formEntries.entryId', 'desc']],
  select: (rows) =>
    rows
      .select(['formEntries.entryId', 'formEntries.formId', 'formEntries.submittedAt'])
      .select(['formVersions.title', 'formVersions.titleEn']),
})

/** Returns a page of the entries that the actor has sent, the newest first. */
export async function pageOfOwnEntries(
  call: Call,
  { page, size, formId }: Query,
): Promise<Output<typeof formFilling.ownEntries>> {
  const { items, pageInfo } = await readPage(call.db, { userId: call.actor.userId, formId }, { page, size })
  return {
    items: items.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt).toISOString() })),
    pageInfo,
  }
}

/** An entry of the actor, also of a form that was closed or is meant for others since. */
export async function readOwnEntry(call: Call, entryId: number): Promise<EntryDetails> {
  const own = call.db
    .selectFrom('formEntries')
    .innerJoin('forms', 'forms.formId', 'formEntries.formId')
    .where('formEntries.userId', '=', call.actor.userId)
    .where('formEntries.entryId', '=', entryId)
  return withDesign(call, entryOf(found(await selectEntries(own).executeTakeFirst()), call.language))
}
