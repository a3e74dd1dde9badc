import type { SearchField } from '#shared/crud/search-form'
import { useDict } from '#shared/dict/use-dict'
import { useText } from '#shared/i18n/text'
import type { source } from './source'
import { texts } from './text'

export function useFormFilters(): SearchField<keyof typeof source.shape.filters>[] {
  const t = useText(texts)
  const { options } = useDict('forms_state')
  return [
    { name: 'title', label: t('title') },
    { name: 'state', label: t('state'), options, placeholder: t('inUse') },
  ]
}
