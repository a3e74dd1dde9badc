import * as z from 'zod'
import { defaultPageSize, endpoint, maxPageSize, pageOf } from '@atrium/contract/endpoint'
import { filter } from '@atrium/contract/fields'

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
    status: z.enum(['normal', 'enable', 'disable']),
    mobile: z.string(),
    email: z.string(),
  })
  .meta({ id: 'DemoRow' })
export type DemoRow = z.output<typeof DemoRow>

/** Unlike the other lists this one is asked by POST and names its page size `pageSize`. */
const DemoQuery = z
  .strictObject({
    page: z.int().min(1).max(1_000_000_000).default(1),
    pageSize: z.int().min(1).max(maxPageSize).default(defaultPageSize),
    name: filter,
    address: filter,
    mobile: filter,
    email: filter,
    status: filter,
  })
  .meta({ id: 'DemoQuery' })

export const table = {
  demoList: endpoint('POST /api/table/getDemoList', {
    access: 'signedIn',
    body: DemoQuery,
    reply: pageOf(DemoRow),
    message: 'queried',
    summary: 'List demo rows',
  }),
}
