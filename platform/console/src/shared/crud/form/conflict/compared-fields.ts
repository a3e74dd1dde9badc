import { createContext, use, useLayoutEffect, type ReactNode } from 'react'
import { isSameValue } from './merge'

/** How the values of a field show where two versions of a record are compared. */
export interface ComparedField {
  readonly label: string
  /** A value as a text; `before` is the one that the form opened with. The value itself without it. */
  readonly textOf?: (value: unknown, before: unknown) => string
  /** Draws a value, where a text does not say enough. */
  readonly renderValue?: (value: unknown) => ReactNode
  /** Returns what is left of a value when the record was deleted: a file goes with its record. `before` is the value that the form opened with. */
  readonly leftOf?: (value: unknown, before: unknown) => unknown
  /** Neither shown nor taken from others, such as a password. */
  readonly isSecret?: boolean
}

export type ComparedFields = Map<string, ComparedField>

/** The fields of the form around, by their names. */
export const ComparedFieldsContext = createContext<ComparedFields | undefined>(undefined)

/**
 * For every field of a record form: how its values show when somebody else changed the record meanwhile. A field that leaves the form
 * goes on being compared.
 * @example
 * useComparedField(name, { label, textOf: (value) => labelOf(value) })
 */
export function useComparedField(name: string, field: ComparedField): void {
  const fields = use(ComparedFieldsContext)
  useLayoutEffect(() => {
    fields?.set(name, field)
  })
}

/** Returns what is left of values when the record was deleted, and the names of the fields that have less. */
export function valuesLeft<V extends object>(
  fields: ComparedFields,
  values: V,
  before: Partial<V> = {},
): { values: V; less: string[] } {
  const less = Object.keys(values).flatMap((name) => {
    const { leftOf } = fields.get(name) ?? {}
    const value = values[name as keyof V]
    const left = leftOf?.(value, before[name as keyof V])
    return leftOf && !isSameValue(value, left) ? [[name, left] as const] : []
  })
  return { values: { ...values, ...Object.fromEntries(less) }, less: less.map(([name]) => name) }
}

/** The value of a field as a text; several of a list with commas between. */
export function comparedText(field: ComparedField | undefined, value: unknown, before: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (field?.textOf) return field.textOf(value, before)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
