import { textIn } from 'atrium/contract/language'
import { isFilter } from 'atrium/contract/system/user/extra-fields'
import { useMemo } from 'react'
import type { SearchField } from '#shared/crud/filter/search-form'
import { useDicts } from '#shared/dict/use-dicts'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from '../text'
import { useRunningFields, type ExtraKey } from './running-fields'

/** The filters of the list by extra fields of users. */
export function useExtraFilters(): SearchField<ExtraKey>[] {
  const t = useText(texts)
  const language = useLanguage()
  const running = useRunningFields()
  const filters = useMemo(() => running.filter(isFilter), [running])
  const types = useMemo(
    () => filters.flatMap(({ field }) => (field.kind === 'dict' ? [field.dictType] : [])),
    [filters],
  )
  const optionsOf = useDicts(types)
  const switches = [
    { value: '1', label: t('yes') },
    { value: '0', label: t('no') },
  ]
  return filters.map(({ key, field }) => ({
    name: key,
    label: textIn(language, field.name),
    options: field.kind === 'dict' ? (optionsOf(field.dictType) ?? []) : switches,
  }))
}
