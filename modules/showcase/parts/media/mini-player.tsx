import { Icon } from 'atrium/ui'
import css from './mini-player.module.css'
import { clockTime } from './player/clock-time'
import { PlayButton } from './player/play-button'
import { playerKeys } from './player/player-keys'
import type { PlayerLabels } from './player/player-labels'
import type { Track } from './player/playback'
import { SeekBar } from './player/seek-bar'
import { usePlayer } from './player/use-player'

interface MiniPlayerProps {
  tracks: readonly Track[]
  labels: PlayerLabels
}

/**
 * A player as a slim bar, with cover, position and one button. It plays the list to its end, and pauses as `MusicPlayer` does. A track that
 * cannot be played says so in place of its position; the button tries it again. Same keys.
 * @example
 * <MiniPlayer tracks={tracks} labels={labels} />
 */
export function MiniPlayer({ tracks, labels }: MiniPlayerProps) {
  const player = usePlayer(tracks)
  const { track, time, duration, playback, isPlaying } = player
  const hasFailed = player.failed.has(player.index)
  return (
    // The keys work for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={css.bar} role="group" aria-label={labels.player} onKeyDown={playerKeys(player)}>
      <span className={css.cover} data-turning={isPlaying}>
        {track?.cover ? (
          <img src={track.cover} alt="" width={40} height={40} />
        ) : (
          <Icon name="lucide:music" size={18} />
        )}
      </span>
      <span className={css.title}>{track?.title}</span>
      {hasFailed ? (
        <span className={css.failed}>{labels.failed}</span>
      ) : (
        <>
          <SeekBar label={labels.position} time={time} duration={duration} onSeek={playback.seek} />
          <span className={css.time}>{clockTime(time)}</span>
        </>
      )}
      <p className="visually-hidden" role="status">
        {hasFailed && `${track?.title}: ${labels.failed}`}
      </p>
      <PlayButton player={player} labels={labels} />
    </div>
  )
}
