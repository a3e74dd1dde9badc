import {
  dateTime,
  department,
  duration,
  email,
  file,
  files,
  percent,
  person,
  phone,
  picture,
  richText,
  signature,
  tags,
  url,
  type Field as KindField,
} from 'atrium/contract/kind'
import { limits, type Field, type FieldValue, type RowValues } from '../form'

type Make = (field: Field) => KindField

const limitsOf = ({ types, megabytes }: Field) => ({ ...(types && { types }), ...(megabytes && { megabytes }) })

/** The kinds of fields that forms share with the records of the platform: their schema, text and input are those of the platform. */
const shared = {
  phone: ({ label }) => phone(label),
  email: ({ label }) => email(label),
  url: ({ label }) => url(label),
  dateTime: ({ label }) => dateTime(label),
  duration: ({ label }) => duration(label),
  percent: (field) => percent(field.label, { min: -1e9, max: 1e9, decimals: percentDecimals(field) }),
  tags: ({ label }) => tags(label),
  person: ({ label }) => person(label),
  department: ({ label }) => department(label),
  picture: ({ label }) => picture(label),
  file: (field) => file(field.label, limitsOf(field)),
  files: (field) => files(field.label, { ...limitsOf(field), ...(field.most && { most: field.most }) }),
  signature: ({ label }) => signature(label),
  richText: ({ label }) => richText(limits.html, label),
} satisfies Partial<Record<Field['kind'], Make>>

export type SharedKind = keyof typeof shared

/** A field of a kind that forms share with records. */
export type SharedField = Field & { readonly kind: SharedKind }

export const isShared = (field: Field): field is SharedField => Object.hasOwn(shared, field.kind)

/** Returns the field as those of records are described, with the hint and whether it is needed. */
export function kindFieldOf(field: SharedField): KindField {
  return (shared[field.kind] as Make)(field)
}

/** How many decimals a percentage has. */
export const percentDecimals = ({ decimals = 2 }: Field): number => decimals

/** Returns whether a field holds files, signatures included. */
export const holdsFiles = ({ kind }: Field): boolean => kind === 'file' || kind === 'files' || kind === 'signature'

/** Returns whether a field holds one file, which the kind has without a list. */
const holdsOneFile = (field: Field): boolean => holdsFiles(field) && field.kind !== 'files'

/** Returns a value as the kind has it: a percentage is scaled there, 12.5 with two decimals is 1250, and one file is no list. */
export function toKind(field: Field, value: FieldValue | undefined): unknown {
  if (holdsOneFile(field) && Array.isArray(value)) return (value as readonly unknown[])[0]
  if (field.kind !== 'percent' || typeof value !== 'number') return value
  return Math.round(value * 10 ** percentDecimals(field))
}

/** Returns a value of the kind as an entry has it; undefined for an empty one. */
export function fromKind(field: Field, value: unknown): FieldValue | undefined {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return undefined
  if (holdsOneFile(field)) return [value as RowValues]
  if (field.kind !== 'percent' || typeof value !== 'number') return value as FieldValue
  return Number((value / 10 ** percentDecimals(field)).toFixed(percentDecimals(field)))
}
