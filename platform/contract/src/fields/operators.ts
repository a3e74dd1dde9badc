import * as z from 'zod'

/** The most values of a filter `<name>OneOf`. */
export const mostOneOf = 50

const flag = z
  .union([z.literal(['true', 'false']), z.boolean()])
  .transform((value) => value === true || value === 'true')
  .pipe(z.boolean())
  .optional()

/** Values with commas between, each as the field has it. */
const listOf = <V extends z.ZodType>(value: V) =>
  z
    .string()
    .max(2000)
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ])
    // Each value takes a text; the types cannot say so.
    .pipe(z.array(value).min(1).max(mostOneOf) as unknown as z.ZodType<z.output<V>[], string[]>)
    .optional()

interface Operators<V extends z.ZodType> {
  Is: z.ZodOptional<V>
  OneOf: ReturnType<typeof listOf<V>>
  Empty: typeof flag
}
type Operator = keyof Operators<z.ZodType>

type Filters<N extends string, V extends z.ZodType, O extends Operator> = {
  readonly [K in O as `${N}${K}`]: Operators<V>[K]
}

/**
 * Filters of a list by other operators than the plain one of a field, which for a text is that it contains (`filter`), for another value that it
 * is that one, and for numbers and dates a range. `<name>Is` is the whole text, `<name>OneOf` one of several values with commas between
 * them, and `<name>Empty` whether there is none. The server has `matching` for them.
 * @example
 * query: z.strictObject({ ...paging, name: filter, ...operators('name', z.string(), 'Is', 'Empty'), ...operators('postId', queryId, 'OneOf') })
 */
export function operators<N extends string, V extends z.ZodType, O extends Operator>(
  name: N,
  value: V,
  ...which: readonly O[]
): Filters<N, V, O> {
  const all: Operators<V> = { Is: value.optional(), OneOf: listOf(value), Empty: flag }
  return Object.fromEntries(which.map((operator) => [`${name}${operator}`, all[operator]])) as Filters<N, V, O>
}
