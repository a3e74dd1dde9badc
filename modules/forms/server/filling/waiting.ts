import { statement, type Call, type Database, type Params } from 'atrium/server'
import type { FormsWaiting } from '../../contract/filling'
import '../forms.table'
import { addresseeOf, isMeantFor, momentOf } from './offer'

/** As many as the panel shows. */
const most = 6

type Asked = ReturnType<typeof addresseeOf> & { userId: number; now: number }

/** The forms that take entries of people like the person. An admin may fill in others too, but those are not meant for them. */
const openForms = (db: Database, { now, ...person }: Params<Asked>) =>
  db
    .selectFrom('forms')
    .where('forms.state', '=', 'published')
    .where((eb) => eb.or([eb('forms.opensAt', 'is', null), eb('forms.opensAt', '<=', now)]))
    .where((eb) => eb.or([eb('forms.closesAt', 'is', null), eb('forms.closesAt', '>', now)]))
    .where(isMeantFor(person))

const waiting = statement((db, given: Params<Asked>) =>
  openForms(db, given)
    .innerJoin('formVersions', (join) =>
      join.onRef('formVersions.formId', '=', 'forms.formId').onRef('formVersions.number', '=', 'forms.number'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('formDrafts')
          .where('formDrafts.userId', '=', given.userId)
          .select((all) => ['formDrafts.formId', all.fn.max('formDrafts.savedAt').as('draftAt')])
          .groupBy('formDrafts.formId')
          .as('drafts'),
      (join) => join.onRef('drafts.formId', '=', 'forms.formId'),
    )
    .where((eb) => {
      const sent = eb
        .selectFrom('formEntries')
        .where('formEntries.userId', '=', given.userId)
        .whereRef('formEntries.formId', '=', 'forms.formId')
      const goesOn = eb.and([eb('drafts.draftAt', 'is not', null), eb('forms.once', '=', 0)])
      return eb.or([goesOn, eb.not(eb.exists(sent.select('formEntries.entryId')))])
    })
    .select(['forms.formId', 'forms.closesAt', 'formVersions.title', 'formVersions.titleEn', 'drafts.draftAt'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .orderBy((eb) => eb.case().when('forms.closesAt', 'is', null).then(1).else(0).end())
    .orderBy('forms.closesAt')
    .orderBy('forms.formId', 'desc')
    .limit(most),
)

const openOne = statement((db, given: Params<Asked>) => openForms(db, given).select('forms.formId').limit(1))

const sentOne = statement((db, { userId }: Params<{ userId: number }>) =>
  db.selectFrom('formEntries').where('userId', '=', userId).select('entryId').limit(1),
)

/**
 * The open forms meant for the actor that they have not sent, and those with a draft of theirs. Undefined for somebody who has nothing to do
 * with forms: none is open for them, and they have sent none.
 */
export async function formsWaiting({ db, actor, now }: Call): Promise<FormsWaiting | undefined> {
  const asked = { ...addresseeOf(actor), userId: actor.userId, now }
  const rows = await waiting(db, asked)
  if (rows.length === 0) {
    const isOfUse = (await openOne(db, asked)).length > 0 || (await sentOne(db, asked)).length > 0
    return isOfUse ? { forms: [], total: 0 } : undefined
  }
  const forms = rows.map(({ total: _, closesAt, draftAt, ...form }) => ({
    ...form,
    closesAt: momentOf(closesAt),
    draftAt: momentOf(draftAt),
  }))
  return { forms, total: rows[0]!.total }
}
