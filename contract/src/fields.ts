import * as z from 'zod'
import { defaultPageSize, maxPageSize } from './endpoint'

/** An id in a body: a positive integer. */
export const id = z.int().positive()

const canonical = z.string().regex(/^[1-9]\d{0,14}$/)

/** An id in a query string: the canonical digits of a positive integer, so that `01`, `1.0` and `1,2` are refused. */
export const queryId = z.union([id, canonical]).transform(Number)

const counted = (most: number, first: number) =>
  z
    .union([z.int(), canonical.or(z.literal('0'))])
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .default(first)

/** Paging of a query string: `page` from 1, `size` at most 100. */
export const paging = { page: counted(1_000_000_000, 1), size: counted(maxPageSize, defaultPageSize) }

/** A substring filter: trimmed, matched without regard to case, `%` and `_` being ordinary characters. Empty means no filter. */
export const filter = z.string().trim().max(100).optional()

/** 1 enabled, 0 disabled: the opposite of most consoles of this family. */
export const status = z.literal([0, 1])
export type Status = z.output<typeof status>

/** A status in a query string. */
export const queryStatus = z
  .union([status, z.literal(['0', '1'])])
  .transform((value) => Number(value) as Status)
  .optional()

/** The direction of `sort`. */
export const order = z.enum(['asc', 'desc']).default('asc')

/** Grows by one with every change of a record; an edit names the one it read. */
export const version = z.int().min(1)

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime()
