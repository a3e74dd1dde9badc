import { useText } from '#shared/i18n/text'
import type { Pattern } from './fields'
import { texts } from './text'

/** What texts of a kind have to look like, on every form alike. */
export function usePatterns(): Record<'phone' | 'email' | 'webAddress', Pattern> {
  const t = useText(texts)
  return {
    phone: { test: /^1[3-9]\d{9}$/, text: t('phoneForm') },
    email: { test: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, text: t('emailForm') },
    webAddress: { test: isWebAddress, text: t('webAddressForm') },
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
