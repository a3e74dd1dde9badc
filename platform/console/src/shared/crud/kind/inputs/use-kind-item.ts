import { valueText } from 'atrium/contract/kind/field-kind'
import { fileLimits, filesIn } from 'atrium/contract/kind/fields/media/file'
import { useLanguage, useText } from '#shared/i18n/text'
import { useComparedField } from '../../form/conflict/compared-fields'
import { texts } from '../../form/text'
import type { KindInputProps } from './kind-input'

/** Returns the files of a value that no record has yet. */
function newFiles(value: unknown, before: unknown): unknown {
  const own = new Set(filesIn(before).map(({ id }) => id))
  const left = filesIn(value).filter(({ id }) => !own.has(id))
  return Array.isArray(value) ? left : (left[0] ?? null)
}

/** Returns the props of the form item of an input, and shows the field by its text where two versions of a record are compared. */
export function useKindItem({ name, label, required, hint, field }: KindInputProps) {
  const t = useText(texts)
  const language = useLanguage()
  useComparedField(name, {
    label,
    textOf: (value) => valueText(field, value, { language, timeZone: 'UTC' }),
    ...(fileLimits(field) && { leftOf: newFiles }),
  })
  const isList = Array.isArray(field.kind.empty)
  const rule = { required: true, message: t('choose', { label }), ...(isList && { type: 'array' as const }) }
  return { name, label, extra: hint, rules: required ? [rule] : [] }
}
