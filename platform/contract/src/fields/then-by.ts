import * as z from 'zod'

/** A column of an order, and its direction. */
export interface Sorted<S extends string> {
  readonly sort: S
  readonly order: 'asc' | 'desc'
}

/**
 * The columns that decide after `sort` in a query string, the first one counting most: names with commas between, with `-` before one that
 * descends, such as `-createdAt,username`.
 * @example
 * query: z.strictObject({ ...paging, sort: z.enum(['name', 'price']).default('name'), order, thenBy: thenBy(['name', 'price']) })
 */
export const thenBy = <const S extends readonly [string, ...string[]]>(sorts: S) => {
  const name = `-?(?:${sorts.map((sort) => sort.replaceAll('.', String.raw`\.`)).join('|')})`
  const list: z.ZodType<Sorted<S[number]>[], Sorted<S[number]>[]> = z
    .array(z.strictObject({ sort: z.enum(sorts), order: z.enum(['asc', 'desc']) }))
    .refine((sorted) => new Set(sorted.map(({ sort }) => sort)).size === sorted.length)
  return z
    .string()
    .regex(new RegExp(`^${name}(?:,${name}){0,${sorts.length - 1}}$`))
    .transform((text) => sortsIn(text) as Sorted<S[number]>[])
    .pipe(list)
    .optional()
}

/** Reads such a text. */
function sortsIn(text: string): Sorted<string>[] {
  return text
    .split(',')
    .map((name) => (name.startsWith('-') ? { sort: name.slice(1), order: 'desc' } : { sort: name, order: 'asc' }))
}
