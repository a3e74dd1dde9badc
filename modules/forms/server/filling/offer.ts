import type { Form as FormDesign } from '#modules/forms/engine/schema/form'
import type { ExpressionBuilder } from 'kysely'
import { roleIdsOf, ancestors, AppError, type Actor, type Call, type Schema, type Value } from 'atrium/server'
import type { FormToFill, Offered, OfferState } from '../../contract/filling'
import { form } from '../../contract/form.record'
import '../forms.table'

/** Whom a form may be meant for, of one person. */
export interface Addressee {
  readonly roleIds: readonly Value<number>[]
  readonly deptId: Value<number>
}

export const addresseeOf = (actor: Actor) => ({ roleIds: roleIdsOf(actor), deptId: actor.deptId ?? 0 })

/** Whether a form is meant for everybody, or for a role or department of the person. */
export function isMeantFor({ roleIds, deptId }: Addressee) {
  return (eb: ExpressionBuilder<Schema, 'forms'>) => {
    const ofRole = eb
      .selectFrom('formRoles')
      .whereRef('formRoles.formId', '=', 'forms.formId')
      .where('formRoles.roleId', 'in', roleIds)
    const ofDept = eb
      .selectFrom('formDepts')
      .whereRef('formDepts.formId', '=', 'forms.formId')
      .where('formDepts.deptId', 'in', ancestors(deptId))
    return eb.or([
      eb('forms.audience', '=', 'all'),
      eb.exists(ofRole.select('formRoles.formId')),
      eb.exists(ofDept.select('formDepts.formId')),
    ])
  }
}

/** The parts of a call that decide which forms are offered. */
type FormCall = Pick<Call, 'db' | 'actor' | 'now'>

/** The forms that were published and not only for others. An admin may fill in all of them. */
function offeredForms({ db, actor }: FormCall) {
  const published = db.selectFrom('forms').where('forms.state', '<>', 'draft').where('forms.number', 'is not', null)
  return actor.admin ? published : published.where(isMeantFor(addresseeOf(actor)))
}

const selectOffered = (call: FormCall) =>
  offeredForms(call)
    .innerJoin('formVersions', (join) =>
      join.onRef('formVersions.formId', '=', 'forms.formId').onRef('formVersions.number', '=', 'forms.number'),
    )
    .select(['forms.formId', 'formVersions.title', 'formVersions.titleEn', 'forms.state', 'forms.once'])
    .select(['forms.opensAt', 'forms.closesAt', 'formVersions.number'])
    .select((eb) =>
      eb
        .selectFrom('formEntries')
        .whereRef('formEntries.formId', '=', 'forms.formId')
        .where('formEntries.userId', '=', call.actor.userId)
        .select((all) => all.fn.countAll<number>().as('total'))
        .as('ownEntries'),
    )
    .select((eb) =>
      eb
        .selectFrom('formDrafts')
        .whereRef('formDrafts.formId', '=', 'forms.formId')
        .where('formDrafts.userId', '=', call.actor.userId)
        .select((all) => all.fn.max('formDrafts.savedAt').as('last'))
        .as('draftAt'),
    )

/** A form as it is meant for the actor, without what they typed into it. */
export type OfferedForm = Omit<FormToFill, 'draft'>

type Row = Awaited<ReturnType<ReturnType<typeof selectOffered>['execute']>>[number]

function stateOf({ state, once, ownEntries, opensAt, closesAt }: Row, now: number): OfferState {
  if (once === 1 && (ownEntries ?? 0) > 0) return 'filled'
  if (state !== 'published') return 'closed'
  if (closesAt !== null && now >= closesAt) return 'late'
  return opensAt !== null && now < opensAt ? 'early' : 'open'
}

export const momentOf = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString())

function offerOf(row: Row, now: number): Offered {
  const { formId, title, titleEn, once, ownEntries, opensAt, closesAt, draftAt } = row
  return {
    formId,
    title,
    titleEn,
    offer: stateOf(row, now),
    once: once === 1,
    opensAt: momentOf(opensAt),
    closesAt: momentOf(closesAt),
    ownEntries: ownEntries ?? 0,
    draftAt: momentOf(draftAt),
  }
}

/** The forms that the actor can fill in, has filled in or has a draft of, those that they can fill in first. */
export async function listOffered(call: Call): Promise<Offered[]> {
  const rows = await selectOffered(call).orderBy('forms.formId', 'desc').limit(500).execute()
  const offers = rows.map((row) => offerOf(row, call.now))
  const isOver = ({ offer }: Offered) => offer === 'closed' || offer === 'late'
  return offers
    .filter((one) => !isOver(one) || one.ownEntries > 0 || one.draftAt !== null)
    .toSorted((a, b) => Number(b.offer === 'open') - Number(a.offer === 'open'))
}

/** Returns the form with its newest version. Throws the same error for a form that is not published, not for the actor, or does not exist. */
export async function readOffered(call: FormCall, formId: number): Promise<OfferedForm> {
  const offered = await findOffered(call, formId)
  if (!offered) throw new AppError(form.errors.notOffered)
  return offered
}

/** The same; undefined in place of the error. */
export async function findOffered(call: FormCall, formId: number): Promise<OfferedForm | undefined> {
  const query = selectOffered(call).where('forms.formId', '=', formId).select('formVersions.design')
  const row = await query.executeTakeFirst()
  return row && { ...offerOf(row, call.now), number: row.number, design: JSON.parse(row.design) as FormDesign }
}

/** Rejects an entry that the form does not take from the actor at this moment, or that was made for another version. */
export function rejectEntry({ offer, number }: OfferedForm, given: number): void {
  if (offer === 'filled') throw new AppError(form.errors.filled)
  if (offer !== 'open') throw new AppError(form.errors.notOpen)
  if (number !== given) throw new AppError(form.errors.changed)
}
