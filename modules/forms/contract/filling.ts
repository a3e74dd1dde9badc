import * as z from 'zod'
import { audit, choiceQuery, Choices, endpoint, pageOf, id, moment, paging, queryId } from 'atrium/contract'
import { FormSchema } from '../engine/schema/form.schema'
import { formEntry } from './entry.record'
import { EntryDetails } from './entry'

/**
 * Whether a form takes an entry of the reader: `open`; `early` before its time and `late` after it; `closed` by hand; `filled`
 * where it takes one of each person and has theirs.
 */
const offerStates = ['open', 'early', 'late', 'closed', 'filled'] as const
export type OfferState = (typeof offerStates)[number]

const Offered = z
  .strictObject({
    formId: id,
    title: z.string(),
    titleEn: z.string(),
    offer: z.enum(offerStates),
    once: z.boolean(),
    opensAt: moment.nullable(),
    closesAt: moment.nullable(),
    /** How many entries the reader has sent. */
    ownEntries: z.int(),
    /** When the reader last typed into it without sending it. */
    draftAt: moment.nullable(),
  })
  .meta({ id: 'OfferedForm' })
export type Offered = z.output<typeof Offered>

/** The content of the dashboard panel: open forms meant for the reader that they have not sent, and those with a draft of theirs. */
export interface FormsWaiting {
  /** Those that close first, 6 at most. */
  readonly forms: readonly Pick<Offered, 'formId' | 'title' | 'titleEn' | 'closesAt' | 'draftAt'>[]
  readonly total: number
}

const typed = z.record(z.string().max(100), z.unknown())
const savedDraft = { version: z.int().min(1), savedAt: moment }

const FormDraft = z
  .strictObject({
    ...savedDraft,
    /** The version of the form that it was typed into. */
    number: z.int().min(1),
    /** As they were typed: no rule was applied to them. */
    values: typed,
  })
  .meta({ id: 'FormDraft' })
export type FormDraft = z.output<typeof FormDraft>

export const FormToFill = Offered.extend({
  /** The version that `design` is, which an entry has to name. */
  number: z.int().min(1),
  design: FormSchema,
  /** The newest values that the reader typed, on any device, and did not send. */
  draft: FormDraft.nullable(),
}).meta({ id: 'FormToFill' })
export type FormToFill = z.output<typeof FormToFill>

const OwnEntry = z
  .strictObject({
    entryId: id,
    formId: id,
    title: z.string(),
    titleEn: z.string(),
    submittedAt: moment,
  })
  .meta({ id: 'OwnFormEntry' })
type OwnEntry = z.output<typeof OwnEntry>

/** The calls of everybody signed in for the forms that are meant for them. */
export const formFilling = {
  /** The published forms that are meant for the reader. */
  list: endpoint('GET /api/forms/fill/list', {
    access: 'signedIn',
    reply: z.array(Offered),
    summary: 'List the forms to fill in',
  }),
  read: endpoint('GET /api/forms/fill', {
    access: 'signedIn',
    query: z.strictObject({ formId: queryId }),
    reply: FormToFill,
    summary: 'Read a form to fill in',
  }),
  /** Returns the id of the new entry. Field errors are named `values.KEY`. */
  send: endpoint('POST /api/forms/fill', {
    access: 'signedIn',
    body: z
      .strictObject({
        formId: id,
        /** The version that was filled in. */
        number: z.int().min(1),
        values: typed,
      })
      .meta({ id: 'FormFill' }),
    reply: id,
    audit: audit('add', formEntry, '提交表单', 'Send a form'),
  }),
  /**
   * Saves the values that the reader typed, until they send or delete them. A form that is closed takes them too; `offer` in the reply says
   * that it is. Writes no row of the operation log, since it is called while somebody types. Error: 409 `form.draftStale` where `version` is
   * not that of the draft, which was saved, sent or deleted on another device.
   */
  saveDraft: endpoint('PUT /api/forms/fill/draft', {
    access: 'signedIn',
    body: z
      .strictObject({
        formId: id,
        number: z.int().min(1),
        values: typed,
        /** Of the draft as it was read or saved last; null for a first one. */
        version: z.int().min(1).nullable(),
      })
      .meta({ id: 'FormDraftSave' }),
    reply: z.strictObject({ ...savedDraft, offer: z.enum(offerStates) }).meta({ id: 'SavedFormDraft' }),
    summary: 'Keep what was typed into a form',
  }),
  /** Deletes the own drafts of a form, of all its versions. */
  deleteDraft: endpoint('DELETE /api/forms/fill/draft', {
    access: 'signedIn',
    query: z.strictObject({ formId: queryId }),
    reply: z.null(),
    summary: 'Delete the own draft of a form',
  }),
  /** The people and departments that the reader may see, for fields that choose one. */
  choices: endpoint('GET /api/forms/fill/choices', {
    access: 'signedIn',
    query: choiceQuery(['person', 'department']),
    reply: Choices,
    summary: 'Find people and departments for a form',
  }),
  ownEntries: endpoint('GET /api/forms/fill/own', {
    access: 'signedIn',
    query: z.strictObject({ ...paging, formId: queryId.optional() }),
    reply: pageOf(OwnEntry),
    message: 'queried',
    summary: 'List the own entries',
  }),
  readOwn: endpoint('GET /api/forms/fill/own/info', {
    access: 'signedIn',
    query: z.strictObject({ entryId: queryId }),
    reply: EntryDetails,
    summary: 'Read an own entry',
  }),
}
