import * as z from 'zod'
import { date, dateTime } from './kinds'

type Range<N extends string, S extends z.ZodType> = Readonly<Record<`${N}From` | `${N}To`, z.ZodOptional<S>>>

const rangeOf = <N extends string, S extends z.ZodType>(name: N, schema: S): Range<N, S> =>
  ({ [`${name}From`]: schema.optional(), [`${name}To`]: schema.optional() }) as Range<N, S>

/** An integer in a query string, of at most 15 digits and in canonical form. */
const queryInteger = z
  .union([z.int(), z.string().regex(/^(?:0|-?[1-9]\d{0,14})$/)])
  .transform(Number)
  .pipe(z.int())

/** The filters `<name>From` and `<name>To` for an integer, money (in cents) or a decimal (scaled); both ends are included. */
export const numberRange = <N extends string>(name: N) => rangeOf(name, queryInteger)

/** The filters `<name>From` and `<name>To` for a date; both days are included. */
export const dateRange = <N extends string>(name: N) => rangeOf(name, date)

/** The filters `<name>From` and `<name>To` for a date-time: the first moment, and the first one that is too late. */
export const dateTimeRange = <N extends string>(name: N) => rangeOf(name, dateTime)
