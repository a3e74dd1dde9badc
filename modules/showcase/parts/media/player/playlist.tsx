import { Icon } from 'atrium/ui'
import css from './playlist.module.css'
import type { Player } from './use-player'
import type { Track } from './playback'
import type { PlayerLabels } from './player-labels'

interface PlaylistProps {
  tracks: readonly Track[]
  player: Player
  labels: PlayerLabels
}

/** The tracks, each a press away. One that failed says so. */
export function Playlist({ tracks, player, labels }: PlaylistProps) {
  return (
    <ol className={css.list} aria-label={labels.playlist}>
      {tracks.map(({ src, title, artist }, index) => {
        const isCurrent = index === player.index
        return (
          <li key={src}>
            <button
              type="button"
              className="bare-control"
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => player.playback.choose(index)}
            >
              <span className={css.mark}>
                {isCurrent ? <Icon name={player.isPlaying ? 'lucide:volume-2' : 'lucide:music'} /> : index + 1}
              </span>
              <span className={css.title}>{title}</span>
              {player.failed.has(index) ? (
                <span className={css.failed}>{labels.failed}</span>
              ) : (
                <span className={css.artist}>{artist}</span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
