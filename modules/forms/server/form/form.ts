import type { SelectQueryBuilder } from 'kysely'
import { inLanguage, type Output, type Parsed, type Language } from 'atrium/contract'
import {
  referredName,
  viewerOf,
  found,
  contains,
  list,
  literal,
  type Viewer,
  type Call,
  type RowOrder,
  type Database,
  type Schema,
  type Literal,
  type OptionalParams,
  type Params,
} from 'atrium/server'
import type { Form as FormDesign } from '#modules/forms/engine/schema/form'
import { records } from '../../contract'
import type { Form, FormDetails, forms } from '../../contract/form'
import { entrySeen, entryViewer, formsInScope, readsAllEntries, type EntryViewer } from './form-scope'
import { readMenuEntry } from './menu-entry'

type Query = Parsed<typeof forms.list>['query']
type Filters = Pick<Query, 'title' | 'state'>

function matchingForms(db: Database, { viewer, title, state }: OptionalParams<Filters> & { viewer: Viewer }) {
  let query = formsInScope({ db, actor: viewer })
  if (title) {
    query = query.where((eb) => eb.or([contains(eb, 'forms.title', title), contains(eb, 'forms.titleEn', title)]))
  }
  return query.where('forms.state', state ? '=' : '<>', state || 'archived')
}

/** With the names of what they refer to, of owners in the viewer's scope alone; without the draft, which is large. */
const selectForms = (query: SelectQueryBuilder<Schema, 'forms', object>, { viewer }: { viewer: EntryViewer }) =>
  query
    .select(['formId', 'title', 'titleEn', 'state', 'deptId', 'ownerId', 'number', 'isChanged', 'audience', 'once'])
    .select(['opensAt', 'closesAt', 'menuId', 'updatedAt', 'version'])
    .select((eb) => {
      const dept = eb.selectFrom('depts').whereRef('depts.deptId', '=', 'forms.deptId')
      const entries = eb
        .selectFrom('formEntries')
        .whereRef('formEntries.formId', '=', 'forms.formId')
        .where(entrySeen(viewer) as never)
      return [
        dept.select('depts.deptName').as('deptName'),
        dept.select('depts.deptNameEn').as('deptNameEn'),
        referredName(records, 'user', 'forms.ownerId', { viewer }).as('ownerName'),
        entries.select((all) => all.fn.countAll<number>().as('total')).as('entries'),
      ]
    })

type Row = Awaited<ReturnType<ReturnType<typeof selectForms>['execute']>>[number]

const momentOf = (millis: number | null) => (millis === null ? null : new Date(millis).toISOString())

/** A row as the API returns it. */
function formOf({ deptName, deptNameEn, ownerName, entries, menuId, ...row }: Row, language: Language): Form {
  return {
    ...row,
    deptName: inLanguage(language, deptName ?? '', deptNameEn ?? ''),
    ownerName: ownerName ?? '',
    entries: entries ?? 0,
    inMenu: menuId !== null,
    isChanged: row.isChanged === 1,
    once: row.once === 1,
    opensAt: momentOf(row.opensAt),
    closesAt: momentOf(row.closesAt),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

type Asked = Filters & {
  viewer: ReturnType<typeof viewerOf> & { readsAll: boolean }
  sort: Literal<Query['sort']>
  order: Literal<Query['order']>
}

const readPage = list({
  from: (db, given: Params<Asked>) => matchingForms(db, given),
  order: ({ sort, order }): RowOrder<Schema, 'forms'> => [
    [`forms.${sort}`, order],
    ['forms.formId', order],
  ],
  select: selectForms,
})

export async function pageOfForms(
  call: Call,
  { page, size, pageWith, sort, order, ...filters }: Query,
): Promise<Output<typeof forms.list>> {
  const viewer = { ...viewerOf(call.actor), readsAll: await readsAllEntries(call) }
  const asked = { ...filters, viewer, sort: literal(sort), order: literal(order) }
  const { items, pageInfo } = await readPage(call.db, asked, { page, size, pageWith })
  return { items: items.map((row) => formOf(row, call.language)), pageInfo }
}

export async function readForm(call: Call, formId: number): Promise<FormDetails> {
  const form = formsInScope(call).where('forms.formId', '=', formId)
  const query = selectForms(form, { viewer: await entryViewer(call) }).select('forms.design')
  const { design, ...row } = found(await query.executeTakeFirst())
  const { roleIds, deptIds } = await readChosen(call, formId)
  return {
    ...formOf(row, call.language),
    design: JSON.parse(design) as FormDesign,
    roleIds,
    deptIds,
    menu: row.menuId === null ? null : await readMenuEntry(call, row.menuId),
  }
}

/** The roles and departments that a form is meant for. */
export async function readChosen({ db }: Call, formId: number) {
  const roles = await db
    .selectFrom('formRoles')
    .where('formId', '=', formId)
    .select('roleId')
    .orderBy('roleId')
    .execute()
  const depts = await db
    .selectFrom('formDepts')
    .where('formId', '=', formId)
    .select('deptId')
    .orderBy('deptId')
    .execute()
  return { roleIds: roles.map(({ roleId }) => roleId), deptIds: depts.map(({ deptId }) => deptId) }
}
