import type { Field } from '@atrium/contract/kind/field-kind'
import type { FieldedKind } from '@atrium/contract/kind/types'
import type { ChoiceSettings } from '@atrium/contract/kind/fields/choice/choice'
import { no, yes } from '@atrium/contract/kind/fields/choice/yes-no'
import { textIn, type Language, type LocalText } from '@atrium/contract/language'
import { useDictOptions } from '#shared/dict/use-dict-options'
import { useLanguage } from '#shared/i18n/text'
import type { ChoiceCall } from '../form/fields/record-select'
import type { SearchField } from '../filter/search-form'

/** Returns the filters of a kind, by their fields. */
export function useKindFilters(
  kind: FieldedKind,
  choices: ChoiceCall | undefined,
): Record<string, SearchField<string>> {
  const language = useLanguage()
  const filtered = Object.entries(kind.fields).filter(([, { options }]) => options.filter)
  const types = filtered.flatMap(([, field]) => dictOf(field) ?? [])
  const options = useDictOptions(types)
  const filterOf = (name: string, field: Field): SearchField<string> => {
    const label = textIn(language, field)
    const ends = [`${name}From`, `${name}To`] as const
    if (field.kind.filter === 'numbers') {
      return { numberRange: ends, decimals: (field.settings['decimals'] as number | undefined) ?? 0, label }
    }
    if (field.kind.filter === 'dates' || field.kind.filter === 'overlap') return { dateRange: ends, label }
    if (field.kind.filter === 'moments') return { range: ends, label }
    if (field.settings['target'] && choices) return { name, label, choices }
    const own = choicesOf(field, language)
    if (own) return { name, label, ...own }
    const type = dictOf(field)
    return type ? { name, label, options: options[type] ?? [] } : { name, label }
  }
  return Object.fromEntries(filtered.map(([name, field]) => [name, filterOf(name, field)]))
}

/** The values that a filter offers where the field says them. */
function choicesOf({ kind, settings }: Field, language: Language) {
  const { choices } = settings as Partial<ChoiceSettings>
  if (choices) {
    const options = Object.entries(choices).map(([value, words]) => ({ value, label: textIn(language, words) }))
    return { options, isMultiple: true } as const
  }
  if (kind.name === 'state') {
    const states = Object.entries(settings['values'] as Readonly<Record<string, LocalText>>)
    return { options: states.map(([value, words]) => ({ value, label: textIn(language, words) })) }
  }
  if (kind.name !== 'yesNo') return undefined
  return { options: [true, false].map((flag) => ({ value: String(flag), label: textIn(language, flag ? yes : no) })) }
}

/** The dictionary whose values a filter offers. */
function dictOf({ kind, settings }: Field): string | undefined {
  if (kind.name === 'status') return 'sys_normal_disable'
  return typeof settings['dictType'] === 'string' ? settings['dictType'] : undefined
}
