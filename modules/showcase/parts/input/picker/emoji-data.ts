import type { EmojiData } from 'emoji-picker-react'

export type EmojiLanguage = 'zh' | 'en'

/** Returns the emoji of one language; a search finds the words of the other too. Part of the build: nothing is requested elsewhere. */
export async function loadEmojiData(language: EmojiLanguage): Promise<EmojiData> {
  const [zh, en] = await Promise.all([
    import('emoji-picker-react/data/emojis-zh'),
    import('emoji-picker-react/data/emojis-en'),
  ])
  const [own, other] = language === 'zh' ? [zh.default, en.default] : [en.default, zh.default]
  const words = new Map(Object.values(other.emojis).flatMap((emojis) => emojis.map(({ u, n }) => [u, n] as const)))
  const withBoth = Object.entries(own.emojis).map(([category, emojis]) => [
    category,
    // The last name is the one that shows.
    emojis.map((emoji) => ({ ...emoji, n: [...(words.get(emoji.u) ?? []), ...emoji.n] })),
  ])
  return { ...own, emojis: Object.fromEntries(withBoth) }
}

/** Returns the emoji of data that may be anything: those without a code or a name are left out. Throws where none are left. */
export function checkedEmojiData(data: unknown): EmojiData {
  const { emojis, categories } = (data ?? {}) as Partial<EmojiData>
  const known = Object.entries(emojis ?? {}).flatMap(([category, list]) => {
    const sound = Array.isArray(list) ? list.filter((one) => typeof one?.u === 'string' && one.n?.length > 0) : []
    return sound.length > 0 ? [[category, sound] as const] : []
  })
  if (known.length === 0) throw new TypeError('There is no emoji in this data.')
  return { categories: categories ?? {}, emojis: Object.fromEntries(known) }
}
