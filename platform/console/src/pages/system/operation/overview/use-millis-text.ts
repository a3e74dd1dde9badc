import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Returns how milliseconds are written; a dash for null. From ten on without decimals. */
export function useMillisText(): (millis: number | null) => string {
  const t = useText(texts)
  return (millis) =>
    millis === null
      ? '—'
      : t('millis', { count: countText(millis < 10 ? Math.round(millis * 10) / 10 : Math.round(millis)) })
}
