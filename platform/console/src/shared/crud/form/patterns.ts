import { isHttpAddress } from 'atrium/contract/untrusted/http-address'
import { patterns } from 'atrium/contract/untrusted/rules'
import { useText } from '#shared/i18n/text'
import type { Pattern } from './fields/input-fields'
import { texts } from './text'

/** The patterns of texts of a kind, the same on every form. */
export function usePatterns(): Record<'phone' | 'email' | 'webAddress', Pattern> {
  const t = useText(texts)
  return {
    phone: { test: patterns.phone, text: t('phoneFormat') },
    email: { test: patterns.email, text: t('emailFormat') },
    webAddress: { test: isHttpAddress, text: t('webAddressForm') },
  }
}
