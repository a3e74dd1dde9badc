import type { PlayMode } from './play-order'

/** The words of a player, in the reader's language. */
export interface PlayerLabels {
  /** Names the whole player. */
  player: string
  play: string
  pause: string
  previous: string
  next: string
  /** Names the bar that shows and changes the position. */
  position: string
  volume: string
  mute: string
  unmute: string
  /** Names the button for the mode; `modes` names what it is at. */
  mode: string
  modes: Record<PlayMode, string>
  playlist: string
  lyrics: string
  noLyrics: string
  /** Beside a track that cannot be played. */
  failed: string
}
