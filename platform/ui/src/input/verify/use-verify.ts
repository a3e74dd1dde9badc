import { useRef, useState } from 'react'

/** Where the handle was: `x` and `y` in units of `travel` from where the drag began, `t` in milliseconds since it began. */
interface TrackPoint {
  x: number
  y: number
  t: number
}

/** Where the handle was let go, from 0 to `travel`, and its way there. */
export interface Attempt {
  position: number
  track: TrackPoint[]
}

/** The result of an attempt. `message` says why it failed, in place of the label for that. */
export interface Outcome {
  passed: boolean
  message?: string
}

type VerifyState = 'idle' | 'dragging' | 'checking' | 'failed' | 'passed'

const mostPoints = 400
const longest = 600_000

/** Where a pointer went down, and how many units of `travel` a CSS pixel is; nothing for keys. */
type Start = { readonly x: number; readonly y: number; readonly scale: number } | undefined

interface Drag {
  readonly since: number
  readonly track: TrackPoint[]
  readonly from: Start
  readonly round: unknown
}

interface Options {
  travel: number
  isDisabled: boolean
  /** A new value resets it: the handle goes to its start, and the result is cleared. */
  round?: unknown
  /** Whether a position is worth an attempt; from others the handle goes back. */
  isWorth?: (position: number) => boolean
  onVerify: (attempt: Attempt) => Promise<Outcome>
}

const isAway = (position: number) => position > 0

const clamped = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)))

function addPoint({ since, track }: Drag, x: number, y: number): void {
  if (track.length === mostPoints) track.pop()
  track.push({ x, y: clamped(y, -1000, 1000), t: clamped(performance.now() - since, 0, longest) })
}

/** The state of a handle that is moved and then checked. It cannot be moved while it is checked, nor once it has passed. */
export function useVerify({ travel, isDisabled, round, isWorth = isAway, onVerify }: Options) {
  const { state, position, message, show } = useShown(round)
  const drag = useRef<Drag>(undefined)
  /** Returns the drag; one of an earlier round has ended. */
  const held = () => (drag.current?.round === round ? drag.current : undefined)

  const begin = (from: Start) => {
    drag.current = { since: performance.now(), track: [{ x: 0, y: 0, t: 0 }], from, round }
    show({ state: 'dragging', position: 0 })
  }
  const move = (x: number, y: number) => {
    const held = drag.current
    if (!held) return
    const position = clamped(x, 0, travel)
    addPoint(held, position, y)
    show({ state: 'dragging', position })
  }
  const cancel = () => {
    drag.current = undefined
    show({ state: 'idle', position: 0 })
  }
  const release = async () => {
    const last = held()?.track.at(-1)
    if (!drag.current || !last || !isWorth(last.x)) return cancel()
    addPoint(drag.current, last.x, last.y)
    const { track } = drag.current
    drag.current = undefined
    show({ state: 'checking', position: last.x })
    let outcome: Outcome = { passed: false }
    try {
      outcome = await onVerify({ position: last.x, track })
    } finally {
      if (outcome.passed) show({ state: 'passed', position: last.x })
      else show({ state: 'failed', position: 0, message: outcome.message })
    }
  }
  const isFixed = isDisabled || state === 'checking' || state === 'passed'
  return { travel, state, position, message, isFixed, held, begin, move, cancel, release }
}

export type Verify = ReturnType<typeof useVerify>

interface Shown {
  state: VerifyState
  position: number
  message?: string
}

/** Returns the state that shows. A new round begins at the start; why the last one failed stays until the next move. */
function useShown(round: unknown) {
  const [shown, show] = useState<Shown>({ state: 'idle', position: 0 })
  const [knownRound, setKnownRound] = useState(round)
  if (knownRound !== round) {
    setKnownRound(round)
    if (shown.state !== 'failed') show({ state: 'idle', position: 0 })
  }
  return { ...shown, show }
}
