import * as z from 'zod'
import { endpoint } from './endpoint'
import { dashboardRanges, defaultRange } from './fields/dashboard-ranges'
import { OperationLog } from './system/log/operation-log'

const days = z.literal(dashboardRanges)

/** Users in a department or with a role. `id` is null for those whose users the asking person cannot list. */
export const Share = z.strictObject({ id: z.int().nullable(), name: z.string(), count: z.int() }).meta({ id: 'Share' })

/**
 * How many in the range, and in the range before, which is as long. Both end at the same time of day. `before` is null where the logs are
 * not kept for so long.
 */
const Compared = z.strictObject({ count: z.int(), before: z.int().nullable() })
export type Compared = z.output<typeof Compared>

/** A panel of a module, for those who hold its permission. */
const DashboardPanel = z
  .strictObject({
    /** The name of the module and of the panel, such as `stock/levels`. */
    id: z.string(),
    title: z.string(),
    isWide: z.boolean(),
    isFirst: z.boolean(),
    /** Data that the module sends along for its panel; null for a panel that loads its own data. */
    content: z.unknown(),
  })
  .meta({ id: 'DashboardPanel' })
export type DashboardPanel = z.output<typeof DashboardPanel>

/** The card at the top of the dashboard: the first steps of a real installation, or things to try in a demo. */
export const introductionKinds = ['firstSteps', 'thingsToTry'] as const
export type IntroductionKind = (typeof introductionKinds)[number]

const IntroductionEntry = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** The id of the page that it leads to. Those who do not have the page do not get to see the entry. */
  page: z.string(),
  /** The query in the address of the page. */
  query: z.record(z.string(), z.string()),
  /** Whether the step is done in this installation; null for a thing to try. */
  isDone: z.boolean().nullable(),
})
export type IntroductionEntry = z.output<typeof IntroductionEntry>

export const Introduction = z
  .strictObject({ kind: z.enum(introductionKinds), entries: z.array(IntroductionEntry).min(1) })
  .meta({ id: 'Introduction' })
export type Introduction = z.output<typeof Introduction>

/** A row of the operation log, with the person as they are now. Both are empty for somebody who is gone, and for a repair. */
const RecentOperation = OperationLog.extend({ nickname: z.string(), avatar: z.string() }).meta({
  id: 'RecentOperation',
})
export type RecentOperation = z.output<typeof RecentOperation>

const changes = /^-?\d{1,3}(?:,-?\d{1,3}@\d{1,15}){0,8}$/
const isClock = (text: string) => text.split(/,|@\d+/).every((minutes) => Math.abs(Number(minutes)) <= 16 * 60)

/** Counts of this system, over the records the asking person may see. */
export const Dashboard = z
  .strictObject({
    days,
    users: z.int(),
    enabledUsers: z.int(),
    /** Of the present enabled users, how many there are, and how many there were a range ago already. */
    usersCompared: Compared,
    departments: z.int(),
    /** Sign-ins since midnight of the reader. */
    signInsToday: z.int(),
    signIns: Compared,
    /** Operations that were done, and those that were rejected. Readers without the permission for the operation log get their own alone. */
    operations: Compared,
    rejected: Compared,
    /**
     * The days of the range, oldest first; `day` as YYYY-MM-DD of the reader's calendar, `before` the count of the day as many days
     * earlier as the range is long, which is the same weekday. Days without a sign-in count 0.
     */
    signInsPerDay: z.array(z.strictObject({ day: z.iso.date(), count: z.int(), before: z.int() })),
    usersByDepartment: z.array(Share),
    usersByRole: z.array(Share),
    /** The latest rows of the operation log, the newest first, 8 at most. Readers without its permission get their own alone. */
    recentOperations: z.array(RecentOperation),
    /** Of the modules that run. */
    panels: z.array(DashboardPanel),
    /** Null for those who closed it, and where there is nothing left to do or to try for them. */
    introduction: Introduction.nullable(),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.output<typeof Dashboard>

const DashboardQuery = z.strictObject({
  /** The range. */
  days: z
    .union([days, z.literal(dashboardRanges.map(String))])
    .transform(Number)
    .pipe(days)
    .default(defaultRange),
  /**
   * The clock by which days begin and end: how many minutes it is ahead of UTC. Where that changes within the ranges, each change follows
   * with its moment in milliseconds since 1970, in the order of time: `60,120@1774746000000`.
   */
  clock: z
    .string()
    .regex(changes)
    .refine(isClock)
    .default('0')
    .meta({ examples: ['480'] }),
})

export const dashboard = {
  read: endpoint('GET /api/dashboard', {
    access: 'signedIn',
    query: DashboardQuery,
    reply: Dashboard,
    summary: 'Count users, departments, sign-ins and operations',
  }),
  /** For the caller alone and for good, until they show it again. */
  setIntroduction: endpoint('POST /api/dashboard/introduction', {
    access: 'signedIn',
    body: z.strictObject({ kind: z.enum(introductionKinds), isShown: z.boolean() }),
    reply: z.null(),
    summary: 'Close the own introduction on the dashboard, or show it again',
  }),
}
