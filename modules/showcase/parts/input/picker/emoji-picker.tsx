import Picker, { type EmojiData } from 'emoji-picker-react'
import { useEffect, useState } from 'react'
import { PlainButton, ErrorState } from 'atrium/ui'
import { checkedEmojiData, loadEmojiData, type EmojiLanguage } from './emoji-data'
import css from './emoji-picker.module.css'

interface EmojiPickerProps {
  /** The language of the names; the search works in both. */
  language: EmojiLanguage
  /** The colours of the theme. */
  scheme: 'light' | 'dark'
  /** All that it shows or says; `results` gets `%n` for the number of hits. */
  labels: {
    search: string
    clear: string
    none: string
    one: string
    results: string
    categories: string
    reactions: string
    more: string
    loading: string
    failed: string
    retry: string
    /** From the neutral to the darkest. */
    tones: readonly [string, string, string, string, string, string]
  }
  /** Called with the emoji that is chosen. */
  onPick: (emoji: string) => void
  /** Only these to begin with, by their code such as `1f44d`, and a button that shows all. */
  reactions?: readonly string[]
  /** Puts the focus into the search field, as in a panel that was opened for it. */
  takesFocus?: boolean
  /** Other data than that of the language. What is broken in it is left out; it fails where nothing is left. */
  load?: () => Promise<unknown>
}

/**
 * All emoji as the system draws them: search in Chinese and English, categories, what was used last, skin tones. Arrows move, Enter
 * chooses. Nothing is requested from elsewhere. What was used last is kept by emoji-picker-react in the storage of the browser.
 * @example
 * <EmojiPicker language="zh" scheme={scheme} labels={labels} onPick={insert} />
 */
export function EmojiPicker({
  language,
  scheme,
  labels,
  onPick,
  reactions,
  takesFocus = false,
  load,
}: EmojiPickerProps) {
  const { data, hasFailed, retry } = useEmojiData(language, load)
  if (hasFailed)
    return (
      <div className={css.state}>
        <ErrorState compact title={labels.failed} action={<PlainButton onClick={retry}>{labels.retry}</PlainButton>} />
      </div>
    )
  if (!data) return <div className={css.state} role="status" aria-busy="true" aria-label={labels.loading} />
  const [neutral, light, mediumLight, medium, mediumDark, dark] = labels.tones
  return (
    <Picker
      className={css.picker}
      emojiStyle="native"
      emojiData={data}
      theme={scheme}
      width="100%"
      height={380}
      lazyLoadEmojis
      autoFocusSearch={takesFocus}
      suggestedEmojisMode="recent"
      previewConfig={{ showPreview: false }}
      reactionsDefaultOpen={reactions !== undefined}
      {...(reactions && { reactions: [...reactions] })}
      labels={{
        searchPlaceholder: labels.search,
        searchLabel: labels.search,
        searchClear: labels.clear,
        searchResultsNone: labels.none,
        searchResultsOne: labels.one,
        searchResultsMany: labels.results,
        categoryNavigation: labels.categories,
        reactions: labels.reactions,
        expandReactions: labels.more,
        skinToneNeutral: neutral,
        skinToneLight: light,
        skinToneMediumLight: mediumLight,
        skinToneMedium: medium,
        skinToneMediumDark: mediumDark,
        skinToneDark: dark,
      }}
      onEmojiClick={({ emoji }) => onPick(emoji)}
    />
  )
}

function useEmojiData(language: EmojiLanguage, load?: () => Promise<unknown>) {
  const [{ data, hasFailed }, set] = useState<{ data?: EmojiData; hasFailed: boolean }>({ hasFailed: false })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    const loading = load ? load().then(checkedEmojiData) : loadEmojiData(language)
    loading.then(
      (loaded) => isGone || set({ data: loaded, hasFailed: false }),
      () => isGone || set({ hasFailed: true }),
    )
    return () => {
      isGone = true
    }
  }, [language, load, tries])
  const retry = () => {
    set({ hasFailed: false })
    setTries(tries + 1)
  }
  return { data, hasFailed, retry }
}
