import type Artplayer from 'artplayer'
import type { KeyboardEvent } from 'react'

/** The keys of a film wherever the focus is in it. A field and a button keep their own. */
export function videoKeys(player: Artplayer | undefined) {
  return (event: KeyboardEvent) => {
    if (!player || event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return
    const actions: Record<string, () => void> = {
      ' ': () => player.toggle(),
      ArrowLeft: () => (player.backward = 5),
      ArrowRight: () => (player.forward = 5),
      ArrowUp: () => (player.volume += 0.1),
      ArrowDown: () => (player.volume -= 0.1),
      f: () => (player.fullscreen = !player.fullscreen),
    }
    const action = actions[event.key]
    if (!action || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    action()
  }
}
