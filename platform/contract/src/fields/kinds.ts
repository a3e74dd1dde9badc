import * as z from 'zod'
import type { TextFormat } from '../fields'
import { isHttpAddress } from '../untrusted/http-address'
import { most } from '../untrusted/rules'
import { largestInteger, largestScaled } from './scaled'
import { isFileKey } from './stored-file'

interface Limits {
  /** The smallest and the largest value, in the unit that the person sees, such as 0.5. */
  readonly min?: number
  readonly max?: number
}

/** A whole number, from 0 to 999,999,999 without limits of its own. For a field that may be empty add `.nullable()`. */
export const int = ({ min = 0, max = largestInteger }: Limits = {}) => z.int().min(min).max(max)

const scaleMark = 'scaled:'

/** How many decimals the limits of an issue have, by the message of its schema; 0 for a plain number. */
export function decimalsOf(message: string): number {
  return message.startsWith(scaleMark) ? Number(message.slice(scaleMark.length)) : 0
}

/**
 * A number with a fixed count of decimals (1 to 6), sent and stored as an integer: 12.5 with 3 decimals is 12500. An integer
 * is exact in JSON and in an integer column of every engine, where it sorts and sums; SQLite would turn a numeric column into
 * floating point, and a text sorts "10" before "9". For a field that may be empty add `.nullable()`.
 */
export const decimal = (decimals: number, { min, max }: Limits = {}) => {
  const scaled = (limit: number) => Math.round(limit * 10 ** decimals)
  return z
    .int()
    .min(min === undefined ? -largestScaled : scaled(min), scaleMark + decimals)
    .max(max === undefined ? largestScaled : scaled(max), scaleMark + decimals)
}

/** An amount of money as whole cents: 12.50 is 1250. `min` and `max` are amounts, such as 0.01. */
export const money = (limits?: Limits) => decimal(2, limits)

/** A day as `YYYY-MM-DD`, which has to exist. For a field that may be empty add `.nullable()`. */
export const date = z.iso.date('dateFormat' satisfies TextFormat)

/** A moment as ISO 8601 in UTC, such as `2026-01-31T09:05:00Z`. For a field that may be empty add `.nullable()`. */
export const dateTime = z.iso.datetime('dateTimeFormat' satisfies TextFormat)

/** A colour as `#rrggbb` in lower case, or empty. `.min(1)` makes it required. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:#[\da-f]{6})?$/, 'colourFormat' satisfies TextFormat)

/** An absolute http or https address of at most 500 characters, or empty. `.min(1)` makes it required. */
export const url = z
  .string()
  .trim()
  .max(most.url)
  .refine((text) => text === '' || isHttpAddress(text), 'urlFormat' satisfies TextFormat)

/** The key of a stored picture, as `files.upload` returns it, or empty. `.min(1)` makes it required. */
export const image = z.string().refine((text) => text === '' || isFileKey(text), 'imageFormat' satisfies TextFormat)
