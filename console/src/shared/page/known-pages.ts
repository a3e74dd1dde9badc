let known: readonly string[] = []

/** Called once by the application: the ids of all pages that a menu entry may show, also of those that are still to come. */
export function setKnownPages(ids: readonly string[]): void {
  known = ids.toSorted()
}

/** The ids of all pages that a menu entry may show. */
export function knownPages(): readonly string[] {
  return known
}
