import type { Form } from '#modules/forms/engine/schema/form'
import type { FormError } from '#modules/forms/engine/schema/form-errors'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { hashKey } from '@tanstack/react-query'
import { keepInput, readInput } from 'atrium/console/data'

/** A backup of an unsaved design, made by one designer. */
export interface DraftBackup {
  /** The designer that made it: two tabs with the same form make two. */
  readonly id: number
  /** When it was changed last, ISO 8601. */
  readonly at: string
  /** The saved design at the time of the change. */
  readonly base: unknown
  readonly form: Form
}

/** More of one form are hardly looked at, and storage is small. */
const most = 5

/** Returns the backups under a name, the oldest first. Damaged ones are left out. */
export function readBackups(name: string): DraftBackup[] {
  const stored = readInput(name)
  return Array.isArray(stored) ? stored.filter(isBackup) : []
}

export function saveBackup(name: string, design: DraftBackup): void {
  const others = readBackups(name).filter(({ id }) => id !== design.id)
  keepInput(name, [...others, design].slice(-most))
}

export function removeBackup(name: string, id: number): void {
  const others = readBackups(name).filter((kept) => kept.id !== id)
  keepInput(name, others.length > 0 ? others : undefined)
}

/** Whether two designs say the same; the server orders their properties in its own way. */
export const isSameDesign = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

function isBackup(value: unknown): value is DraftBackup {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, form } = value as Partial<Record<keyof DraftBackup, unknown>>
  return typeof id === 'number' && typeof at === 'string' && !Number.isNaN(Date.parse(at)) && isDesign(form)
}

/** A form in the making may have errors, such as a field without a title, but none that keeps it from being drawn. */
const isDesign = (value: unknown): boolean => !readForm(value).errors?.some(isBroken)

const isBroken = ({ code, name }: FormError): boolean =>
  // A number with decimals can be typed where a whole one is wanted.
  code === 'type' ? name !== 'int' : ['unknownKind', 'unknownProperty', 'form', 'tooDeep'].includes(code)
