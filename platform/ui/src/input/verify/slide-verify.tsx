import { useVerify, type Attempt, type Outcome } from './use-verify'
import { VerifyBar, type VerifyLabels } from './verify-bar'

interface SlideVerifyProps {
  /** The words of the bar and of its states. */
  labels: VerifyLabels
  /** Called with the way of the handle when it was let go at the end; before the end it goes back by itself. */
  onVerify: (attempt: Attempt) => Promise<Outcome>
  /** The position of the end, in the unit of whatever checks the track. */
  travel?: number
  /** It cannot be moved. */
  disabled?: boolean
  /** A new value resets it: the handle goes to its start, and the result is cleared. */
  round?: unknown
}

/**
 * A bar to be dragged to its end: idle, dragging, checking, failed (the handle goes back) or passed. By keys: arrows move the handle,
 * with Shift, PageUp and PageDown a tenth of the way, Home and Esc back to the start; Enter or the space bar lets it go. There is no
 * key for the end, since a jump is what a script does.
 *
 * `--verify-accent` and `--verify-radius` change its colour and its corners.
 * @example
 * <SlideVerify labels={labels} travel={challenge.travel} onVerify={async (attempt) => ({ passed: await check(attempt) })} />
 */
export function SlideVerify({ labels, onVerify, travel = 264, disabled = false, round }: SlideVerifyProps) {
  const isWorth = (position: number) => position === travel
  const verify = useVerify({ travel, isDisabled: disabled, round, isWorth, onVerify })
  return <VerifyBar labels={labels} verify={verify} />
}
