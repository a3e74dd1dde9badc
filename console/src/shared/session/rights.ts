let known: string | undefined
let listener: (() => void) | undefined

/**
 * Takes in the mark that an answer carries (`rightsHeader`). Another one than before means that the person's record, roles or
 * menu changed meanwhile, here or elsewhere.
 */
export function noteRights(mark: string | null): void {
  if (mark === null || mark === known) return
  const isNews = known !== undefined
  known = mark
  if (isNews) listener?.()
}

/** The next mark is the first of a session. */
export function forgetRights(): void {
  known = undefined
}

/** Calls `change` whenever the rights of the session became others, until the answer is called. One at a time. */
export function onRightsChange(change: () => void): () => void {
  listener = change
  return () => {
    if (listener === change) listener = undefined
  }
}
