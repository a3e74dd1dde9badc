/** Says whether a whole text matches a pattern. */
type Matches = (text: string) => boolean

/**
 * Answers what compiles patterns that people wrote, for an engine whose time grows with the text alone, whatever the pattern is. It
 * throws for one that such an engine does not take: with look-around, back-references or too many repetitions.
 */
export async function loadLinearPatterns(): Promise<(pattern: string) => Matches> {
  const { RE2JS } = await import('re2js')
  return (pattern) => {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern))
    return (text) => compiled.matches(text)
  }
}
