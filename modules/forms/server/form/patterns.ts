import type { CheckParts } from '@atrium/contract/form-schema/values-check'
import type { Form as FormDesign } from '@atrium/contract/form-schema/form'
import type { Fault } from '@atrium/contract/form-schema/form-faults'
import { isField } from '@atrium/contract/form-schema/field-kinds'
import { placesOf } from '@atrium/contract/form-schema/form-walk'
import { loadLinearPatterns } from '#server/call/text/linear-pattern'

/** The patterns of a form with their places. */
function patternsIn(form: FormDesign) {
  return placesOf(form).flatMap(({ item, path }) => {
    const rules = isField(item) ? (item.rules ?? []) : []
    return rules.flatMap((rule, at) =>
      rule.rule === 'pattern' ? [{ pattern: rule.pattern, path: [...path, 'rules', at, 'pattern'] }] : [],
    )
  })
}

/** The patterns that the engine does not take, as faults of the form. */
export async function badPatterns(form: FormDesign): Promise<Fault[]> {
  const patterns = patternsIn(form)
  if (patterns.length === 0) return []
  const compile = await loadLinearPatterns()
  return patterns.flatMap(({ pattern, path }): Fault[] => {
    try {
      compile(pattern)
      return []
    } catch {
      return [{ path, code: 'pattern' }]
    }
  })
}

/** Matches texts against the patterns of a form in time proportional to the text, whatever the pattern is. */
export async function matcherOf(form: FormDesign): Promise<CheckParts['matches']> {
  const patterns = patternsIn(form)
  if (patterns.length === 0) return () => true
  const compile = await loadLinearPatterns()
  const compiled = new Map(patterns.map(({ pattern }) => [pattern, compile(pattern)]))
  return (pattern, text) => compiled.get(pattern)?.(text) ?? false
}
