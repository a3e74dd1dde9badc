import type { CheckParts } from '@atrium/contract/form-schema/values-check'
import { limits, type Form as FormDesign, type FormValues } from '@atrium/contract/form-schema/form'
import type { Fault } from '@atrium/contract/form-schema/form-faults'
import { workerOf } from '@atrium/contract/form-schema/form-values'
import { isField } from '@atrium/contract/form-schema/field-kinds'
import { placesOf } from '@atrium/contract/form-schema/form-walk'
import { refuseFields, type FieldError } from '#server/call/field-error'
import { loadLinearPatterns } from '#server/call/text/linear-pattern'

/** Instructions of one pattern. Ordinary ones have 5 to 50. */
const mostInstructions = 500

/**
 * Steps of all matches of one entry: instructions of each pattern times letters of its text. A step takes some 90 ns at worst, so these take
 * 50 ms. Twenty patterns for numbers, dates and addresses over texts of 2,000 letters stay below.
 */
export const mostSteps = 600_000

/** The patterns of a form with their places. */
function patternsIn(form: FormDesign) {
  return placesOf(form).flatMap(({ item, path }) => {
    const rules = isField(item) ? (item.rules ?? []) : []
    return rules.flatMap((rule, at) =>
      rule.rule === 'pattern'
        ? [{ key: item.key, pattern: rule.pattern, path: [...path, 'rules', at, 'pattern'] }]
        : [],
    )
  })
}

/** Lets other calls go on. A promise alone would not. */
export const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Returns the patterns that the engine does not take, or that are too large for it, as faults of the form. */
export async function badPatterns(form: FormDesign): Promise<Fault[]> {
  const patterns = patternsIn(form)
  if (patterns.length === 0) return []
  const compile = await loadLinearPatterns()
  const faults: Fault[] = []
  for (const { pattern, path } of patterns) {
    try {
      if (compile(pattern).size > mostInstructions) faults.push({ path, code: 'patternTooLarge' })
    } catch {
      faults.push({ path, code: 'pattern' })
    }
    await pause()
  }
  return faults
}

const tooLong: FieldError = {
  words: [
    '这段内容检查起来太久，请缩短；如果仍不行，请联系表单负责人',
    'This text takes too long to check. Shorten it; if that does not help, ask the owner of the form',
  ],
}

/**
 * Matches the values of an entry against the patterns of a form, in time proportional to them and with pauses, and returns the results
 * for `checkValues`. Throws the error of the field with which an entry would take more than `mostSteps`.
 */
export async function matcherOf(form: FormDesign, given: FormValues): Promise<CheckParts['matches']> {
  const patterns = patternsIn(form)
  if (patterns.length === 0) return () => true
  const compile = await loadLinearPatterns()
  const { values } = workerOf(form)(given)
  const results = new Map<string, boolean>()
  const nameOf = (pattern: string, text: string) => JSON.stringify([pattern, text])
  let steps = 0
  for (const { key, pattern } of patterns) {
    const text = Object.hasOwn(values, key) ? values[key] : undefined
    // Longer texts are refused whatever the pattern is.
    if (typeof text !== 'string' || text.length > limits.value) continue
    const compiled = compile(pattern)
    steps += compiled.size * text.length
    if (steps > mostSteps) refuseFields({ [`values.${key}`]: tooLong })
    results.set(nameOf(pattern, text), compiled.matches(text))
    await pause()
  }
  return (pattern, text) => results.get(nameOf(pattern, text)) ?? false
}
