import { useMemo } from 'react'
import { storedName } from '#shared/browser/base-path'
import { useText } from '#shared/i18n/text'
import { tabTexts, texts } from './text'

/** Where the browser keeps the icons that were chosen last. */
export const recentIcons = storedName('recent-icons')

/** The words of the parts in `atrium/ui/picker` that offer icons. */
export function useIconLabels() {
  const t = useText(texts)
  const tab = useText(tabTexts)
  return useMemo(
    () => ({
      choose: t('choose'),
      clear: t('clear'),
      search: t('search'),
      icons: t('icons'),
      category: t('category'),
      count: (count: number) => t('count', { count }),
      none: t('none'),
      showAll: t('showAll'),
      loading: t('loading'),
      failed: t('failed'),
      retry: t('retry'),
      tabs: Object.fromEntries(tabKeys.map((key) => [key, tab(key)])) as Record<keyof typeof tabTexts.pairs, string>,
    }),
    [t, tab],
  )
}

const tabKeys = Object.keys(tabTexts.pairs) as (keyof typeof tabTexts.pairs)[]
