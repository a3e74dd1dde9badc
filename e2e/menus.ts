import type { MenuEntry, Module } from 'atrium/contract/module/module'
// By its path: Playwright takes the last of the places that tsconfig.json gives #product, which is that of the defaults.
import { contract } from '../product/contract'
import type { Outline } from './console-page'

type Reader = 'admin' | 'common'

const home = { zh: '首页', en: 'Home' } as const
/** The platform and its modules without samples: those of a product that has its own. */
const lasting: readonly Module[] = contract.declared.filter(({ isSample }) => !isSample)

function outlineOf(entries: readonly MenuEntry[], isOpen: (address: string) => boolean, above = ''): Outline {
  return entries.flatMap<Outline[number]>(({ path, name: { zh: title }, disabled, children }) => {
    if (disabled) return []
    if (!children) return isOpen(above + path) ? [title] : []
    const inner = outlineOf(children, isOpen, `${above}${path}/`)
    // A directory with one entry shows as that one.
    return inner.length > 1 ? [{ [title]: inner }] : inner
  })
}

/** The sidebar of a person in a product without samples: an admin has every entry, others have those that a module gives to members. */
const menuOf = (reader: Reader): Outline => [
  home.zh,
  ...lasting.flatMap(({ menu, memberEntries = [] }) =>
    outlineOf(menu, (address) => reader === 'admin' || memberEntries.includes(address)),
  ),
]

export const menus: Record<Reader, Outline> = { admin: menuOf('admin'), common: menuOf('common') }

export const topOf = (entry: Outline[number]): string => (typeof entry === 'string' ? entry : Object.keys(entry)[0]!)

const tops = [home, ...lasting.flatMap(({ menu }) => menu.map(({ name }) => name))]

/** The titles at the top of the same menus, in English. */
export const englishTops: Record<Reader, string[]> = {
  admin: tops.map(({ en }) => en),
  common: tops.filter(({ zh }) => menus.common.map(topOf).includes(zh)).map(({ en }) => en),
}

const known = new Set<string>(tops.flatMap(({ zh, en }) => [zh, en]))

/** Returns the entries of a shown menu that are in products without samples, or with `false` the others. */
export const ofPlatform = (outline: Outline, isOf = true): Outline =>
  outline.filter((entry) => known.has(topOf(entry)) === isOf)
