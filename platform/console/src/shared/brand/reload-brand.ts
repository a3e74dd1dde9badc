import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { takeBrand } from './brand'

/** Asks for the brand again, after it was changed here. */
export async function reloadBrand(): Promise<void> {
  // Without an answer it is there after a reload.
  const options = await request(api.session.loginOptions, undefined, { message: false }).catch(() => undefined)
  if (options) takeBrand(options.brand)
}
