import type { SelectQueryBuilder } from 'kysely'
import { inLanguage, type Output, type Parsed, type Language } from 'atrium/contract'
import {
  viewerOf,
  found,
  contains,
  list,
  withinMoments,
  literal,
  type Call,
  type RowOrder,
  type Database,
  type Schema,
  type Literal,
  type OptionalParams,
  type Params,
} from 'atrium/server'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import type { Field, Form as FormDesign, FormValues } from '#modules/forms/engine/schema/form'
import type { Entry, EntryDetails, formEntries } from '../../contract/entry'
import { mergedFields } from './merged-fields'
import { readNames } from './names'
import { entriesInScope, entryViewer, formsInScope, readsAllEntries, type EntryViewer } from '../form/form-scope'

type Query = Parsed<typeof formEntries.list>['query']
type Filters = Pick<Query, 'formId' | 'text' | 'submittedFrom' | 'submittedTo'>

export function matchingEntries(
  db: Database,
  { viewer, formId, text, submittedFrom, submittedTo }: OptionalParams<Filters> & { viewer: EntryViewer },
) {
  let query = entriesInScope(db, viewer).where('formEntries.formId', '=', formId)
  if (text) {
    query = query.where((eb) => {
      const people = db.selectFrom('users').where((user) => contains(user, 'users.nickname', text))
      return eb.or([
        contains(eb, 'formEntries.words', text),
        contains(eb, 'formEntries.username', text),
        eb('formEntries.userId', 'in', people.select('users.userId')),
      ])
    })
  }
  return withinMoments(query, 'formEntries.submittedAt', submittedFrom, submittedTo)
}

/** With the names of what they refer to. */
export const selectEntries = (query: SelectQueryBuilder<Schema, 'formEntries' | 'forms', object>) =>
  query
    .select(['formEntries.entryId', 'formEntries.formId', 'formEntries.number', 'formEntries.content'])
    .select(['formEntries.userId', 'formEntries.username', 'formEntries.submittedAt'])
    .select((eb) => {
      const dept = eb.selectFrom('depts').whereRef('depts.deptId', '=', 'formEntries.deptId')
      const person = eb.selectFrom('users').whereRef('users.userId', '=', 'formEntries.userId')
      return [
        dept.select('depts.deptName').as('deptName'),
        dept.select('depts.deptNameEn').as('deptNameEn'),
        person.select('users.nickname').as('nickname'),
      ]
    })

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

/** An entry without the names of what it refers to. */
export type NamelessEntry = Omit<Entry, 'names'>

/** A row as the API returns it. */
export function entryOf(
  { content, username, nickname, deptName, deptNameEn, ...row }: Row,
  language: Language,
): NamelessEntry {
  return {
    ...row,
    values: JSON.parse(content) as FormValues,
    person: nickname || username,
    deptName: inLanguage(language, deptName ?? '', deptNameEn ?? ''),
    submittedAt: new Date(row.submittedAt).toISOString(),
  }
}

type Asked = Filters & {
  viewer: ReturnType<typeof viewerOf> & { readsAll: boolean }
  sort: Literal<Query['sort']>
  order: Literal<Query['order']>
}

export const entryOrder = ({
  sort,
  order,
}: Pick<Query, 'sort' | 'order'>): RowOrder<Schema, 'formEntries' | 'forms'> => [
  [`formEntries.${sort}`, order],
  ['formEntries.entryId', order],
]

const readPage = list({
  from: (db, given: Params<Asked>) => matchingEntries(db, given),
  order: entryOrder,
  select: selectEntries,
})

export async function pageOfEntries(
  call: Call,
  { page, size, pageWith, sort, order, ...filters }: Query,
): Promise<Output<typeof formEntries.list>> {
  await rejectForeignForm(call, filters.formId)
  const viewer = { ...viewerOf(call.actor), readsAll: await readsAllEntries(call) }
  const asked = { ...filters, viewer, sort: literal(sort), order: literal(order) }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size, pageWith })
  const entries = items.map((row) => entryOf(row, call.language))
  const names = await readNames(call, await fieldsFilled(call, filters.formId), entries)
  return { items: entries.map((entry) => ({ ...entry, names })), pageInfo }
}

/** Returns the title of the form, or throws `record.notFound` for one outside of the actor's scope. */
export async function rejectForeignForm(call: Call, formId: number) {
  const form = formsInScope(call).where('forms.formId', '=', formId).select(['forms.title', 'forms.titleEn'])
  return found(await form.executeTakeFirst())
}

export async function readEntry(call: Call, entryId: number): Promise<EntryDetails> {
  const entries = entriesInScope(call.db, await entryViewer(call)).where('formEntries.entryId', '=', entryId)
  const row = await selectEntries(entries).executeTakeFirst()
  return withDesign(call, entryOf(found(row), call.language))
}

/** An entry with the form that was filled in. */
export async function withDesign(call: Call, entry: NamelessEntry): Promise<EntryDetails> {
  const version = call.db
    .selectFrom('formVersions')
    .where('formId', '=', entry.formId)
    .where('number', '=', entry.number)
  const row = await version.select('design').executeTakeFirstOrThrow()
  const design = JSON.parse(row.design) as FormDesign
  return { ...entry, names: await readNames(call, fieldsOf(design), [entry]), design }
}

/** The forms that the actor sees and that were ever published, those that are archived last. */
export async function listForms(call: Call): Promise<Output<typeof formEntries.forms>> {
  const rows = await formsInScope(call)
    .where('forms.number', 'is not', null)
    .select(['forms.formId', 'forms.title', 'forms.titleEn'])
    .orderBy((eb) => eb.case().when('forms.state', '=', 'archived').then(1).else(0).end())
    .orderBy('forms.updatedAt', 'desc')
    .orderBy('forms.formId', 'desc')
    .execute()
  return rows.map(({ formId, title, titleEn }) => ({
    id: formId,
    name: inLanguage(call.language, title, titleEn),
    status: 1 as const,
  }))
}

/** The fields of the newest version and of all that were filled in. */
export async function readFields(call: Call, formId: number): Promise<Field[]> {
  await rejectForeignForm(call, formId)
  return fieldsFilled(call, formId)
}

async function fieldsFilled({ db }: Call, formId: number): Promise<Field[]> {
  const filled = db.selectFrom('formEntries').where('formEntries.formId', '=', formId).select('formEntries.number')
  const newest = db.selectFrom('forms').where('forms.formId', '=', formId).select('forms.number')
  const versions = await db
    .selectFrom('formVersions')
    .where('formId', '=', formId)
    .where((eb) => eb.or([eb('number', 'in', filled), eb('number', 'in', newest)]))
    .select('design')
    .orderBy('number', 'desc')
    .execute()
  return mergedFields(versions.map(({ design }) => fieldsOf(JSON.parse(design) as FormDesign)))
}
