import { useDict } from 'atrium/console/data'
import type { SearchField } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
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
