/** A pattern for an engine whose time grows with the text and the size of the pattern alone. */
export interface LinearPattern {
  /** Instructions of its program: a match takes at most about this many steps for each letter of the text. */
  readonly size: number
  /** Says whether a whole text matches. */
  readonly matches: (text: string) => boolean
}

/** Compiled patterns that are kept, those of some ten forms. */
const mostKept = 200
const kept = new Map<string, LinearPattern>()

/**
 * Returns what compiles patterns that people wrote. It throws for one that an engine of linear time does not take: with look-around,
 * back-references or too many repetitions. A pattern that was compiled before is compiled once.
 */
export async function loadLinearPatterns(): Promise<(pattern: string) => LinearPattern> {
  const { RE2JS } = await import('re2js')
  return (pattern) => {
    const known = kept.get(pattern)
    if (known) return known
    const program = RE2JS.compile(RE2JS.translateRegExp(pattern))
    const compiled = { size: program.programSize(), matches: (text: string) => program.matches(text) }
    kept.set(pattern, compiled)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return compiled
  }
}
