import { useRef } from 'react'
import { PlainButton } from '../../button'
import { Icon } from '../../icon'
import { useVerify, type Attempt, type Outcome } from './use-verify'
import { pointerEvents } from './verify-events'
import { VerifyBar, type VerifyLabels } from './verify-bar'
import css from './verify.module.css'

export type { Attempt, Outcome } from './use-verify'

/** Pictures as addresses; sizes in pixels of the picture: its own, the side of the piece and its distance from the top. */
export interface Puzzle {
  picture: string
  piece: string
  width: number
  height: number
  side: number
  top: number
}

interface PuzzleLabels extends VerifyLabels {
  /** Describes the picture for people who do not see it, and says where they find another way. */
  picture: string
  refresh: string
}

interface PuzzleVerifyProps {
  /** The words of the picture, of the bar and of its states. */
  labels: PuzzleLabels
  /** The pictures and their sizes, or nothing while they load. Others put the piece back to its start. */
  puzzle: Puzzle | undefined
  /** The text in place of the picture, where it could not be loaded. */
  error?: string
  /** Called with the position of the piece, in pixels of the picture, and its way there. */
  onVerify: (attempt: Attempt) => Promise<Outcome>
  /** Called for another puzzle, by the button in the picture. */
  onRefresh: () => void
  /** The piece cannot be moved. */
  disabled?: boolean
}

/** Sizes that keep the place of a puzzle that is still to come. */
const usual = { width: 320, height: 160, side: 56, top: 0 }

/**
 * A picture with a gap, and a piece that is dragged into it, by the handle of the bar or by itself: idle, dragging, checking,
 * failed (the piece goes back) or passed. By keys: arrows move it by four pixels, with Shift, PageUp and PageDown by a tenth of the way, Home and
 * Esc back to the start; Enter or the space bar lets it go. People who cannot see the picture need another way beside it.
 *
 * `--verify-accent` and `--verify-radius` change its colour and its corners.
 * @example
 * <PuzzleVerify labels={labels} puzzle={challenge?.puzzle} onRefresh={start} onVerify={check} />
 */
export function PuzzleVerify({ labels, puzzle, error, onVerify, onRefresh, disabled = false }: PuzzleVerifyProps) {
  const { width, height, side, top } = puzzle ?? usual
  const frame = useRef<HTMLDivElement>(null)
  const verify = useVerify({ travel: width - side, isDisabled: disabled || !puzzle, round: puzzle, onVerify })
  const { state, position } = verify
  return (
    <VerifyBar labels={labels} verify={verify}>
      <div
        ref={frame}
        className={css.frame}
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-busy={!puzzle && !error}
      >
        {puzzle && (
          <>
            <img src={puzzle.picture} alt={labels.picture} draggable={false} />
            <img
              src={puzzle.piece}
              alt=""
              draggable={false}
              className={css.piece}
              style={{
                width: `${(side / width) * 100}%`,
                top: `${(top / height) * 100}%`,
                left: `${(position / width) * 100}%`,
              }}
              {...pointerEvents(verify, () => width / frame.current!.clientWidth)}
            />
          </>
        )}
        {error && (
          <div className={css.error} role="alert">
            <p>{error}</p>
            <PlainButton onClick={onRefresh}>{labels.refresh}</PlainButton>
          </div>
        )}
        {puzzle && state !== 'passed' && (
          <button
            type="button"
            className={css.refresh}
            aria-label={labels.refresh}
            title={labels.refresh}
            aria-disabled={state === 'checking'}
            onClick={() => state !== 'checking' && onRefresh()}
          >
            <Icon name="lucide:refresh-cw" size={16} />
          </button>
        )}
      </div>
    </VerifyBar>
  )
}
