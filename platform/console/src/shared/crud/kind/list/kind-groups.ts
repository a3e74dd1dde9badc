import type { Field } from 'atrium/contract/kind/field-kind'
import { groupFields, operatorsOf, sumFields } from 'atrium/contract/kind/list/list-parts'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { textIn, type Language } from 'atrium/contract/language'
import { useDictOptions } from '#shared/dict/use-dict-options'
import { useLanguage } from '#shared/i18n/text'
import type { Choice } from '#shared/crud/filter/search-field'
import type { GroupValue, ListGroup, ListSummary, SummaryCall } from '#shared/crud/table/group/list-summary'
import { drawValue } from '../cells/cells'
import { choicesOf, dictOf } from './use-kind-filters'

/** Returns the groups and the totals of the list of a kind; undefined for one that has neither. */
export function useKindSummary(kind: FieldedKind, call: SummaryCall): ListSummary<string> | undefined {
  const language = useLanguage()
  const grouped = groupFields(kind).map((name) => [name, kind.fields[name]!] as const)
  const options = useDictOptions(grouped.flatMap(([, field]) => dictOf(field) ?? []))
  const summed = sumFields(kind)
  if (grouped.length === 0 && summed.length === 0) return undefined
  const wordsOf = (field: Field) => options[dictOf(field) ?? ''] ?? choicesOf(field, language)?.options
  return {
    call,
    ...(grouped.length > 0 && { groups: grouped.map((entry) => groupOf(entry, wordsOf(entry[1]), language)) }),
    ...(summed.length > 0 && {
      sums: Object.fromEntries(summed.map((name) => [name, sumOf(kind, name, language)])),
      sumLabels: Object.fromEntries(summed.map((name) => [name, textIn(language, kind.fields[name])])),
    }),
  }
}

const sumOf = (kind: FieldedKind, name: string, language: Language) => (sum: number) =>
  drawValue(name, kind.fields[name]!, { [name]: sum }, { label: '', isLarge: false, language })

function groupOf(
  [name, field]: readonly [string, Field],
  words: readonly Choice[] | undefined,
  language: Language,
): ListGroup<string> {
  const hasEmpty = operatorsOf(field).includes('Empty')
  return {
    key: name,
    label: textIn(language, field),
    name: (value, record) => {
      if (value === null || value === '') return ''
      // A record out of scope has no name here.
      if (record !== undefined) return record || `#${value}`
      const text = inAddress(field, value)
      return words?.find((one) => one.value === text)?.label ?? text
    },
    filters: (value) => {
      if (value !== null && value !== '') return { [name]: inAddress(field, value) }
      return hasEmpty ? { [`${name}Empty`]: 'true' } : undefined
    },
  }
}

/** A value as the address has it; yes and no are stored as numbers. */
const inAddress = ({ kind }: Field, value: NonNullable<GroupValue>): string =>
  kind.name === 'yesNo' ? String(value === 1) : String(value)
