import { Icon } from 'atrium/ui'
import css from './controls.module.css'
import type { PlayerLabels } from './player-labels'
import type { Player } from './use-player'

/** The filled button that plays and pauses. */
export function PlayButton({ player, labels }: { player: Player; labels: PlayerLabels }) {
  const label = player.isPlaying ? labels.pause : labels.play
  return (
    <button type="button" className={css.play} aria-label={label} title={label} onClick={player.playback.toggle}>
      <Icon name={player.isPlaying ? 'lucide:pause' : 'lucide:play'} size={18} />
    </button>
  )
}
