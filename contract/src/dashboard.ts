import * as z from 'zod'
import { endpoint } from './endpoint'
import { OperationLog } from './system/operation-log'

export const Share = z.strictObject({ name: z.string(), count: z.int() }).meta({ id: 'Share' })

/** How many in the last 14 days, today included, and in the 14 days before. Both end at the same time of day. */
const Compared = z.strictObject({ count: z.int(), before: z.int() })
export type Compared = z.output<typeof Compared>

/** Counts of this system, over the records the asking person may see. */
export const Dashboard = z
  .strictObject({
    users: z.int(),
    enabledUsers: z.int(),
    /** Of the present users, how many there are, and how many there were 14 days ago already. */
    usersCompared: Compared,
    departments: z.int(),
    /** Sign-ins since midnight UTC. */
    signInsToday: z.int(),
    signIns: Compared,
    /** Operations that were done, and those that were refused. Readers without the permission for the operation log get their own alone. */
    operations: Compared,
    refusals: Compared,
    /**
     * The last 14 days, oldest first; `day` as YYYY-MM-DD in UTC, `before` the count of the day 14 days earlier. Days without a
     * sign-in count 0.
     */
    signInsPerDay: z.array(z.strictObject({ day: z.iso.date(), count: z.int(), before: z.int() })),
    usersByDepartment: z.array(Share),
    usersByRole: z.array(Share),
    /** The latest rows of the operation log, the newest first, 8 at most. Readers without its permission get their own alone. */
    recentOperations: z.array(OperationLog),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.output<typeof Dashboard>

export const dashboard = {
  read: endpoint('GET /api/dashboard', {
    access: 'signedIn',
    reply: Dashboard,
    summary: 'Count users, departments, sign-ins and operations',
  }),
}
