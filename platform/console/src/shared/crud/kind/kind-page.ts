import type { Endpoint } from 'atrium/contract/endpoint'
import type { CallsOf } from 'atrium/contract/kind/crud-calls'
import type { FieldedKind, FormOf, ListedOf, NamesWith, RowOf, SortsOf } from 'atrium/contract/kind/types'
import type { Language, LocalText } from 'atrium/contract/language'
import type { ComponentType, ReactNode } from 'react'
import type { RecordContent, RelatedList } from '../details/declaration'
import type { SearchField } from '../filter/search-form'
import type { OnSaved } from '../form/use-record-form'
import type { ListColumn } from '../table/list-column'
import type { RowAction } from '../table/row-actions'
import type { BulkAction } from '../actions/use-bulk-actions'

/** A column of a derived list, with its title in both languages. */
export interface KindColumn<K extends FieldedKind> extends Omit<ListColumn<ListedOf<K>, SortsOf<K>>, 'title'> {
  readonly title: LocalText
}

/** The columns of a kind: of its id and of each field. */
type KindColumns<K extends FieldedKind> = { readonly [P in keyof K['fields'] | K['id']]: KindColumn<K> }

/** The filters of a kind, by their fields. */
type KindFilters<K extends FieldedKind> = {
  readonly [P in NamesWith<K, { readonly filter: true }>]: SearchField<string>
}

/** The props of an input in the place of a derived one. It draws a form item whose name is that of the field. */
export interface InputProps {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly hint: string | undefined
  /** The record that is edited; undefined for a new one. */
  readonly record: Readonly<Record<string, unknown>> | undefined
}

/** The props of a layout in the place of the derived one, which has all fields below each other. */
interface LayoutProps<K extends FieldedKind> {
  /** Draws the input of a field. */
  readonly field: (name: keyof FormOf<K> & string) => ReactNode
  /** The record that is edited; undefined for a new one. */
  readonly record: RowOf<K> | undefined
}

/** The differences of a field in the form of one record. */
export interface FieldOfRecord {
  /** Said below its input, in the place of the hint of the field. */
  readonly hint?: LocalText | undefined
  /** Its value stays. */
  readonly isFixed?: boolean
}

/** The parts that a page may do with a record. */
interface RowTools<K extends FieldedKind> {
  readonly edit: (row: ListedOf<K>) => void
  readonly remove: (rows: readonly ListedOf<K>[]) => void
}

/** The part that a hook of the page adds to the work with its records, in the list as in the details. */
export interface OwnWork<K extends FieldedKind> {
  /** As `rowActions` of the page, in its place. */
  readonly rowActions?: PageParts<K>['rowActions']
  /** Forms and dialogs that these actions open, drawn beside the list or the details. */
  readonly forms?: ReactNode
}

/** The parts of a derived page that others take the place of. */
export interface PageParts<K extends FieldedKind> {
  /** The columns, in their order: those of the kind by their fields, and any others. */
  readonly columns?: (own: KindColumns<K>) => readonly KindColumn<K>[]
  /** The filters, in their order, by fields; a filter of one's own needs a name that the call takes. */
  readonly filters?: (own: KindFilters<K>) => readonly SearchField<string>[]
  /** Inputs in the place of those of the kinds of the fields. */
  readonly inputs?: { readonly [P in keyof FormOf<K>]?: ComponentType<InputProps> }
  /** Returns what is different about fields in the form of a record; it is undefined for a new one. */
  readonly fieldsOf?: (record: RowOf<K> | undefined) => { readonly [P in keyof FormOf<K>]?: FieldOfRecord }
  /** The layout of the form. */
  readonly layout?: ComponentType<LayoutProps<K>>
  /** Loads inputs and layout with the form, where their code is more than the list should load. */
  readonly form?: () => Promise<Pick<PageParts<K>, 'inputs' | 'layout'>>
  /** The width of the form, in CSS pixels; 520 without it. */
  readonly formWidth?: number
  /** Returns the details of a record, made of those of the kind: title, status, groups of fields, or a `body` in their place, related lists and actions. */
  readonly details?: (own: RecordContent, record: RowOf<K>, language: Language) => RecordContent
  /** Lists of records that belong to one, in its details; `relatedKind` makes those of another kind. */
  readonly related?: readonly ((record: RowOf<K>, language: Language, id: number) => RelatedList)[]
  /** A record that `?record=` of the address names opens in its form, for those who may edit it, and not in its details. */
  readonly recordOpens?: 'form'
  /** The tree begins with all of its rows in view, also where they are many. */
  readonly isUnfolded?: true
  /** Buttons above the list, before the export. */
  readonly tools?: ComponentType
  /** The actions of a row, after those of the kind, or with `own` left out in their place. */
  readonly rowActions?: (row: ListedOf<K>, own: RowAction[], tools: RowTools<K>) => readonly RowAction[]
  /** A hook for actions that need state or forms of their own; `onSaved` shows what one of these saved. */
  readonly useWork?: (onSaved: OnSaved) => OwnWork<K>
  /** Returns whether a record stays: nobody deletes it, and it cannot be selected. */
  readonly isFixed?: (row: ListedOf<K>) => boolean
  /** Further actions for selected rows. */
  readonly bulkActions?: readonly BulkAction<ListedOf<K>>[]
  /** Returns what is sent for what was typed. May throw a `formError`. */
  readonly beforeSave?: (form: FormOf<K>, before: RowOf<K> | undefined) => FormOf<K> | Promise<FormOf<K>>
  /** Runs once a record is saved. */
  readonly afterSave?: (id: number, isNew: boolean) => void
}

/** The calls of a derived page: those of its kind. One that is replaced has the types of its own. */
export type PageCalls<K extends FieldedKind> = {
  readonly [P in keyof CallsOf<K>]: CallsOf<K>[P] | Endpoint
}
