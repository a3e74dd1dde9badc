import type { LocalText } from 'atrium/contract'
/**
 * A form as data: saved as JSON, drawn by `SchemaForm`, checked by the server. Types only; `form.schema.ts`
 * checks what comes from outside. Every text is shown as text, and nothing in a form is ever run as code.
 */

export const fieldKinds = [
  'text',
  'textarea',
  'number',
  'money',
  'select',
  'radio',
  'checkbox',
  'switch',
  'slider',
  'rate',
  'date',
  'dateRange',
  'time',
  'cascade',
  'colour',
  'phone',
  'email',
  'url',
  'dateTime',
  'duration',
  'percent',
  'tags',
  'person',
  'department',
  'picture',
  'file',
  'files',
  'signature',
  'richText',
  'rows',
] as const
export type FieldKind = (typeof fieldKinds)[number]

type LayoutKind = 'row' | 'group' | 'tabs' | 'steps' | 'heading' | 'note' | 'divider'

export type ItemKind = FieldKind | LayoutKind

/**
 * The value of a field; `fieldTraits` has the type for each kind. A date is `YYYY-MM-DD`, a time `HH:mm`, a colour
 * `#rrggbb`; a date range is its two days, a cascade the values from the first level to the last; money is in yuan,
 * such as 12.5. A moment is ISO 8601 in UTC, a duration whole minutes, a percentage such as 12.5, a person or department its id, a picture the key of its stored file. Rows are a list of
 * the values of each row; a file, files and a signature are a list of what is stored of each: `id`, `name`, `type`, `size`.
 */
export type FieldValue = string | number | boolean | readonly string[] | readonly RowValues[]

/** The values of one row, by the keys of its fields. */
export interface RowValues {
  readonly [key: string]: FieldValue | undefined
}

/** The values of a form by the keys of its fields. An empty field is left out. */
export type FormValues = Readonly<Record<string, FieldValue | undefined>>

export interface Option {
  /** The value in an entry. */
  readonly value: string
  readonly label: LocalText
  /** Shown, but cannot be chosen. */
  readonly disabled?: boolean
  /** The next level of a cascade. */
  readonly children?: readonly Option[]
}

/** The choices of a field: typed, or those of a dictionary by its type. */
export type Options = readonly Option[] | { readonly dictionary: string }

export type Operator = 'equals' | 'notEquals' | 'contains' | 'empty' | 'notEmpty' | 'greater' | 'less' | 'oneOf'

export interface Comparison {
  /** The key of the field that is looked at. */
  readonly field: string
  readonly is: Operator
  /** Left out for `empty` and `notEmpty`; a list for `oneOf`. */
  readonly value?: string | number | boolean | readonly string[]
}

export type Condition = { readonly all: readonly Condition[] } | { readonly any: readonly Condition[] } | Comparison

export type Format = 'phone' | 'email' | 'url' | 'digits'

/** A rule for the value of a field. `message` replaces the text that the form has for it. */
export type Rule = { readonly message?: LocalText } & (
  | { readonly rule: 'required'; /** Always, where it is left out. */ readonly when?: Condition }
  | { readonly rule: 'length'; readonly min?: number; readonly max?: number }
  /** Of a number; of a date (`YYYY-MM-DD`) or time (`HH:mm`) as text. Both ends are allowed. */
  | { readonly rule: 'range'; readonly min?: number | string; readonly max?: number | string }
  /** The whole text has to match; without look-around and back-references, which take too long on some texts. */
  | { readonly rule: 'pattern'; readonly pattern: string }
  | { readonly rule: 'format'; readonly format: Format }
  /** How many are chosen. */
  | { readonly rule: 'count'; readonly min?: number; readonly max?: number }
)
export type RuleName = Rule['rule']

/** A value that follows from others. The first link of a field that applies sets it, and then it cannot be typed. */
export type Link = { /** Always, where it is left out. */ readonly when?: Condition } & (
  | { readonly to: FieldValue }
  | { readonly copy: string }
  /** Of number fields; a field of rows counts with all of its numbers. Empty ones, and numbers that the range of their field does not allow, count as nothing; without any value the sum is empty. */
  | { readonly sum: readonly string[] }
  /** Of number fields; empty as soon as one of them is, or is not allowed by its range. */
  | { readonly product: readonly string[] }
  /** Calendar days of one date range, or from one date to another, the first and the last day included; empty where the end is before the start. */
  | { readonly days: readonly string[] }
)

/** How many of the 12 columns of a form a field takes. */
export const widths = [3, 4, 6, 8, 12] as const
export type Width = (typeof widths)[number]

interface Item {
  /** Unique in the form. Of a field it is the name of its value. */
  readonly key: string
  /** Always, where it is left out. What is in a hidden container is hidden too, and a hidden field has no value. */
  readonly visible?: Condition
}

/** The groups of types of files that a field may take. */
export const fileGroups = ['image', 'pdf', 'text', 'office', 'archive', 'audio', 'video'] as const
export type FileGroup = (typeof fileGroups)[number]

export interface Field extends Item {
  readonly kind: FieldKind
  readonly label: LocalText
  readonly help?: LocalText
  readonly placeholder?: LocalText
  /** The value in an empty form. */
  readonly default?: FieldValue
  /** 12, the whole line, where it is left out. */
  readonly width?: Width
  readonly rules?: readonly Rule[]
  readonly links?: readonly Link[]
  readonly options?: Options
  /** Of rows: the fields of one row. Their conditions and links name fields of the same row. */
  readonly items?: readonly FormItem[]
  /** Of a select: several can be chosen, and the value is a list. */
  readonly many?: boolean
  /** Of a number or percentage: how many decimals it has, 0 to 6; where it is left out a number has 0 and a percentage 2. Money has 2. */
  readonly decimals?: number
  /** Of a slider; 0 where it is left out. */
  readonly min?: number
  /** Of a slider, 100 where it is left out; of a rate the count of stars, 1 to 10, 5 where it is left out. */
  readonly max?: number
  /** Of a slider: its values are so far from each other, from `min` on, and `max` is one too; 1 where it is left out. */
  readonly step?: number
  /** Of files: the groups of types that they may have, such as `pdf`; any type where it is left out. */
  readonly types?: readonly FileGroup[]
  /** Of files: the largest one, in megabytes; 20 where it is left out. */
  readonly megabytes?: number
  /** Of several files: how many, 10 where it is left out. */
  readonly most?: number
}

export interface Panel {
  readonly title: LocalText
  readonly items: readonly FormItem[]
}

export interface Column {
  /** How many of 12 parts the column takes. */
  readonly span: number
  readonly items: readonly FormItem[]
}

/** Columns side by side, below each other on a phone. */
export interface Row extends Item {
  readonly kind: 'row'
  readonly columns: readonly Column[]
}

export interface Group extends Item {
  readonly kind: 'group'
  readonly title: LocalText
  readonly collapsible?: boolean
  readonly items: readonly FormItem[]
}

/** Panels, one of which is shown. Steps are filled in one after the other; a form has them once, at its top level. */
export interface Panels extends Item {
  readonly kind: 'tabs' | 'steps'
  readonly panels: readonly Panel[]
}

export interface Words extends Item {
  readonly kind: 'heading' | 'note'
  readonly text: LocalText
}

interface Divider extends Item {
  readonly kind: 'divider'
}

export type FormItem = Field | Row | Group | Panels | Words | Divider

export interface Form {
  readonly title: LocalText
  readonly description?: LocalText
  /** The text of the button that sends the form. */
  readonly submit?: LocalText
  readonly items: readonly FormItem[]
}

/** The limits of a form. */
export const limits = {
  items: 300,
  /** Of one field, on all levels of a cascade. */
  options: 500,
  /** How many containers are in each other. */
  depth: 6,
  /** How many groups of conditions are in each other. */
  conditionDepth: 4,
  /** Conditions of one `all` or `any`. */
  conditions: 20,
  rules: 10,
  links: 10,
  panels: 12,
  columns: 4,
  /** Rows of one field, and fields of one row. */
  rows: 100,
  rowFields: 12,
  title: 200,
  help: 500,
  key: 40,
  pattern: 200,
  /** Patterns of all fields together. */
  patterns: 20,
  /** The counts of all repetitions of one pattern together, such as 103 for `\\d{3}-?[a-z]{1,100}`. */
  patternRepeats: 100,
  /** Of one pattern: its letters and classes, each as often as it may be repeated. Ordinary ones have 5 to 50. */
  patternSize: 500,
  /**
   * Of all patterns of one entry: the size of each times the letters of its text. A step takes some 90 ns at worst, so these take 50 ms.
   * Twenty patterns for numbers, dates and addresses over texts of 2,000 letters stay below.
   */
  patternSteps: 600_000,
  /** Of a number, in both directions. */
  number: 999_999_999_999_999,
  /** Characters of a text value, where no rule of its length allows fewer. */
  value: 2000,
  /** Megabytes of one file, and files of one field. */
  fileMegabytes: 1000,
  files: 20,
  /** Characters of rich text, as HTML. */
  html: 20_000,
} as const
