import { IconButton } from 'atrium/ui'
import css from './controls.module.css'
import type { PlayerLabels } from './player-labels'
import type { Player } from './use-player'

/** A button that mutes, and the volume. */
export function VolumeControl({ player, labels }: { player: Player; labels: PlayerLabels }) {
  const { volume, isMuted, playback } = player
  const heard = isMuted ? 0 : volume
  return (
    <span className={css.volume}>
      <IconButton
        icon={heard === 0 ? 'lucide:volume-x' : 'lucide:volume-2'}
        label={isMuted ? labels.unmute : labels.mute}
        onClick={() => playback.setMuted(!isMuted)}
      />
      <input
        className={css.bar}
        type="range"
        aria-label={labels.volume}
        aria-valuetext={`${Math.round(heard * 100)}%`}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        style={{ '--share': heard }}
        onChange={(event) => playback.setVolume(Number(event.target.value))}
      />
    </span>
  )
}
