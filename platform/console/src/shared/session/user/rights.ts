let known: string | undefined
let listener: (() => Promise<void>) | undefined
/** Resolves when the listener is taken away: its router may be gone, which then ends no navigation any more. */
let listenerEnds = Promise.resolve()
/** The change that is being taken over. */
let present: Promise<boolean> | undefined
let isAnnounced = false

/**
 * Takes in the mark that an answer carries (`rightsHeader`). Another one than before means that the person's record, roles or
 * menu changed meanwhile, here or elsewhere.
 */
export function noteRights(mark: string | null): void {
  if (mark === null || mark === known) return
  const isNews = known !== undefined
  known = mark
  if (isNews && listener) takeOver(listener)
}

function takeOver(take: () => Promise<void>): void {
  if (!present) isAnnounced = false
  const change = Promise.race([Promise.all([present, take()]), listenerEnds]).then(async () => {
    // The new menu is rendered, and the message about closed tabs is shown.
    await new Promise((resolve) => setTimeout(resolve))
    if (present === change) present = undefined
    return isAnnounced
  })
  present = change
}

/**
 * Resolves when changed rights have been loaded, with whether the person saw a message; undefined while none are loading. Callers ignore a 403
 * during the reload.
 */
export function rightsChange(): Promise<boolean> | undefined {
  return present
}

/** For callers that announce the change themselves. */
export function noteRightsAnnounced(): void {
  isAnnounced = true
}

/** Loads the rights again, as after a sign-in in place. */
export function takeRightsAgain(): void {
  forgetRights()
  void listener?.()
}

/** The next mark is the first of a session. */
export function forgetRights(): void {
  known = undefined
}

/**
 * Takes over changed rights with `change`, whenever those of the session became others, until the returned function is called. One at a
 * time. A change that is being taken over ends with it.
 */
export function onRightsChange(change: () => Promise<void>): () => void {
  let end = () => {}
  listener = change
  listenerEnds = new Promise((resolve) => (end = resolve))
  return () => {
    if (listener === change) listener = undefined
    end()
  }
}
