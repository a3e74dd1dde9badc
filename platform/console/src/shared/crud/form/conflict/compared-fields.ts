import { createContext, use, useLayoutEffect, type ReactNode } from 'react'

/** How the values of a field show where two versions of a record are compared. */
export interface ComparedField {
  readonly label: string
  /** A value as a text; `before` is the one that the form opened with. The value itself without it. */
  readonly textOf?: (value: unknown, before: unknown) => string
  /** Draws a value, where a text does not say enough. */
  readonly renderValue?: (value: unknown) => ReactNode
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

/** The value of a field as a text; several of a list with commas between. */
export function comparedText(field: ComparedField | undefined, value: unknown, before: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (field?.textOf) return field.textOf(value, before)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
