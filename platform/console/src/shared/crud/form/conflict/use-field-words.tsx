import { textIn } from 'atrium/contract/language'
import { records } from '#shared/api/records'
import { useLanguage, useText } from '#shared/i18n/text'
import type { RecordFormState } from '../use-record-form'
import type { Sending } from '../use-submit'
import { comparedText } from './compared-fields'
import type { ComparedRow } from './comparison'
import type { Difference } from './merge'
import { texts } from './text'

type Values = Record<string, unknown>
type Named = Pick<Difference, 'name'>

/** The fields of a form in words: their labels, and their values as they show. */
export function useFieldWords(
  { kind = '' }: Pick<RecordFormState<Values, unknown>, 'kind'>,
  { compared }: Pick<Sending<Values, unknown>, 'compared'>,
) {
  const t = useText(texts)
  const language = useLanguage()
  const record = records[kind]
  const labelOf = (name: string) => {
    const known = record?.fields[name]
    return compared.get(name)?.label ?? (known ? textIn(language, known) : name)
  }
  const draw = (name: string, value: unknown, before: unknown) => {
    const field = compared.get(name)
    const text = comparedText(field, value, before)
    if (text && field?.renderValue) return field.renderValue(value)
    return text || t('empty')
  }
  /** Those of the form first, in its order. */
  const names = (values: Values) =>
    [...new Set([...compared.keys(), ...Object.keys(values)])].filter(
      (name) => name in values && !compared.get(name)?.isSecret,
    )
  return {
    names,
    list: (fields: readonly Named[]) => fields.map(({ name }) => labelOf(name)).join(t('comma')),
    rows: (differences: readonly Difference[]): ComparedRow[] =>
      differences.map(({ name, before, theirs, mine, changedBy }) => ({
        key: name,
        label: labelOf(name),
        changedBy,
        before: draw(name, before, undefined),
        theirs: draw(name, theirs, before),
        mine: draw(name, mine, before),
      })),
    /** All that is typed, a line for each field. */
    whole: (values: Values) =>
      names(values)
        .map((name) => `${labelOf(name)}: ${comparedText(compared.get(name), values[name], undefined)}`)
        .join('\n'),
    unique: (record?.unique ?? []).map(({ field }): Named => ({ name: field })),
  }
}
