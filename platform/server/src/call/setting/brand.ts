import type { ShownBrand } from 'atrium/contract/session'
import type { Call } from '../call'
import type { SettingHost } from './runtime-settings'
import { readPlatformSettings } from './platform-settings'

/** Returns the name and looks of the product, as administrators set it. */
export async function readBrand(call: Pick<Call, 'db'> & { readonly deps: SettingHost }): Promise<ShownBrand> {
  const { productName: name, brandColour: colour, logo, signInPicture: picture } = await readPlatformSettings(call)
  return { name, colour, logo, picture }
}
