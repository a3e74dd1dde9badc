import type { Field, Option } from '#modules/forms/engine/schema/form'
import { allOptions } from '#modules/forms/engine/schema/form-walk'

/**
 * The fields of several versions of a form, given newest first: each key once, as the newest version has it, with the options
 * that only older ones had, so that the values of old entries keep their names.
 */
export function mergedFields(versions: readonly (readonly Field[])[]): Field[] {
  const merged = new Map<string, Field>()
  for (const field of versions.flat()) {
    const newer = merged.get(field.key)
    merged.set(field.key, newer ? withOptions(newer, field) : field)
  }
  return [...merged.values()]
}

function withOptions(newer: Field, { options: older }: Field): Field {
  const { options } = newer
  if (!options || !older || 'dictionary' in options || 'dictionary' in older) return newer
  const known = new Set(allOptions(options).map(({ value }) => value))
  const gone: Option[] = allOptions(older).filter(({ value }) => !known.has(value))
  return gone.length > 0 ? { ...newer, options: [...options, ...gone] } : newer
}
