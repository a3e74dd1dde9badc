import * as z from 'zod'
import {
  audit,
  bytes,
  exportQuery,
  endpoint,
  pageOf,
  filter,
  id,
  moment,
  order,
  pageWith,
  paging,
  queryId,
  queryIds,
  Choice,
  dateTimeRange,
} from 'atrium/contract'
import { fieldKinds, type Field, type FormValues } from '../engine/schema/form'
import { FormSchema } from '../engine/schema/form.schema'
import { formEntry } from './entry.record'

/** The values of an entry by the keys of its fields, as they were checked when it was sent. */
const values = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.array(z.record(z.string(), z.unknown()))]),
) as z.ZodType<FormValues>

/** A field of a form, with all that `FormSchema` lets it have. */
const FieldReply = z
  .looseObject({
    kind: z.enum(fieldKinds),
    key: z.string(),
    label: z.strictObject({ zh: z.string(), en: z.string() }),
  })
  .meta({ id: 'FormField' }) as z.ZodType<Field>

export const Entry = z
  .strictObject({
    entryId: id,
    formId: id,
    /** The version of the form that was filled in. */
    number: z.int().min(1),
    values,
    /** The names of the people and departments in the values that the reader may see, by `person:ID` and `department:ID`. */
    names: z.record(z.string(), z.string()),
    /** Null where that user is gone. */
    userId: id.nullable(),
    /** The nickname, or the user name of somebody who is gone. */
    person: z.string(),
    /** The department of the person when they sent it, in the language asked for. */
    deptName: z.string(),
    submittedAt: moment,
  })
  .meta({ id: 'FormEntry' })
export type Entry = z.output<typeof Entry>

export const EntryDetails = Entry.extend({
  /** The form in the version that was filled in. */
  design: FormSchema,
}).meta({ id: 'FormEntryDetails' })
export type EntryDetails = z.output<typeof EntryDetails>

const EntryQuery = z.strictObject({
  ...paging,
  pageWith,
  formId: queryId,
  /** In any text of an entry, and in the name of the person. */
  text: filter,
  ...dateTimeRange('submitted'),
  sort: z.enum(['entryId', 'submittedAt']).default('submittedAt'),
  order: order.default('desc'),
})

export const formEntries = {
  /** The forms whose entries the reader may see. */
  forms: endpoint('GET /api/forms/entry/forms', {
    access: 'forms:entry:list',
    reply: z.array(Choice),
    summary: 'List the forms that have entries to see',
  }),
  /** The fields of all versions that were filled in, those of the newest version first: the columns of the list. */
  fields: endpoint('GET /api/forms/entry/fields', {
    access: 'forms:entry:list',
    query: z.strictObject({ formId: queryId }),
    reply: z.array(FieldReply),
    summary: 'Read the fields of the entries of a form',
  }),
  list: endpoint('GET /api/forms/entry/list', {
    access: 'forms:entry:list',
    query: EntryQuery,
    reply: pageOf(Entry),
    message: 'queried',
    summary: 'List the entries of a form',
  }),
  read: endpoint('GET /api/forms/entry', {
    access: 'forms:entry:query',
    query: z.strictObject({ entryId: queryId }),
    reply: EntryDetails,
    summary: 'Read an entry',
  }),
  delete: endpoint('DELETE /api/forms/entry', {
    access: 'forms:entry:delete',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', formEntry, '删除填写记录', 'Delete entries'),
  }),
  export: endpoint('GET /api/forms/entry/export', {
    access: 'forms:entry:export',
    query: exportQuery(EntryQuery),
    reply: bytes,
    summary: 'Export the entries of a form',
  }),
}
