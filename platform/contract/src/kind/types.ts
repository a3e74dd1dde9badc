import type { RecordKind } from './record-kind'
import type { KindAction } from './action'
import type { Field, FieldOptions, Fields, FieldTypes, FilterOperator } from './field-kind'

/** A kind of record whose fields all have kinds. */
export interface FieldedKind extends RecordKind {
  readonly fields: Readonly<Record<string, Field>>
  /** The first two parts of its permissions and the address of its calls, such as `stock:item`. */
  readonly permissions: `${string}:${string}`
  readonly actions?: Readonly<Record<string, KindAction>>
}

type Flat<T> = { [P in keyof T]: T[P] } & {}
type TypesOf<F> = F extends Field<infer T, FieldOptions> ? T : FieldTypes
type OptionsOf<F> = F extends Field<FieldTypes, infer O> ? O : FieldOptions
type IsOptional<F> = OptionsOf<F> extends { readonly optional: true } ? true : false
/** Whether a form has the field, and may leave it out. */
type FormPart<F> =
  OptionsOf<F> extends { readonly computed: true } | { readonly generated: true }
    ? 'none'
    : IsOptional<F> extends true
      ? 'optional'
      : 'required'

/** The names of those of some fields that have an option. */
export type FieldsWith<F extends Fields, O extends FieldOptions> = {
  [P in keyof F]: OptionsOf<F[P]> extends O ? P : never
}[keyof F] &
  string

/** The names of the fields of a kind that have an option. */
export type NamesWith<K extends FieldedKind, O extends FieldOptions> = FieldsWith<K['fields'], O>

type Id<K extends FieldedKind> = { readonly [P in K['id']]: number }
type Empty<F> = IsOptional<F> extends true ? TypesOf<F>['empty'] : never
/** The value of a field in a row. */
export type ValueIn<F> = TypesOf<F>['value'] | Empty<F>
/** The value of a field in a form. */
type FormValue<F> = (TypesOf<F> extends { readonly form: infer V } ? V : TypesOf<F>['value']) | Empty<F>

/** The value of a field in its column. */
type StoredValue<F> =
  TypesOf<F> extends { readonly stored: infer S } ? S | Extract<Empty<F>, null> : TypesOf<F>['value'] | Empty<F>

/** A row of the table of a kind, without its id and version. */
export type StoredOf<K extends FieldedKind> = {
  [P in keyof K['fields'] as HasColumn<K['fields'][P]> extends true ? P : never]: StoredValue<K['fields'][P]>
}
type HasColumn<F> =
  OptionsOf<F> extends { readonly computed: true } ? false : TypesOf<F> extends Unlisted ? false : true
/** Fields with a table of their own, which a list of records leaves out. */
type Unlisted = { readonly isLines: true } | { readonly isLinks: true }

/** The columns of the table of lines with these fields: all of them, those that are calculated included. */
export type StoredLine<F extends Fields> = { [P in keyof F]: StoredValue<F[P]> }

/** The field of a row that holds the name of what a reference names: `warehouseName` for `warehouseId`. */
export type NameField<P extends string> = P extends `${infer Base}Id` ? `${Base}Name` : `${P}Name`

/** The field of a row with the names of what a list of references names: `colourNames` for `colourIds`. */
export type NamesField<P extends string> = P extends `${infer Base}Ids` ? `${Base}Names` : `${P}Names`

/** The values of fields that were read, with the names of what they refer to, in the language of the reader. */
export type ValuesOf<F extends Fields> = { readonly [P in keyof F]: ValueIn<F[P]> } & {
  readonly [P in keyof F & string as TypesOf<F[P]>['isNamed'] extends true ? NameField<P> : never]: string
} & {
  readonly [P in keyof F & string as TypesOf<F[P]>['isNamed'] extends 'list' ? NamesField<P> : never]: readonly string[]
}

/** A record as a read returns it. References also have the names of what they refer to. */
export type RowOf<K extends FieldedKind> = Flat<Id<K> & { readonly version: number } & ValuesOf<K['fields']>>

/** A record as a list returns it: without its lines and links. */
export type ListedOf<K extends FieldedKind> = {
  [P in keyof RowOf<K> as P extends NamesOf<K, Unlisted> ? never : P]: RowOf<K>[P]
}

/** The values that a form sends: a field that is left out gets its empty value in a new record and stays as it is in an edited one. */
export type FormOf<K extends { readonly fields: Fields }> = Flat<
  {
    -readonly [P in keyof K['fields'] as FormPart<K['fields'][P]> extends 'required' ? P : never]: FormValue<
      K['fields'][P]
    >
  } & {
    -readonly [P in keyof K['fields'] as FormPart<K['fields'][P]> extends 'optional' ? P : never]?:
      | FormValue<K['fields'][P]>
      | undefined
  }
>

/** The body of an edit: the form, the id, and the version that was read. */
export type EditOf<K extends FieldedKind> = Flat<
  FormOf<K> & { [P in K['id'] | 'version']: number } & ConfirmedOf<K, true>
>

/** The flag that edits and deletions of a kind take, where one of its errors only asks first. */
export type ConfirmedOf<K extends FieldedKind, V> = [
  Extract<K['errors'][keyof K['errors']], { readonly confirmable: true }>,
] extends [never]
  ? unknown
  : {
      /** The caller has been asked. */
      confirmed?: V | undefined
    }

type FilterValue<F> = TypesOf<F>['filter']
type Ranged<F> = FilterValue<F> extends 'range' ? number : FilterValue<F> extends 'dates' ? string : never

/** The fields that the list filters by with an operator beside the plain one. */
type OperatedBy<K extends FieldedKind, O extends FilterOperator> = {
  [P in NamesWith<K, { readonly filter: true }>]: O extends TypesOf<K['fields'][P]>['operators']
    ? [O, IsOptional<K['fields'][P]>] extends ['Empty', false]
      ? never
      : P
    : never
}[NamesWith<K, { readonly filter: true }>]

/** The filters of the list, by their names in the address. */
export type FiltersOf<K extends FieldedKind> = Flat<
  (K extends { readonly softDelete: true } ? { /** The deleted records. */ bin?: true | undefined } : unknown) & {
    [P in NamesWith<K, { readonly filter: true }> as [Ranged<K['fields'][P]>] extends [never] ? P : never]?:
      | FilterValue<K['fields'][P]>
      | undefined
  } & {
    [
      P in NamesWith<K, { readonly filter: true }> as [Ranged<K['fields'][P]>] extends [never]
        ? never
        : `${P}From` | `${P}To`
    ]?: Ranged<K['fields'][P]> | undefined
  } & { [P in OperatedBy<K, 'Is'> as `${P}Is`]?: FilterValue<K['fields'][P]> | undefined } & {
    [P in OperatedBy<K, 'OneOf'> as `${P}OneOf`]?: readonly FilterValue<K['fields'][P]>[] | undefined
  } & { [P in OperatedBy<K, 'Empty'> as `${P}Empty`]?: boolean | undefined }
>

type NamesOf<K extends FieldedKind, T> = {
  [P in keyof K['fields']]: TypesOf<K['fields'][P]> extends T ? P : never
}[keyof K['fields']] &
  string

/** The field that holds the parent of a record; never for a kind that is no tree. */
export type ParentOf<K extends FieldedKind> = NamesOf<K, { readonly isParent: true }>

/** Whether the list of a kind returns all records at once: those of a tree, or of a kind with `whole`. */
export type IsWhole<K extends FieldedKind> = K extends { readonly whole: true }
  ? true
  : [ParentOf<K>] extends [never]
    ? false
    : true

/** The field that holds the place of a record among its siblings. */
export type PositionOf<K extends FieldedKind> = NamesOf<K, { readonly isPosition: true }>

/** The fields that hold ids of a table of links. */
export type LinksOf<K extends FieldedKind> = NamesOf<K, { readonly isLinks: true }>

/** The columns that the list sorts by. */
export type SortsOf<K extends FieldedKind> =
  | NamesWith<K, { readonly sort: true }>
  | PositionOf<K>
  | K['id']
  | (K extends { readonly order: infer O extends string } ? O : never)

/** The fields by whose values the list groups its rows. One that comes whole has no groups. */
export type GroupsOf<K extends FieldedKind> =
  IsWhole<K> extends false
    ? {
        [P in NamesWith<K, { readonly filter: true }>]: TypesOf<K['fields'][P]>['isGrouped'] extends true ? P : never
      }[NamesWith<K, { readonly filter: true }>]
    : never

/** Those of some fields that refer to records which a form or filter looks for by name; one in lines as `lines.itemId`. */
export type ReferencesIn<F extends Fields> = {
  [P in keyof F & string]: TypesOf<F[P]>['isNamed'] extends true | 'list'
    ? P
    : TypesOf<F[P]> extends { readonly isLines: true; readonly references: infer R extends string }
      ? `${P}.${R}`
      : never
}[keyof F & string]

/** The fields of a kind that refer to records. */
export type ReferencesOf<K extends FieldedKind> = ReferencesIn<K['fields']>

type LeftOut<K> = K extends { readonly import: { readonly without: readonly (infer P)[] } } ? P : never

/** The fields that the import of a kind has. */
export type ImportField<K extends FieldedKind> = Exclude<
  {
    [P in keyof K['fields']]: FormPart<K['fields'][P]> extends 'none'
      ? never
      : TypesOf<K['fields'][P]> extends { readonly isImported: false }
        ? never
        : P
  }[keyof K['fields']],
  LeftOut<K>
> &
  string

/** The actions of a kind. */
export type ActionsOf<K extends FieldedKind> = K extends {
  readonly actions: infer A extends Readonly<Record<string, KindAction>>
}
  ? A
  : unknown

/** The values that an action asks for. */
export type ActionForm<A> = A extends { readonly form: infer F extends Fields }
  ? FormOf<{ readonly fields: F }>
  : unknown
