import * as z from 'zod'
import {
  audit,
  endpoint,
  megabyte,
  pageOf,
  filter,
  id,
  idList,
  moment,
  order,
  pageWith,
  paging,
  parentId,
  queryFlag,
  queryId,
  queryIds,
  requiredText,
  text,
  version,
  Choice,
  choiceQuery,
  Choices,
  dateTime,
  most,
} from 'atrium/contract'
import { limits } from '../engine/schema/form'
import { FormSchema } from '../engine/schema/form.schema'
import { form } from './form.record'
import { audiences, formStates, mostChosen } from './form.rules'

/** A form as `FormSchema` has it. The handler checks it, so that every error is named where it is. */
const givenDesign = z.unknown().meta({ examples: [{ title: { zh: '表单', en: 'Form' }, items: [] }] })

const givenTitle = z.strictObject({ zh: requiredText(limits.title), en: text(limits.title) })

/** The body of a draft that is far too large is still read, so that its errors are named. */
const maxDesign = 4 * megabyte

/** Forms archived at once: as many as are deleted at once. */
const mostArchived = 100

const state = z.enum(formStates)
const audience = z.enum(audiences)
const number = z.int().min(1)

export const Form = z
  .strictObject({
    formId: id,
    title: z.string(),
    titleEn: z.string(),
    state,
    /** The department it belongs to, which decides who may see and change it beside its owner. */
    deptId: id.nullable(),
    /** In the language asked for. */
    deptName: z.string(),
    /** Null where that user is gone. */
    ownerId: id.nullable(),
    ownerName: z.string(),
    /** Of the newest version that was published; null where none was. */
    number: number.nullable(),
    /** Whether the draft is another form than that version. */
    isChanged: z.boolean(),
    audience,
    once: z.boolean(),
    opensAt: moment.nullable(),
    closesAt: moment.nullable(),
    /** How many entries it has that the reader may see. */
    entries: z.int(),
    /** Whether an entry of the menu opens it. */
    inMenu: z.boolean(),
    updatedAt: moment,
    version,
  })
  .meta({ id: 'FormRecord' })
export type Form = z.output<typeof Form>

export const FormDetails = Form.extend({
  /** The draft. */
  design: FormSchema,
  roleIds: z.array(id),
  deptIds: z.array(id),
  menu: z.strictObject({ pid: parentId, name: z.string(), nameEn: z.string(), roleIds: z.array(id) }).nullable(),
}).meta({ id: 'FormDetails' })
export type FormDetails = z.output<typeof FormDetails>

export const FormVersion = z
  .strictObject({
    number,
    title: z.string(),
    titleEn: z.string(),
    publishedAt: moment,
    publishedBy: z.string(),
    /** Fields, headings and containers. */
    items: z.int(),
    /** Those that the reader may see. */
    entries: z.int(),
  })
  .meta({ id: 'FormVersion' })
export type FormVersion = z.output<typeof FormVersion>

/** The choices for publishing a form and putting it into the menu. */
const FormChoices = z
  .strictObject({
    roles: z.array(Choice),
    /** In their order; `pid` is the department above. */
    depts: z.array(Choice.extend({ pid: z.int() })),
    /** Directories of the menu in its order; `pid` is the one that a directory is in, or 0. */
    directories: z.array(z.strictObject({ id, pid: z.int(), name: z.string() })),
  })
  .meta({ id: 'FormChoices' })
export type FormChoices = z.output<typeof FormChoices>

const read = { formId: id, version }
const FormQuery = z.strictObject({
  ...paging,
  pageWith,
  title: filter,
  /** Without it all but those that are archived. */
  state: state.optional(),
  sort: z.enum(['title', 'updatedAt']).default('updatedAt'),
  order: order.default('desc'),
})

/** Who may fill in a form, how often and when. What is chosen counts with `chosen` alone. */
const Offer = z.strictObject({
  audience,
  roleIds: idList(mostChosen),
  deptIds: idList(mostChosen),
  once: z.boolean(),
  opensAt: dateTime.nullable(),
  closesAt: dateTime.nullable(),
})

export const forms = {
  list: endpoint('GET /api/forms/form/list', {
    access: 'forms:form:list',
    query: FormQuery,
    reply: pageOf(Form),
    message: 'queried',
    summary: 'List forms',
  }),
  read: endpoint('GET /api/forms/form', {
    access: ['forms:form:query', 'forms:form:edit', 'forms:form:publish', 'forms:form:menu'],
    query: z.strictObject({ formId: queryId }),
    reply: FormDetails,
    summary: 'Read a form with its draft',
  }),
  /** Returns the id of the new form. Without `deptId` it belongs to the department of its owner. */
  add: endpoint('POST /api/forms/form', {
    access: 'forms:form:add',
    body: z.strictObject({ design: givenDesign, deptId: id.optional() }).meta({ id: 'FormAdd' }),
    reply: id,
    maxBody: maxDesign,
    audit: audit('add', form, '新增表单', 'Add form'),
  }),
  /** Saves the draft; the published version stays. Returns the version that the next save has to name. */
  edit: endpoint('PUT /api/forms/form', {
    access: 'forms:form:edit',
    body: z.strictObject({ ...read, design: givenDesign, deptId: id.optional() }).meta({ id: 'FormEdit' }),
    reply: version,
    maxBody: maxDesign,
    audit: audit('edit', form, '修改表单', 'Edit form'),
  }),
  /** Returns the id of the new form, a draft of the same design that belongs to the actor. Without `title` it is named a copy of the other. */
  copy: endpoint('POST /api/forms/form/copy', {
    access: 'forms:form:add',
    body: z.strictObject({ formId: id, title: givenTitle.optional() }).meta({ id: 'FormCopy' }),
    reply: id,
    audit: audit('add', form, '复制表单', 'Copy form'),
  }),
  copyChoices: endpoint('GET /api/forms/form/copy/choices', {
    access: 'forms:form:add',
    query: choiceQuery(['formId']),
    reply: Choices,
    summary: 'Find forms to copy',
  }),
  delete: endpoint('DELETE /api/forms/form', {
    access: 'forms:form:delete',
    query: z.strictObject({ ids: queryIds, confirmed: queryFlag }),
    reply: z.null(),
    audit: audit('delete', form, '删除表单', 'Delete forms'),
  }),
  /** Makes the draft the next version, unless it is the newest one already, and opens the form. Returns the number of the version. */
  publish: endpoint('PUT /api/forms/form/publish', {
    access: 'forms:form:publish',
    body: Offer.extend(read).meta({ id: 'FormPublish' }),
    reply: number,
    audit: audit('edit', form, '发布表单', 'Publish form'),
  }),
  close: endpoint('PUT /api/forms/form/close', {
    access: 'forms:form:publish',
    body: z.strictObject(read).meta({ id: 'FormClose' }),
    reply: z.null(),
    audit: audit('edit', form, '关闭表单', 'Close form'),
  }),
  /**
   * Takes forms out of use: they take no entries, leave the menu and the list, and keep their entries. Somebody who may not delete a form
   * because of its entries may archive it.
   */
  archive: endpoint('PUT /api/forms/form/archive', {
    access: ['forms:form:publish', 'forms:form:delete'],
    body: z.strictObject({ ids: idList(mostArchived).min(1) }).meta({ id: 'FormArchive' }),
    reply: z.null(),
    audit: audit('edit', form, '归档表单', 'Archive forms'),
  }),
  /** Takes archived forms into use again: as closed, or as drafts where they were never published. */
  unarchive: endpoint('PUT /api/forms/form/unarchive', {
    access: ['forms:form:publish', 'forms:form:delete'],
    body: z.strictObject({ ids: idList(mostArchived).min(1) }).meta({ id: 'FormUnarchive' }),
    reply: z.null(),
    audit: audit('edit', form, '取消归档表单', 'Unarchive forms'),
  }),
  versions: endpoint('GET /api/forms/form/versions', {
    access: ['forms:form:query', 'forms:form:edit'],
    query: z.strictObject({ formId: queryId }),
    reply: z.array(FormVersion),
    summary: 'List the versions of a form',
  }),
  readVersion: endpoint('GET /api/forms/form/version', {
    access: ['forms:form:query', 'forms:form:edit'],
    query: z.strictObject({ formId: queryId, number: queryId }),
    reply: FormSchema,
    summary: 'Read a version of a form',
  }),
  /** Makes a version the draft. What is published stays. */
  restore: endpoint('PUT /api/forms/form/restore', {
    access: 'forms:form:edit',
    body: z.strictObject({ ...read, number }).meta({ id: 'FormRestore' }),
    reply: z.null(),
    audit: audit('edit', form, '恢复表单版本', 'Restore a version of a form'),
  }),
  /** Puts the form into the menu, or changes its entry. Roles that the actor may not give it to keep it as it is. */
  putIntoMenu: endpoint('PUT /api/forms/form/menu', {
    access: 'forms:form:menu',
    body: z
      .strictObject({
        ...read,
        pid: parentId,
        name: requiredText(most.menuName),
        nameEn: text(most.menuName),
        roleIds: idList(mostChosen),
      })
      .meta({ id: 'FormMenu' }),
    reply: z.null(),
    audit: audit('edit', form, '将表单放入菜单', 'Put form into the menu'),
  }),
  takeFromMenu: endpoint('DELETE /api/forms/form/menu', {
    access: 'forms:form:menu',
    query: z.strictObject({ formId: queryId }),
    reply: z.null(),
    audit: audit('edit', form, '将表单移出菜单', 'Take form out of the menu'),
  }),
  choices: endpoint('GET /api/forms/form/choices', {
    access: ['forms:form:publish', 'forms:form:menu'],
    reply: FormChoices,
    summary: 'Read what forms may be published to',
  }),
}
