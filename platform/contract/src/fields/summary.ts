import * as z from 'zod'

/** The most groups that a summary returns, those with most rows. */
export const mostGroups = 100

const counted = {
  /** How many rows. */
  count: z.int(),
  /** The sums of columns by their names; money and decimals as the list has them, scaled. */
  sums: z.record(z.string(), z.number()),
}

/** The rows of a list under its filters, counted and summed: all of them, and where the call names a group by its values. */
export const Summary = z
  .strictObject({
    ...counted,
    groups: z.array(
      z.strictObject({
        value: z.union([z.string(), z.number()]).nullable(),
        /** The name of the record whose id the value is; empty for one that is out of the reader's scope. */
        name: z.string().optional(),
        ...counted,
      }),
    ),
    /** There are more groups than `mostGroups`. */
    isCut: z.boolean(),
  })
  .meta({ id: 'Summary' })
export type Summary = z.output<typeof Summary>

type View = 'page' | 'pageWith' | 'size' | 'sort' | 'order' | 'thenBy'
const view: readonly string[] = ['page', 'pageWith', 'size', 'sort', 'order', 'thenBy'] satisfies View[]

/**
 * The query of a call that returns a `Summary`: the filters of a list, and the column by whose values its rows are grouped.
 * @example
 * summary: endpoint('GET /api/stock/item/summary', { query: summaryQuery(ItemQuery, ['warehouseId', 'status']), reply: Summary, access: 'stock:item:list', summary: 'Count items' })
 */
export function summaryQuery<S extends z.ZodRawShape, const G extends readonly [string, ...string[]]>(
  list: z.ZodObject<S, z.core.$strict>,
  groups: G,
) {
  const filters = Object.fromEntries(Object.entries(list.shape).filter(([name]) => !view.includes(name)))
  return z.strictObject({ ...(filters as Omit<S, View>), group: z.enum(groups).optional() })
}
