import { useEffect } from 'react'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { endRenewal, useRenewal } from '#shared/session/end/renewal'

const Question = lazyPart(async () => (await import('./again-dialog')).AgainDialog, { close: endRenewal })

/** Over a page with unsaved input whose session ended: the same person signs in again, and the page stays. */
export function SignInAgain() {
  const reason = useRenewal((state) => state.reason)
  // A console that starts again begins without the question.
  useEffect(() => endRenewal, [])
  return reason === undefined ? null : <Question reason={reason} />
}
