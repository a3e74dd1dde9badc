import type { Field } from 'atrium/contract/kind/field-kind'

/** Returns the kind of record and the field that files are sent for. A module whose fields are data gives a field another name than the input has. */
export const placeOf = ({ settings }: Field, name: string): { kind: string; field: string } => ({
  kind: settings['of'] as string,
  field: (settings['field'] as string | undefined) ?? name,
})
