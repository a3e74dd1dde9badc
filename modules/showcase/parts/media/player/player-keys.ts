import type { KeyboardEvent } from 'react'
import { seekStep } from './seek-bar'
import type { Player } from './use-player'

/** The keys of a player wherever the focus is in it: left and right seek, up and down change the volume. A field keeps its own keys. */
export function playerKeys({ playback, time, volume }: Player) {
  const actions: Record<string, () => void> = {
    ArrowLeft: () => playback.seek(time - seekStep),
    ArrowRight: () => playback.seek(time + seekStep),
    ArrowUp: () => playback.setVolume(volume + 0.1),
    ArrowDown: () => playback.setVolume(volume - 0.1),
  }
  return (event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }
}
