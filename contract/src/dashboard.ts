import * as z from 'zod'
import { endpoint } from './endpoint'

export const Share = z.strictObject({ name: z.string(), count: z.int() })

/** Counts of this system, over the records the asking person may see. */
export const Dashboard = z.strictObject({
  users: z.int(),
  enabledUsers: z.int(),
  departments: z.int(),
  roles: z.int(),
  /** Sign-ins since midnight UTC. */
  signInsToday: z.int(),
  /** The last 14 days, oldest first; `day` as YYYY-MM-DD in UTC. Days without a sign-in count 0. */
  signInsPerDay: z.array(z.strictObject({ day: z.iso.date(), count: z.int() })),
  usersByDepartment: z.array(Share),
  usersByRole: z.array(Share),
})
export type Dashboard = z.output<typeof Dashboard>

export const dashboard = {
  read: endpoint('GET /api/dashboard', {
    access: 'signedIn',
    reply: Dashboard,
    summary: 'Count users, departments, roles and sign-ins',
  }),
}
