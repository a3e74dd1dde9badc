import { useEffect } from 'react'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { endReauthentication, useReauthentication } from '#shared/session/reauthentication/reauthentication'

const cancel = () => endReauthentication(false)
const Question = lazyPart(async () => (await import('./reauthentication-dialog')).ReauthenticationDialog, {
  close: cancel,
})

/** Over the page, and what is open over it: the person shows that it is them, and calls that need it go on. */
export function Reauthentication() {
  const isAsked = useReauthentication((state) => state.answer !== undefined)
  // A console that starts again begins without the question.
  useEffect(() => cancel, [])
  return isAsked ? <Question /> : null
}
