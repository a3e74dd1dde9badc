import type { Permission } from '../access'
import type { KindAction, StateOf } from './action'
import type { ImportOption } from './import/import-option'
import { isField, type Field, type FieldKind } from './field-kind'
import { fileLimits } from './fields/media/file'
import { linesOf } from './fields/lines/line-values'
import type { LocalText } from '../language'
import type { ValueFormat } from './value-format'

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

/** Who reads one record of a kind, with what there is about it beside its fields. */
export interface DetailsAccess {
  /** One of these permissions reads a record that is in the reader's scope, and its history in the operation log. */
  readonly access: readonly Permission[]
  /** Fields that the call which reads a record leaves out, so that its history does too. */
  readonly withheld?: readonly string[]
  /** Its records may have files attached, which one of these permissions adds and removes. Those who read a record read them. */
  readonly files?: readonly Permission[]
}

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
  /**
   * Its fields, in the order of its form: for the form, the log and the description of the API. Each is a label, or where calls and pages are derived a field with its kind, such as
   * `text(40, { zh: '货号', en: 'SKU' })`, which says references, formats and unique values, too.
   */
  readonly fields: Readonly<Record<string, LocalText | Field>>
  /** The first two parts of the permissions of derived calls, such as `stock:item`. */
  readonly permissions?: `${string}:${string}`
  /** The field by which derived lists are in order, ascending; the id without it. */
  readonly order?: string
  /** Its records are few: the list returns all of them at once, in the order of the kind, as that of a tree does. */
  readonly whole?: true
  /** People write the numbers of the field `order`: the list of a tree has inputs for them, and the call `sort` changes those of several records at once. */
  readonly reorder?: true
  /** For the operation log: the labels of what it has of a record beside its fields, such as records that a deletion changes. */
  readonly logged?: Readonly<Record<string, LocalText>>
  /** For the operation log: the fields whose values show in another format than they are stored in. */
  readonly formats?: Readonly<Record<string, ValueFormat>>
  readonly unique?: readonly UniqueField[]
  /** Deleted records stay in a bin, from which they are restored or deleted for good; the table has a column `deletedAt`. */
  readonly softDelete?: true
  /** The actions on its records beside those that every kind has. */
  readonly actions?: Readonly<Record<string, KindAction>>
  /** Its records are also imported from a file, see `ImportOption`. For a kind with `permissions` and fields of kinds. */
  readonly import?: true | ImportOption
  /** The page of its records, and one permission of each list that is needed to open it there. */
  readonly page?: { readonly path: string; readonly needs: readonly (readonly Permission[])[] }
  /**
   * Who reads one record. A kind with `permissions` has it by itself, for those who may read or edit one; without it only the operation log shows what was done
   * to one.
   */
  readonly details?: DetailsAccess
  /** Records of a kind with `permissions` may have files attached, by those who may edit one. */
  readonly files?: true
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
export function recordKind<const D extends Definition>(kind: string, definition: D & NamedFields<D>) {
  const errors = Object.entries(definition.errors ?? {}).map(([name, error]) => [
    name,
    { ...error, code: `${kind}.${name}` },
  ])
  type Errors = { readonly [E in keyof D['errors']]: RecordError }
  // Without what was checked of it, so that the types of its parts stay.
  const own: D = definition
  return { ...own, ...derivedOf(withOwnTarget(kind, own)), kind, errors: Object.fromEntries(errors) as Errors }
}

/** A definition whose parent names the kind itself. */
function withOwnTarget(kind: string, definition: Definition): Definition {
  const { fields, scopeFields, order, reorder } = definition
  const named = (name: string) =>
    Object.entries(fields).find(([, field]) => isField(field) && field.kind.name === name)?.[0]
  const [parent, position] = [named('parent'), named('position')]
  if (parent && scopeFields?.includes(parent))
    throw new Error(`Leave ${parent} out of the scope of ${kind}: its records are seen by their other references.`)
  if (reorder && !order)
    throw new Error(`Say which field is the \`order\` of ${kind}: \`reorder\` changes its numbers.`)
  if (order && position && order !== position)
    throw new Error(`Leave out the order of ${kind}: its records are in that of ${position}.`)
  const field = parent && (fields[parent] as Field)
  const own = field && { [parent]: { ...field, settings: { ...field.settings, target: kind, id: definition.id } } }
  const files = ownFiles(kind, fields)
  return { ...definition, fields: { ...fields, ...own, ...files }, ...(position && { order: position }) }
}

/** Returns the fields of files with the kind that they are of, for which the form sends a file. */
function ownFiles(kind: string, fields: Definition['fields']): Record<string, Field> {
  const files = Object.entries(fields).flatMap(([name, field]) =>
    isField(field) && fileLimits(field)
      ? [[name, { ...field, settings: { ...field.settings, of: kind } }] as const]
      : [],
  )
  return Object.fromEntries(files)
}

/** Title, order and scope of a kind with fields of kinds are among these fields. */
type NamedFields<D extends Definition> = [keyof D['fields']] extends [never]
  ? unknown
  : D['fields'] extends Readonly<Record<string, Field>>
    ? {
        readonly title: (keyof D['fields'] & string) | readonly [string, string]
        readonly order?: keyof D['fields'] & string
        readonly scopeFields?: readonly (keyof D['fields'] & string)[]
        readonly actions?: Readonly<Record<string, KindAction<StateOf<D['fields']> & string>>>
        readonly import?: true | ImportOption<keyof D['fields'] & string>
      }
    : unknown

/** Returns the parts of a kind that its fields say; the definition's own count. */
function derivedOf({
  fields,
  table,
  references,
  formats,
  unique,
  permissions,
  page,
  details,
  files,
  order,
}: Definition) {
  const known = Object.entries(fields).flatMap(([name, field]) => (isField(field) ? [[name, field] as const] : []))
  if (known.length === 0) return {}
  // Those of lines are called as errors at them are, such as `lines.itemId`.
  const inLines = known.flatMap(([name, field]) =>
    Object.entries(linesOf(field)?.fields ?? {}).map(([own, one]) => [`${name}.${own}`, one] as const),
  )
  const all = [...known, ...inLines]
  const targets = all.flatMap(([name, { settings }]) => (settings['target'] ? [[name, settings['target']]] : []))
  const shown = all.flatMap(([name, { kind, settings }]) => {
    const format = kind.format?.(settings)
    return format ? [[name, format]] : []
  })
  const others = known.flatMap(([name, { kind, options }]) => (options.unique ? [uniqueField(table, name, kind)] : []))
  return {
    // The fields as they are; what a kind adds to them has no type.
    ...({ fields } as object),
    ...(order && { order }),
    references: { ...(Object.fromEntries(targets) as Record<string, string>), ...references },
    formats: { ...(Object.fromEntries(shown) as Record<string, ValueFormat>), ...formats },
    unique: unique ?? others,
    ...(permissions && {
      page: page ?? pageOfPermissions(permissions),
      details: { ...detailsOfPermissions(permissions, files), ...details },
    }),
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const uniqueField = (table: string, field: string, { column }: FieldKind): UniqueField => ({
  field,
  ...(column !== 'text' && { isExact: true }),
  indexes: [`${snake(table)}_${snake(field)}_unique`],
})

const pageOfPermissions = (permissions: `${string}:${string}`): RecordKind['page'] => ({
  path: `/${permissions.replace(':', '/')}`,
  needs: [[`${permissions}:list`], [`${permissions}:query`, `${permissions}:edit`]],
})

const detailsOfPermissions = (permissions: `${string}:${string}`, files: true | undefined): DetailsAccess => ({
  access: [`${permissions}:query`, `${permissions}:edit`],
  ...(files && { files: [`${permissions}:edit`] }),
})

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
