import { useCallback } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { useDesignerStore } from '../designer-store'
import { useItemName } from '../item-name'
import { texts } from '../text'
import { findItem, placeOf, siblingsAt, type Place } from './form-tree'

/** Returns the text of an item's place for screen readers: `Amount, 2 of 5 in group Costs`. */
export function usePlaceText(): (key: string) => string {
  const t = useText(texts)
  const language = useLanguage()
  const store = useDesignerStore()
  const nameOf = useItemName()
  return useCallback(
    (key) => {
      const { form } = store.getState()
      const [item, place] = [findItem(form, key), placeOf(form, key)]
      if (!item || !place) return ''
      const whereIs = ({ parent, branch }: Place): string => {
        const container = parent === '' ? undefined : findItem(form, parent)
        if (container?.kind === 'group') return t('inGroup', { name: nameOf(container) })
        if (container?.kind === 'rows') return t('inRows', { name: nameOf(container) })
        if (container?.kind === 'row') return t('inColumn', { at: branch + 1 })
        if (container?.kind !== 'tabs' && container?.kind !== 'steps') return t('inForm')
        const name = textIn(language, container.panels[branch]?.title)
        return t(container.kind === 'tabs' ? 'inTab' : 'inStep', { name })
      }
      const total = siblingsAt(form, place).length
      return t('placed', { name: nameOf(item), where: whereIs(place), place: place.index + 1, total })
    },
    [t, language, store, nameOf],
  )
}
