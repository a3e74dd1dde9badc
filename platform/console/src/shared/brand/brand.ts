import type { ShownBrand } from 'atrium/contract/session'
import { brand as built } from 'virtual:brand'
import { create } from 'zustand'
import { storedName } from '#shared/browser/base-path'

const storageKey = storedName('brand')

/** Returns the brand that the server put into the page, else the one that was shown last in this browser; public/prepaint.js does the same. */
function known(): Partial<ShownBrand> {
  try {
    const page = document.querySelector<HTMLElement>('script[data-brand]')?.dataset['brand']
    return soundBrand(JSON.parse(page ?? localStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return {}
  }
}

/** Returns the parts that can be shown, each for itself. */
function soundBrand(kept: unknown): Partial<ShownBrand> {
  const { name, colour, logo, picture } = (kept ?? {}) as Record<string, unknown>
  return {
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour) && { colour }),
    ...(typeof logo === 'string' && { logo }),
    ...(typeof picture === 'string' && { picture }),
  }
}

/** The name and looks of the product: as administrators set it, else as it was built. */
export const useBrand = create<ShownBrand>()(() => ({
  name: built.name,
  colour: built.colour,
  logo: '',
  picture: '',
  ...known(),
}))

/** Shows another brand, also after a reload. */
export function takeBrand(brand: ShownBrand): void {
  localStorage.setItem(storageKey, JSON.stringify(brand))
  useBrand.setState(brand)
}
