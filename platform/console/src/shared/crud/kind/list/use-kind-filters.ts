import type { Field } from 'atrium/contract/kind/field-kind'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { ChoiceSettings } from 'atrium/contract/kind/fields/choice/choice'
import { operatorsOf } from 'atrium/contract/kind/list/list-parts'
import { no, yes } from 'atrium/contract/kind/fields/choice/yes-no'
import { textIn, type Language, type LocalText } from 'atrium/contract/language'
import { useDictOptions } from '#shared/dict/use-dict-options'
import { useLanguage } from '#shared/i18n/text'
import type { ChoiceCall } from '#shared/crud/form/fields/record-select'
import type { FieldOperators, SearchField } from '#shared/crud/filter/search-field'

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
    const operated = operatedBy(name, field)
    if (field.kind.filter === 'numbers') {
      const decimals = (field.settings['decimals'] as number | undefined) ?? 0
      return { numberRange: ends, decimals, label, ...operated }
    }
    if (field.kind.filter === 'dates' || field.kind.filter === 'overlap') return { dateRange: ends, label, ...operated }
    if (field.kind.filter === 'moments') return { range: ends, label, ...operated }
    if (field.settings['target'] && choices) return { name, label, choices, ...operated }
    const own = choicesOf(field, language)
    if (own) return { name, label, ...own, ...operated }
    const type = dictOf(field)
    return { name, label, ...(type && { options: options[type] ?? [] }), ...operated }
  }
  return Object.fromEntries(filtered.map(([name, field]) => [name, filterOf(name, field)]))
}

/** The operators of the filter of a field, by their names in the address. */
function operatedBy(name: string, field: Field): { operators?: FieldOperators<string> } {
  const names = { Is: 'is', OneOf: 'oneOf', Empty: 'empty' } as const
  const operators = operatorsOf(field).map((operator) => [names[operator], `${name}${operator}`] as const)
  return operators.length > 0 ? { operators: Object.fromEntries(operators) } : {}
}

/** The values that a filter offers where the field says them. */
export function choicesOf({ kind, settings }: Field, language: Language) {
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
export function dictOf({ kind, settings }: Field): string | undefined {
  if (kind.name === 'status') return 'sys_normal_disable'
  return typeof settings['dictType'] === 'string' ? settings['dictType'] : undefined
}
