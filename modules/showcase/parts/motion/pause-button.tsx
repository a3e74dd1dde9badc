import { IconButton } from 'atrium/ui'

interface PauseButtonProps {
  isPaused: boolean
  onChange: (isPaused: boolean) => void
  /** Says what a press does: the names of the button while it moves and while it is paused. */
  labels: { pause: string; play: string }
}

/** Stops and continues what moves by itself, as everybody must be able to (WCAG 2.2.2). */
export function PauseButton({ isPaused, onChange, labels }: PauseButtonProps) {
  return (
    <IconButton
      icon={isPaused ? 'lucide:play' : 'lucide:pause'}
      label={isPaused ? labels.play : labels.pause}
      onClick={() => onChange(!isPaused)}
    />
  )
}
