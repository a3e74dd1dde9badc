import { extraOf } from 'atrium/contract/system/user/extra-fields'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import type { ReactNode } from 'react'
import { texts } from '../text'
import type { RunningField } from './running-fields'

/** Returns how an extra field of a user shows; nothing for an empty one. */
export function extraValue(user: object, { module, column, field }: RunningField): ReactNode {
  const value = extraOf(user)[module]?.[column]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return <YesNo value={value} />
  return field.kind === 'dict' ? <DictTag dictType={field.dictType} value={value} /> : value
}

function YesNo({ value }: { value: boolean }) {
  const t = useText(texts)
  return t(value ? 'yes' : 'no')
}
