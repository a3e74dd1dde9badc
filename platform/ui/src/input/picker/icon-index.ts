import { wholeIconSet, type IconSet } from '../../icon'
import { iconWords, type IconCategory } from './icon-words'

/** One icon that can be chosen. */
export interface IconEntry {
  /** With its prefix, such as `lucide:alarm-clock`. */
  name: string
  categories: readonly IconCategory[]
  /** The words that a search looks at: the parts of its name, its other names, and both in Chinese. */
  words: string
}

const parts = new Map<string, { chinese: string; categories: IconCategory[] }>()
for (const [category, text] of Object.entries(iconWords) as [IconCategory, string][])
  for (const word of text.split(',')) {
    const [part = '', ...chinese] = word.trim().split(/\s+/)
    const known = parts.get(part)
    parts.set(part, {
      chinese: [known?.chinese, ...chinese].join(' '),
      categories: [...(known?.categories ?? []), category],
    })
  }

/** The icons of a collection in the order of their names; those that it no longer recommends are left out. */
function entriesOf({ prefix, icons, aliases = {} }: IconSet): IconEntry[] {
  const others = new Map<string, string>()
  for (const [alias, { parent }] of Object.entries(aliases))
    others.set(parent, `${others.get(parent) ?? ''} ${alias.replaceAll('-', ' ')}`)
  return Object.entries(icons)
    .filter(([, { hidden }]) => !hidden)
    .map(([name]) => {
      const own = name.split('-')
      const known = own.flatMap((part) => parts.get(part) ?? [])
      const alias = others.get(name) ?? ''
      const chinese = [...own, ...alias.split(' ')].map((part) => parts.get(part)?.chinese ?? '')
      return {
        name: `${prefix}:${name}`,
        categories: [...new Set(known.flatMap(({ categories }) => categories))],
        words: `${own.join(' ')}${alias} ${chinese.join(' ')}`,
      }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

let loaded: Promise<readonly IconEntry[]> | undefined

/** All icons that can be chosen. Loads the whole collection; rejects when that fails, and the next call tries again. */
export function allIcons(): Promise<readonly IconEntry[]> {
  loaded ??= wholeIconSet().then(entriesOf)
  loaded.catch(() => (loaded = undefined))
  return loaded
}

/** `Intl.Segmenter` parts Chinese into words, and English at spaces and hyphens. */
const wordsOf = (text: string) =>
  [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text.toLowerCase().replaceAll(/lucide:|[-_]/g, ' '))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment)

/** Those whose words contain every word of `query`, Chinese or English; where a word begins with it, first. */
export function searchIcons(icons: readonly IconEntry[], query: string): readonly IconEntry[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return query.trim() === '' ? icons : []
  const rankOf = ({ words }: IconEntry) => {
    if (wanted.every((word) => words.startsWith(word))) return 0
    return wanted.every((word) => ` ${words}`.includes(` ${word}`)) ? 1 : 2
  }
  return icons
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map((icon) => ({ icon, rank: rankOf(icon) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ icon }) => icon)
}
