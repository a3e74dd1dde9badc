import { afterEach, beforeEach, vi, type MockInstance } from 'vitest'
import type { PlayerLabels } from '../media/music-player'

export const labels: PlayerLabels = {
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  position: 'Position',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  mode: 'Mode',
  modes: { order: 'in order', list: 'all again', one: 'one again', shuffle: 'shuffled' },
  playlist: 'Playlist',
  lyrics: 'Lyrics',
  noLyrics: 'No lyrics',
  failed: 'Cannot be played',
}

/** Returns a function that counts the playing sounds and films. Those of the music players are not in the document. */
export function countPlaying(): () => number {
  let begun: MockInstance<HTMLMediaElement['play']>
  beforeEach(() => {
    begun = vi.spyOn(HTMLMediaElement.prototype, 'play')
  })
  afterEach(() => void vi.restoreAllMocks())
  return () => [...new Set(begun.mock.contexts as HTMLMediaElement[])].filter((one) => !one.paused).length
}
