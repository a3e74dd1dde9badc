import { patternCompiler, type CompilePattern } from '#modules/forms/engine/schema/form-patterns'

let compiler: CompilePattern | undefined

/**
 * Returns what compiles patterns that people wrote, for an engine of linear time. It throws for one with look-around, back-references or
 * too many repetitions.
 */
export async function loadPatternCompiler(): Promise<CompilePattern> {
  const { RE2JS } = await import('re2js')
  compiler ??= patternCompiler(RE2JS)
  return compiler
}
