import type { PuzzlePicture } from 'atrium/contract/untrusted/verification'
import { AppError } from '#server/call/app-error'
import type { Place } from './place'
import { drawPuzzle } from './puzzle-picture'

/** One picture that is drawn, some 20 ms of work for anybody who asks, and ten that wait for it. */
const mostPlaces = 11
/** When to try again, in seconds: by then all of these are drawn. */
const retryAfter = 2

let taken = 0
let last: Promise<unknown> = Promise.resolve()

/** Draws when the pictures that were asked for before are drawn. */
function drawInTurn(place: Place): Promise<PuzzlePicture> {
  const picture = last.then(() => drawPuzzle(place))
  last = picture.catch(() => undefined)
  return picture
}

/**
 * Runs a task with a place in the queue of pictures, which is taken before it begins and given back when it ends. Throws `verification.busy`
 * where ten wait already.
 */
export async function withPicture<T>(task: (draw: typeof drawInTurn) => Promise<T>): Promise<T> {
  if (taken >= mostPlaces) throw new AppError('verification.busy', { retryAfter })
  taken++
  try {
    return await task(drawInTurn)
  } finally {
    taken--
  }
}
