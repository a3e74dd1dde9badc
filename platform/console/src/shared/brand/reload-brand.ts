import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { takeDefaultLanguage } from '#shared/i18n/language'
import { takeBrand } from './brand'

/** Asks for the brand and the default language again, after one was changed here. */
export async function reloadBrand(): Promise<void> {
  // Without an answer it is there after a reload.
  const options = await request(api.session.loginOptions, undefined, { message: false }).catch(() => undefined)
  if (!options) return
  takeBrand(options.brand)
  takeDefaultLanguage(options.language)
}
