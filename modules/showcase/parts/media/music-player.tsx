import { useState } from 'react'
import { IconButton, Icon } from 'atrium/ui'
import { clockTime } from './player/clock-time'
import { Lyrics } from './player/lyrics'
import css from './music-player.module.css'
import { PlayButton } from './player/play-button'
import { playModes } from './player/play-order'
import { playerKeys } from './player/player-keys'
import type { PlayerLabels } from './player/player-labels'
import type { Track } from './player/playback'
import { Playlist } from './player/playlist'
import { SeekBar } from './player/seek-bar'
import { usePlayer, type Player } from './player/use-player'
import { VolumeControl } from './player/volume-control'

export type { PlayerLabels } from './player/player-labels'
export type { Track } from './player/playback'

interface MusicPlayerProps {
  /** The tracks, at least one. Keep the array while it is the same list. */
  tracks: readonly Track[]
  /** The words of the player, of its buttons and of its modes. */
  labels: PlayerLabels
  /** Shows the lyrics beside the player: the line of the moment stays in the middle, and a press on a line goes there. */
  hasLyrics?: boolean
  /** The list is open from the beginning. */
  isListOpen?: boolean
}

const modeIcons = {
  order: 'lucide:arrow-right-to-line',
  list: 'lucide:repeat',
  one: 'lucide:repeat-1',
  shuffle: 'lucide:shuffle',
} as const

/**
 * A music player with a playlist and lyrics. A track that cannot be loaded is marked in the list, and the next one plays. When another
 * player of the page starts, it pauses, as it does when the page is left or hidden. The system shows what plays and its media keys work.
 *
 * Keys anywhere in it: left and right seek by five seconds, up and down change the volume; Space plays and pauses on its button.
 * @example
 * <MusicPlayer tracks={[{ src: tune, title: 'Night Ferry', artist: 'The Arcade Players', cover, lyrics }]} labels={labels} hasLyrics />
 */
export function MusicPlayer({ tracks, labels, hasLyrics = false, isListOpen = false }: MusicPlayerProps) {
  const player = usePlayer(tracks)
  const { track, playback, time } = player
  const [isOpen, setOpen] = useState(isListOpen)
  const choose = (moment: number) => {
    playback.seek(moment)
    if (!player.isPlaying) playback.toggle()
  }
  return (
    // The keys work for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={css.player} role="group" aria-label={labels.player} onKeyDown={playerKeys(player)}>
      <div className={css.card}>
        <div className={css.head}>
          <Cover track={track} />
          <div className={css.about}>
            <b className={css.title}>{track?.title}</b>
            <span className={css.artist}>{track?.artist}</span>
            <SeekBar label={labels.position} time={time} duration={player.duration} onSeek={playback.seek} />
            <span className={css.times}>
              <span>{clockTime(time)}</span>
              <span>{clockTime(player.duration)}</span>
            </span>
            <Controls player={player} labels={labels} isOpen={isOpen} onOpen={setOpen} />
          </div>
        </div>
        <p className="visually-hidden" role="status">
          {[...player.failed].map((index) => `${tracks[index]?.title}: ${labels.failed}`).join(', ')}
        </p>
        {isOpen && <Playlist tracks={tracks} player={player} labels={labels} />}
      </div>
      {hasLyrics && (
        <div className={css.words}>
          {track?.lyrics ? (
            <Lyrics key={track.src} text={track.lyrics} label={labels.lyrics} time={time} onChoose={choose} />
          ) : (
            <p className={css.none}>{labels.noLyrics}</p>
          )}
        </div>
      )}
    </div>
  )
}

function Cover({ track }: { track: Track | undefined }) {
  if (track?.cover) return <img className={css.cover} src={track.cover} alt="" width={112} height={112} />
  return (
    <span className={css.cover}>
      <Icon name="lucide:music" size={32} />
    </span>
  )
}

interface ControlsProps {
  player: Player
  labels: PlayerLabels
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function Controls({ player, labels, isOpen, onOpen }: ControlsProps) {
  const { mode, playback } = player
  const nextMode = playModes[(playModes.indexOf(mode) + 1) % playModes.length]!
  return (
    <div className={css.controls}>
      <IconButton
        icon={modeIcons[mode]}
        label={`${labels.mode}: ${labels.modes[mode]}`}
        onClick={() => playback.setMode(nextMode)}
      />
      <IconButton icon="lucide:skip-back" label={labels.previous} onClick={() => playback.step(-1)} />
      <PlayButton player={player} labels={labels} />
      <IconButton icon="lucide:skip-forward" label={labels.next} onClick={() => playback.step(1)} />
      <span className={css.side}>
        <VolumeControl player={player} labels={labels} />
        <IconButton
          icon="lucide:list-music"
          label={labels.playlist}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        />
      </span>
    </div>
  )
}
