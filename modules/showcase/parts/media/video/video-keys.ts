import type Artplayer from 'artplayer'
import type { KeyboardEvent } from 'react'

/** The keys of a film wherever the focus is in it. A field and a button keep their own. */
export function videoKeys(player: Artplayer | undefined) {
  return (event: KeyboardEvent) => {
    if (!player || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    const turn = (by: number) => {
      player.muted = false
      player.volume += by
    }
    const actions: Record<string, () => void> = {
      ' ': () => playOrPause(player),
      ArrowLeft: () => (player.backward = 5),
      ArrowRight: () => (player.forward = 5),
      ArrowUp: () => turn(0.1),
      ArrowDown: () => turn(-0.1),
      f: () => (player.fullscreen = !player.fullscreen),
    }
    const action = actions[event.key]
    if (!action || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    action()
  }
}

/** Plays or pauses. The function of artplayer cannot pause a film that waits for its first picture. */
function playOrPause(player: Artplayer): void {
  if (!player.video.paused) player.pause()
  // The browser rejects before the first press on the page.
  else void player.play().catch(() => {})
}
