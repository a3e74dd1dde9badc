import { useEffect, useMemo, useState } from 'react'
import { useLanguage } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { clearRecents, readRecents } from './recent-entries'
import { findEntries, searchEntries, type Readings, type SearchEntry } from './search-entries'

/** Section 9 of the specification, in milliseconds. */
const debounce = 300

/** Returns the state of the search dialog: the entries that match a text, the recent ones without a text, and the one that Enter opens. */
export function useSearch() {
  const entries = useEntries()
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [recents, setRecents] = useState(readRecents)
  const [selected, setSelected] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery(text)
      setSelected(0)
    }, debounce)
    return () => clearTimeout(timer)
  }, [text])

  const found = useMemo(
    () =>
      query.trim()
        ? findEntries(entries, query)
        : recents.flatMap((path) => entries.filter((e) => e.item.path === path)),
    [entries, query, recents],
  )
  const at = Math.min(selected, found.length - 1)
  return {
    text,
    setText,
    /** The text that the result belongs to. */
    query: query.trim(),
    found,
    selected: at,
    select: setSelected,
    /** Goes up or down, around the ends. */
    move: (by: number) => found.length > 0 && setSelected((at + by + found.length) % found.length),
    /** Returns the entry that Enter opens: the selected one, or the first one of a text that was not searched for yet. */
    chosen: (): SearchEntry | undefined => (text === query ? found[at] : findEntries(entries, text)[0]),
    forget: () => {
      clearRecents()
      setRecents([])
    },
  }
}

/** The leaves of the menu; Chinese titles can be found by pinyin as soon as its dictionary is there. */
function useEntries(): SearchEntry[] {
  const menu = useSession((session) => session.menu)
  const isChinese = useLanguage() === 'zh-cn'
  const [readings, setReadings] = useState<{ of: (title: string) => Readings }>()
  useEffect(() => {
    if (!isChinese) return
    let isGone = false
    // Without the dictionary the search still finds titles and paths.
    import('./pinyin-readings')
      .then(({ pinyinReadings }) => isGone || setReadings({ of: pinyinReadings }))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isChinese])
  return useMemo(() => searchEntries(menu, isChinese ? readings?.of : undefined), [menu, readings, isChinese])
}
