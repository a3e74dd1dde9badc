import { isField } from '#modules/forms/engine/schema/field-kinds'
import type { FormItem } from '#modules/forms/engine/schema/form'
import { useCallback } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { texts } from './text'

/** Returns the name of an item in the designer: its label or title, else its kind. */
export function useItemName(): (item: FormItem) => string {
  const t = useText(texts)
  const language = useLanguage()
  return useCallback(
    (item) => {
      if (isField(item)) return textIn(language, item.label) || item.key
      const own = 'title' in item ? item.title : 'text' in item ? item.text : undefined
      return textIn(language, own).slice(0, 30) || t(item.kind)
    },
    [t, language],
  )
}
