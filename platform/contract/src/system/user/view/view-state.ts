import * as z from 'zod'

/** The most characters of the address and of the columns, as JSON, that a saved view holds. */
const mostQuery = 2000
const mostLayout = 8000

/** The page id under which a list keeps its layout, such as `system/user`, or that of a derived list. */
export const viewPage = z
  .string()
  .max(100)
  .regex(/^[a-z][\w-]*(?:\/[\w-]+)*$/i)
  .meta({ examples: ['system/user'] })

const columnKey = z.string().min(1).max(60)
const columnKeys = z.array(columnKey).max(200)

/** The columns of a list: keys in order, hidden ones, those that stay without room, pinned ones, widths in CSS pixels; and whether rows are low. */
export const ViewLayout = z
  .strictObject({
    order: columnKeys,
    hidden: columnKeys,
    chosen: columnKeys,
    pinned: z.record(columnKey, z.enum(['left', 'right'])),
    widths: z.record(columnKey, z.int().min(1).max(10_000)),
    isCompact: z.boolean(),
  })
  .refine((layout) => JSON.stringify(layout).length <= mostLayout)
  .meta({ id: 'ViewLayout' })
export type ViewLayout = z.output<typeof ViewLayout>

/** The part of the state of a list that a view holds. */
export const viewState = {
  /** Filters, order and group as the query string of the address has them, without `?`; empty for none. */
  query: z
    .string()
    .max(mostQuery)
    .regex(/^[\w.*+%&=-]*$/)
    .meta({ examples: ['status=1&sort=createdAt&order=desc'] }),
  layout: ViewLayout,
}

/** The view that a list opens with. */
export const DefaultView = z
  .strictObject({ page: z.string(), viewId: z.int(), version: z.int(), ...viewState })
  .meta({ id: 'DefaultView' })
export type DefaultView = z.output<typeof DefaultView>
