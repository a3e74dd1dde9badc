import type { Form } from '#modules/forms/engine/schema/form'
import type { Fault } from '#modules/forms/engine/schema/form-faults'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { hashKey } from '@tanstack/react-query'
import { keepInput, readInput } from '#shared/session/user/kept-input'

/** A design that was not saved, as one designer left it. */
export interface KeptDesign {
  /** Of the designer that keeps it: two tabs with the same form keep two. */
  readonly id: number
  /** When it was changed last, ISO 8601. */
  readonly at: string
  /** The saved design at the time of the change. */
  readonly base: unknown
  readonly form: Form
}

/** More of one form are hardly looked at, and storage is small. */
const most = 5

/** The designs that are kept under a name, the oldest first. What is damaged is left out. */
export function keptDesigns(name: string): KeptDesign[] {
  const stored = readInput(name)
  return Array.isArray(stored) ? stored.filter(isKept) : []
}

export function putKept(name: string, design: KeptDesign): void {
  const others = keptDesigns(name).filter(({ id }) => id !== design.id)
  keepInput(name, [...others, design].slice(-most))
}

export function dropKept(name: string, id: number): void {
  const others = keptDesigns(name).filter((kept) => kept.id !== id)
  keepInput(name, others.length > 0 ? others : undefined)
}

/** Whether two designs say the same; the server orders their properties in its own way. */
export const isSameDesign = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

function isKept(value: unknown): value is KeptDesign {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, form } = value as Partial<Record<keyof KeptDesign, unknown>>
  return typeof id === 'number' && typeof at === 'string' && !Number.isNaN(Date.parse(at)) && isDesign(form)
}

/** A form in the making may have faults, such as a field without a title, but none that keeps it from being drawn. */
const isDesign = (value: unknown): boolean => !readForm(value).faults?.some(isBroken)

const isBroken = ({ code, name }: Fault): boolean =>
  // A number with decimals can be typed where a whole one is wanted.
  code === 'type' ? name !== 'int' : ['unknownKind', 'unknownProperty', 'form', 'tooDeep'].includes(code)
