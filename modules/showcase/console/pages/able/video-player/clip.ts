import { useText } from 'atrium/console/text'
import type { Chapter, Subtitles, VideoLabels } from '#modules/showcase/parts/media/video-player'
import english from '../../../media/clip/arcade.en.vtt?url'
import chinese from '../../../media/clip/arcade.zh.vtt?url'
import { texts } from './text'

export { default as clip } from '../../../media/clip/arcade.webm?url'
export { default as poster } from '../../../media/clip/arcade.webp?url'

export const subtitles: readonly Subtitles[] = [
  { src: chinese, name: '中文', lang: 'zh-CN' },
  { src: english, name: 'English', lang: 'en' },
]

/** The moments of the clip. */
export function useChapters(): Chapter[] {
  const t = useText(texts)
  return [
    { time: 0, title: t('dawn') },
    { time: 1.5, title: t('first') },
    { time: 4.5, title: t('second') },
    { time: 7, title: t('third') },
    { time: 9.6, title: t('roof') },
    { time: 11.4, title: t('lamps') },
  ]
}

/** The words of a player; `title` tells the players of a page apart. */
export function useVideoLabels(title: string): VideoLabels {
  const t = useText(texts)
  return {
    video: t('video', { title }),
    chapters: t('chapters'),
    subtitles: t('subtitles'),
    noSubtitles: t('noSubtitles'),
    failed: t('failed'),
    failedHint: t('failedHint'),
    retry: t('retry'),
  }
}
