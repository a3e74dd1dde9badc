import type { PlayerLabels, Track } from '#modules/showcase/parts/media/music-player'
import { useMemo } from 'react'
import { language, useText } from 'atrium/console/text'
import { texts } from './text'

const names = ['morning-arcade', 'courtyard-rain', 'night-ferry'] as const

const sounds = import.meta.glob<string>('../../../media/tunes/*.weba', {
  query: '?url',
  import: 'default',
  eager: true,
})
const words = import.meta.glob<string>('../../../media/tunes/*.lrc', { query: '?raw', import: 'default', eager: true })
const covers = import.meta.glob<string>('../../../media/covers/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Three tunes with lyrics in the reader's language. */
export function useTunes(): Track[] {
  const t = useText(texts)
  return useMemo(() => {
    const inLanguage = language() === 'zh-cn' ? 'zh' : 'en'
    return names.map((name) => ({
      src: sounds[`../../../media/tunes/${name}.weba`]!,
      title: t(name),
      artist: t('artist'),
      cover: covers[`../../../media/covers/${name}.svg`]!,
      lyrics: words[`../../../media/tunes/${name}.${inLanguage}.lrc`]!,
    }))
  }, [t])
}

/** The words of a player; `title` tells the players of a page apart. */
export function usePlayerLabels(title: string): PlayerLabels {
  const t = useText(texts)
  return {
    player: t('player', { title }),
    play: t('play'),
    pause: t('pause'),
    previous: t('previous'),
    next: t('next'),
    position: t('position'),
    volume: t('volume'),
    mute: t('mute'),
    unmute: t('unmute'),
    mode: t('mode'),
    modes: { order: t('order'), list: t('list'), one: t('one'), shuffle: t('shuffle') },
    playlist: t('playlist'),
    lyrics: t('lyrics'),
    noLyrics: t('noLyrics'),
    failed: t('failed'),
  }
}
