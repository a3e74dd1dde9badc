import type { ShownBrand } from 'atrium/contract/session'
import type { Call } from '../call'
import { readPlatformSettings } from './platform-settings'

/** Returns the name and looks of the product, as administrators set it. */
export async function readBrand(call: Pick<Call, 'db' | 'deps'>): Promise<ShownBrand> {
  const { productName: name, brandColour: colour, logo, signInPicture: picture } = await readPlatformSettings(call)
  return { name, colour, logo, picture }
}
