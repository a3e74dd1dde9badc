import { most, patterns } from './untrusted/rules'
import * as z from 'zod'
import { defaultPageSize, maxPageSize } from './endpoint'
import { largestInteger } from './fields/scaled'

/** An id in a body: a positive integer. */
export const id = z.int().positive().max(largestInteger)

/** An id in a body, or 0 for the root of a tree. */
export const parentId = z.int().min(0).max(largestInteger)

const canonicalId = z.string().regex(/^[1-9]\d{0,8}$/)

/** An id in a query string: the canonical digits of a positive integer, so that `01`, `1.0` and `1,2` are rejected. */
export const queryId = z.union([id, canonicalId]).transform(Number).pipe(id)

const isDistinct = (list: readonly unknown[]) => new Set(list).size === list.length

/** Up to `most` ids in a body, none of them twice. */
export const idList = (most: number) => z.array(id).max(most).refine(isDistinct)

/** The ids that a call deletes: 1 to 100 in a query string, such as `3,4`. All of them are deleted or none. */
export const queryIds = z
  .union([z.array(id), z.string().regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/)])
  .transform((value) => (typeof value === 'string' ? value.split(',').map(Number) : value))
  .pipe(idList(100).min(1))

const canonical = z.string().regex(/^[1-9]\d{0,14}$/)
const counted = (most: number, first: number) =>
  z
    .union([z.int(), canonical.or(z.literal('0'))])
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .default(first)

/** Paging of a query string: `page` from 1, `size` at most 100. */
export const paging = { page: counted(1_000_000_000, 1), size: counted(maxPageSize, defaultPageSize) }

/**
 * The id of a record, for lists whose records are edited: the reply is the page that holds the record, in place of `page`.
 * Where the list does not hold it, `page` counts.
 */
export const pageWith = queryId.optional()

/** A substring filter: trimmed, matched without regard to case, `%` and `_` being ordinary characters. Empty means no filter. */
export const filter = z.string().trim().max(most.filter).optional()

/** 1 enabled, 0 disabled: the opposite of most consoles of this family. */
export const status = z.literal([0, 1])
export type Status = z.output<typeof status>

/** A status in a query string. */
export const queryStatus = z
  .union([status, z.literal(['0', '1'])])
  .transform(Number)
  .pipe(status)
  .optional()

/** The direction of `sort`. */
export const order = z.enum(['asc', 'desc']).default('asc')

/** In the body of a call that may need a confirmation: the caller has read what else it would change, and goes on. */
export const confirmed = z.literal(true).optional()

/** A flag in a query string, such as `confirmed`: `true`, or left out. */
export const queryFlag = z
  .union([z.literal(true), z.literal('true')])
  .transform(Boolean)
  .pipe(z.literal(true))
  .optional()

/** Grows by one with every change of a record; an edit names the one it read. */
export const version = z.int().min(1).max(largestInteger)

/** Trimmed text of a form that may be empty. */
export const text = (most: number) => z.string().trim().max(most)

/** Trimmed text of a form that has to be filled in. */
export const requiredText = (most: number) => z.string().trim().min(1).max(most)

/** A place in an order, ascending. */
export const sort = z.int().min(0).max(largestInteger)

/** New places for some records, each of them once. */
export const places = z
  .array(z.strictObject({ id, sort }))
  .min(1)
  .max(1000)
  .refine((list) => isDistinct(list.map((place) => place.id)))
export type Places = z.output<typeof places>

/** The formats that a text may need to have: each is the error of its schema, with a message of the server in both languages. */
export const textFormats = [
  'usernameFormat',
  'phoneFormat',
  'emailFormat',
  'roleNameFormat',
  'roleKeyFormat',
  'dictTypeFormat',
  'permissionFormat',
  'dateFormat',
  'dateTimeFormat',
  'timeFormat',
  'periodFormat',
  'tagFormat',
  'jsonFormat',
  'colourFormat',
  'urlFormat',
  'imageFormat',
] as const
export type TextFormat = (typeof textFormats)[number]

export function isTextFormat(message: string): message is TextFormat {
  return textFormats.some((format) => format === message)
}

/** The pattern of a whole text, which may also be empty. */
export function orEmpty({ source, flags }: RegExp): RegExp {
  return new RegExp(`^(?:${source.slice(1, -1)})?$`, flags)
}

/** A mobile number, or empty. */
export const phone = z
  .string()
  .trim()
  .regex(orEmpty(patterns.phone), 'phoneFormat' satisfies TextFormat)

/** An email address, or empty. */
export const email = z.union(
  [
    z.string().trim().length(0),
    z
      .string()
      .trim()
      .max(most.email)
      .pipe(z.email({ pattern: patterns.email })),
  ],
  'emailFormat' satisfies TextFormat,
)

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime()
