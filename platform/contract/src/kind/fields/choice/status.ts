import type { LocalText } from '../../../language'
import { fieldKind, fieldOf, type FieldOptions } from '../../field-kind'

export interface StatusTypes {
  readonly value: 0 | 1
  readonly empty: never
  readonly filter: 0 | 1
  readonly isNamed: false
  readonly isGrouped: true
}

const kind = fieldKind<0 | 1>({
  name: 'status',
  words: { zh: '状态', en: 'Status' },
  column: 'integer',
  empty: 1,
  isOptional: true,
  filter: 'equals',
  isGrouped: true,
  schema: ({ status }) => status,
  row: ({ status }) => status,
  query: ({ queryStatus }) => queryStatus,
  format: () => ({ dictType: 'sys_normal_disable' }),
  sample: (n) => (n % 4 === 3 ? 0 : 1),
  wrong: () => [2],
})

/** Enabled (1) or disabled (0); a new record is enabled. A disabled record can no longer be chosen for a reference. */
export const status = <const O extends FieldOptions = { readonly optional: true; readonly filter: true }>(
  label: LocalText = { zh: '状态', en: 'Status' },
  options?: O,
) =>
  fieldOf<StatusTypes, O & { readonly optional: true; readonly filter: true }>(kind, label, {
    ...options,
    optional: true,
    filter: true,
  } as O & { readonly optional: true; readonly filter: true })
