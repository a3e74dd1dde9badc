import * as z from 'zod'
import {
  audit,
  defaultPageSize,
  endpoint,
  maxPageSize,
  pageOf,
  email,
  filter,
  id,
  idList,
  order,
  phone,
  queryIds,
  requiredText,
  date,
  int,
  dateRange,
  numberRange,
} from 'atrium/contract'
import { demoRow } from './table.record'
import { demoCities, demoRules } from './table.rules'

const state = z.enum(['normal', 'enable', 'disable'])

export const DemoRow = z
  .strictObject({
    id: z.int(),
    age: z.int(),
    address: z.string(),
    name: z.string(),
    gender: z.literal([0, 1]),
    avatar: z.string(),
    /** YYYY-MM-DD */
    date: z.string(),
    /** HH:mm:ss */
    time: z.string(),
    status: state,
    mobile: z.string(),
    email: z.string(),
  })
  .meta({ id: 'DemoRow' })
export type DemoRow = z.output<typeof DemoRow>

const filters = {
  name: filter,
  address: filter,
  mobile: filter,
  email: filter,
  status: filter,
  city: z.enum(demoCities).optional(),
  ...numberRange('age'),
  ...dateRange('date'),
}

/** Unlike the other lists this one is asked by POST and names its page size `pageSize`. */
const DemoSearch = z
  .strictObject({
    page: z.int().min(1).max(1_000_000_000).default(1),
    pageSize: z.int().min(1).max(maxPageSize).default(defaultPageSize),
    ...filters,
    /** `place` is the order that rows are dragged into. */
    sort: z.enum(['place', 'name', 'age', 'date', 'status']).default('place'),
    order,
  })
  .meta({ id: 'DemoSearch' })

/** A row as a person enters it; the server gives it its id and picture. */
const DemoRowForm = z
  .strictObject({
    name: requiredText(demoRules.name),
    gender: z.literal([0, 1]),
    age: int({ min: demoRules.youngest, max: demoRules.oldest }),
    status: state,
    mobile: phone.min(1).meta({ examples: ['13800138000'] }),
    email,
    address: requiredText(demoRules.address),
    date,
    /** HH:mm:ss */
    time: z
      .string()
      .regex(demoRules.time)
      .meta({ examples: ['09:30:00'] }),
  })
  .meta({ id: 'DemoRowForm' })

const DemoSummary = z
  .strictObject({
    total: z.int(),
    ageSum: z.int(),
    /** Null where no row matches. */
    ages: z.tuple([z.int(), z.int()]).nullable(),
    /** The first and the last day, null where no row matches. */
    dates: z.tuple([z.string(), z.string()]).nullable(),
    /** How many rows have each status. */
    statuses: z.record(state, z.int()),
    /** How many rows have each gender, 0 first. */
    genders: z.tuple([z.int(), z.int()]),
  })
  .meta({ id: 'DemoSummary' })
export type DemoSummary = z.output<typeof DemoSummary>

const DemoCitySummary = DemoSummary.pick({ total: true, ageSum: true, statuses: true, genders: true })
  .extend({ city: z.enum(demoCities) })
  .meta({ id: 'DemoCitySummary' })
export type DemoCitySummary = z.output<typeof DemoCitySummary>

/**
 * The rows of the table pages. Everybody begins with the same ones; the first change gives a person a copy of their own, which no
 * one else sees and `resetDemoRows` takes away.
 */
export const table = {
  demoList: endpoint('POST /api/table/getDemoList', {
    access: 'signedIn',
    body: DemoSearch,
    reply: pageOf(DemoRow),
    message: 'queried',
    summary: 'List demo rows',
  }),
  /** Over all rows that match, not only those of a page. */
  demoSummary: endpoint('POST /api/table/getDemoSummary', {
    access: 'signedIn',
    body: z.strictObject(filters),
    reply: DemoSummary,
    summary: 'Sum up demo rows',
  }),
  /** Over all rows that match, by city: those with most rows first, `other` last. Cities without rows are left out. */
  demoCities: endpoint('POST /api/table/getDemoCities', {
    access: 'signedIn',
    body: z.strictObject(filters),
    reply: z.array(DemoCitySummary),
    summary: 'Sum up demo rows by city',
  }),
  /** Adds a row before all others and returns its id. */
  addDemoRow: endpoint('POST /api/table/demoRow', {
    access: 'signedIn',
    body: DemoRowForm,
    reply: id,
    audit: audit('add', demoRow, '新增示例行', 'Add demo row'),
  }),
  /** Changes what is named, and keeps the rest of the row. */
  editDemoRow: endpoint('PUT /api/table/demoRow', {
    access: 'signedIn',
    body: DemoRowForm.partial().extend({ id }).meta({ id: 'DemoRowEdit' }),
    reply: z.null(),
    audit: audit('edit', demoRow, '修改示例行', 'Edit demo row'),
  }),
  deleteDemoRows: endpoint('DELETE /api/table/demoRow', {
    access: 'signedIn',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', demoRow, '删除示例行', 'Delete demo rows'),
  }),
  /** Takes a deletion back: the rows are again where they were. */
  restoreDemoRows: endpoint('PUT /api/table/demoRow/deleted', {
    access: 'signedIn',
    body: z.strictObject({ ids: idList(100).min(1) }),
    reply: z.null(),
    audit: audit('edit', demoRow, '恢复示例行', 'Restore demo rows'),
  }),
  /** Puts a row in the place of another one, which moves up or down by one like those between them. */
  moveDemoRow: endpoint('PUT /api/table/demoRow/place', {
    access: 'signedIn',
    body: z.strictObject({ id, to: id }),
    reply: z.null(),
    audit: audit('edit', demoRow, '移动示例行', 'Move demo row'),
  }),
  /** Takes the own copy away, so that the rows are again as everybody begins with them. */
  resetDemoRows: endpoint('DELETE /api/table/demoRow/changes', {
    access: 'signedIn',
    reply: z.null(),
    audit: audit('delete', demoRow, '重置示例数据', 'Reset demo rows'),
  }),
}
