import type { CheckParts } from '#modules/forms/engine/schema/values-check'
import { limits, type Form as FormDesign, type FormValues } from '#modules/forms/engine/schema/form'
import type { FormError } from '#modules/forms/engine/schema/form-errors'
import { costlyField, patternsIn } from '#modules/forms/engine/schema/form-patterns'
import { workerOf } from '#modules/forms/engine/schema/form-values'
import { loadPatternCompiler } from './linear-pattern'

/** Lets other calls go on. A promise alone would not. */
export const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Returns the patterns that the engine does not take as errors of the form, whose patterns are within their limits. */
export async function badPatterns(form: FormDesign): Promise<FormError[]> {
  const patterns = patternsIn(form)
  if (patterns.length === 0) return []
  const compile = await loadPatternCompiler()
  const errors: FormError[] = []
  for (const { pattern, path } of patterns) {
    try {
      compile(pattern)
    } catch {
      errors.push({ path, code: 'pattern' })
    }
    await pause()
  }
  return errors
}

/**
 * Matches the values of an entry against the patterns of a form, in time proportional to them and with pauses, and returns the results
 * for `checkValues`. What comes after the field with which it would take too long is not matched: the entry is rejected at that field.
 */
export async function matcherOf(form: FormDesign, given: FormValues): Promise<Pick<CheckParts, 'matches' | 'costly'>> {
  const patterns = patternsIn(form)
  if (patterns.length === 0) return { matches: () => true }
  const { values } = workerOf(form)(given)
  const costly = costlyField(patterns, values)
  const compile = await loadPatternCompiler()
  const results = new Map<string, boolean>()
  const nameOf = (pattern: string, text: string) => JSON.stringify([pattern, text])
  for (const { key, pattern } of patterns) {
    if (key === costly) break
    const text = Object.hasOwn(values, key) ? values[key] : undefined
    // Longer texts are rejected whatever the pattern is.
    if (typeof text !== 'string' || text.length > limits.value) continue
    results.set(nameOf(pattern, text), compile(pattern)(text))
    await pause()
  }
  return { costly, matches: (pattern, text) => results.get(nameOf(pattern, text)) ?? true }
}
