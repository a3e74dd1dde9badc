import type Artplayer from 'artplayer'
import { useEffect, useId, useRef, useState } from 'react'
import { PlainButton, Icon, ErrorState } from 'atrium/ui'
import { clockTime } from './player/clock-time'
import css from './video-player.module.css'
import { playFrom, showSubtitles, useArtplayer, type Chapter } from './video/artplayer'
import { videoKeys } from './video/video-keys'

export type { Chapter } from './video/artplayer'

/** Words of the clip, to be switched while it plays. */
export interface Subtitles {
  /** The address of a WebVTT file. */
  src: string
  /** The language, as its readers call it. */
  name: string
  /** Such as `en`. */
  lang: string
}

/** The words of the player, in the reader's language. */
export interface VideoLabels {
  /** Names the player. */
  video: string
  chapters: string
  subtitles: string
  noSubtitles: string
  /** The clip could not be loaded. */
  failed: string
  failedHint: string
  retry: string
}

interface VideoPlayerProps {
  /** The address of the clip. */
  src: string
  /** The address of a picture that shows before the clip plays. */
  poster?: string
  /** The words of the player, in the reader's language. */
  labels: VideoLabels
  /** The language of the controls inside. */
  lang: 'zh-cn' | 'en'
  /** The subtitles in several languages, to be switched while the clip plays. */
  subtitles?: readonly Subtitles[]
  /** The language of the subtitles that show first; without it none do. */
  firstSubtitles?: string
  /** The moments to jump to, each with its seconds and its title. */
  chapters?: readonly Chapter[]
}

/**
 * A film with subtitles in several languages and moments to jump to; speed, picture in picture and full screen are in its bar. A clip that
 * cannot be loaded says so, with a button that tries again. It pauses when another player starts, and when it is hidden; what it holds is
 * freed when it is left. Bring it with a lazy import: artplayer is 35 KB compressed.
 *
 * Keys while the focus is in it: Space plays and pauses, left and right seek by five seconds, up and down change the volume, F is full screen.
 * Space on a button presses it. A press on a chapter with the pointer moves the focus to the picture.
 * @example
 * <VideoPlayer src={clip} poster={poster} labels={labels} lang="en" chapters={[{ time: 6, title: 'Second storey' }]} />
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { src, poster, lang, labels, subtitles = [], firstSubtitles, chapters = [] } = props
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState<string>()
  const [time, setTime] = useState(0)
  const [words, setWords] = useState(firstSubtitles)
  const attempt = `${tries} ${src}`
  const hasFailed = failed === attempt
  const onFail = () => setFailed(attempt)
  const player = useArtplayer(place, { src, poster, lang, chapters, tries, onTime: setTime, onFail })
  useSubtitles(player, subtitles.find((one) => one.lang === words)?.src)

  const jump = (moment: number, isPointer: boolean) => {
    if (!player) return
    playFrom(player, moment)
    setTime(moment)
    // Space then pauses. By keyboard the focus stays in the list of chapters.
    if (isPointer) place.current?.focus({ preventScroll: true })
  }
  const current = chapters.findLast((chapter) => chapter.time <= time + 0.05)
  return (
    // The keys work for the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={css.player} role="group" aria-label={labels.video} onKeyDown={videoKeys(player)}>
      <div className={css.frame}>
        {/* A press on the picture brings the focus here, and with it the keys. */}
        <div ref={place} className={css.place} hidden={hasFailed} tabIndex={-1} />
        {hasFailed && (
          <ErrorState
            title={labels.failed}
            hint={labels.failedHint}
            action={<PlainButton onClick={() => setTries(tries + 1)}>{labels.retry}</PlainButton>}
          />
        )}
      </div>
      {subtitles.length > 0 && (
        <div className={css.words} role="radiogroup" aria-label={labels.subtitles}>
          <Icon name="lucide:captions" size={18} />
          {[undefined, ...subtitles].map((one) => (
            <label key={one?.lang ?? ''} lang={one?.lang}>
              <input type="radio" name={id} checked={one?.lang === words} onChange={() => setWords(one?.lang)} />
              {one?.name ?? labels.noSubtitles}
            </label>
          ))}
        </div>
      )}
      {chapters.length > 0 && (
        <ol className={css.chapters} aria-label={labels.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.time}>
              <button
                type="button"
                aria-current={chapter === current ? 'true' : undefined}
                disabled={hasFailed}
                onClick={(event) => jump(chapter.time, event.detail > 0)}
              >
                <span className={css.time}>{clockTime(chapter.time)}</span>
                {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function useSubtitles(player: Artplayer | undefined, src: string | undefined): void {
  useEffect(() => {
    if (player) showSubtitles(player, src)
  }, [player, src])
}
