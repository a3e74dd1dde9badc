import { useScheme } from 'atrium/console/page'
import { useLanguage, useText } from 'atrium/console/text'
import { texts } from './text'

/** Returns the properties of an emoji picker that the console gives: language, theme and words. */
export function useEmoji() {
  const t = useText(texts)
  const language = useLanguage() === 'en' ? 'en' : 'zh'
  const scheme = useScheme()
  const labels = {
    search: t('search'),
    clear: t('clear'),
    none: t('none'),
    one: t('one'),
    results: t('results'),
    categories: t('categories'),
    reactions: t('quick'),
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    tones: [t('tone0'), t('tone1'), t('tone2'), t('tone3'), t('tone4'), t('tone5')],
  } as const
  return { language, scheme, labels } as const
}
