import type { Permission } from './access'
import type { LocalText } from './language'

/** A field of a form whose value no other record may have. */
export interface UniqueField {
  readonly field: string
  /** The field within whose values it is unique; the whole table without it. */
  readonly within?: string
  /** Upper and lower case differ. */
  readonly isExact?: true
  /** The names of the unique indexes by which the database rejects it. */
  readonly indexes: readonly string[]
}

/** An error that belongs to one kind of record. */
export interface RecordError {
  /** As callers see it: kind and name, such as `post.inUse`. */
  readonly code: string
  readonly status: 400 | 403 | 404 | 409 | 429
  /** `{name}` is a placeholder for a value of the error. */
  readonly text: LocalText
  /** It is only a confirmation: the same call with `confirmed` goes through. */
  readonly confirmable?: true
}

/**
 * The format in which the value of a field shows, where that differs from the stored one: a number scaled by `decimals`, a value of a
 * dictionary, a moment in milliseconds, yes or no as 1 and 0.
 */
export type ValueFormat = { readonly decimals: number } | { readonly dictType: string } | 'moment' | 'yesNo'

interface Definition {
  /** The name of one record. */
  readonly name: LocalText
  /** The plural of the name, for use within a sentence. */
  readonly plural: LocalText
  /** Its table, as `Schema` of the server has it. */
  readonly table: string
  /** The field that holds its id. */
  readonly id: string
  /** Other fields that hold ids of such records, beside `id` and `id` with an s. */
  readonly referredBy?: readonly string[]
  /** Its own fields that hold an id of another kind of record, with that kind; those called as the id of that kind may be left out. */
  readonly references?: Readonly<Record<string, string>>
  /** The field by which a record is called, with its English side in the field of that name and `En`; or two that are shown together. */
  readonly title: string | readonly [string, string]
  /**
   * The fields that decide who may see a record. In a kind of a module these are references, such as `deptId` or `itemId`: a record is
   * in scope when all that they name is.
   */
  readonly scopeFields?: readonly string[]
  /** The labels of its fields, in the order of its form: for the form, the log and the description of the API. */
  readonly fields: Readonly<Record<string, LocalText>>
  /** For the operation log: the fields whose values show in another format than they are stored in. */
  readonly formats?: Readonly<Record<string, ValueFormat>>
  readonly unique?: readonly UniqueField[]
  /** The page of its records, and one permission of each list that is needed to open it there. */
  readonly page?: { readonly path: string; readonly needs: readonly (readonly Permission[])[] }
  readonly errors?: Readonly<Record<string, Omit<RecordError, 'code'>>>
}

/** Kinds of records, by their names. */
export type RecordKinds = Readonly<Record<string, RecordKind>>

export interface RecordKind extends Omit<Definition, 'errors'> {
  /** Its name in the operation log. */
  readonly kind: string
  readonly errors: Readonly<Record<string, RecordError>>
  /** Like `forms`, for the fields that modules add to those of the platform. */
  readonly extraFormats?: Readonly<Record<string, ValueFormat>>
}

/**
 * Describes a kind of record once, as plain data: what it is called, how it is known and what may be wrong with it. Forms, the
 * operation log, exports, errors and the description of the API take it from here.
 *
 * @example
 * export const post = recordKind('post', {
 *   name: { zh: '岗位', en: 'Post' },
 *   plural: { zh: '岗位', en: 'posts' },
 *   table: 'posts',
 *   id: 'postId',
 *   title: 'postName',
 *   fields: { postName: { zh: '岗位名称', en: 'Post name' } },
 * })
 */
export function recordKind<const D extends Definition>(kind: string, definition: D) {
  const errors = Object.entries(definition.errors ?? {}).map(([name, error]) => [
    name,
    { ...error, code: `${kind}.${name}` },
  ])
  type Errors = { readonly [E in keyof D['errors']]: RecordError }
  return { ...definition, kind, errors: Object.fromEntries(errors) as Errors }
}

/** The fields by which a record is called. */
export function titleFields({ title }: Pick<RecordKind, 'title'>): readonly string[] {
  return typeof title === 'string' ? [title, `${title}En`] : title
}

/** The kind of record whose id, or list of ids, a field of a record holds; undefined for any other field. */
export function referenceOf(records: RecordKinds, kind: string, field: string): string | undefined {
  const own = records[kind]?.references?.[field]
  if (own) return own
  if (field === 'pid') return kind
  if (field === records[kind]?.id) return undefined
  const isOf = ({ id, referredBy }: RecordKind) =>
    referredBy?.includes(field) || (id !== 'id' && (field === id || field === `${id}s`))
  return Object.values(records).find(isOf)?.kind
}
