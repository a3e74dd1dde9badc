import { limits, type Field, type FieldValue, type Form as FormDesign } from '#modules/forms/engine/schema/form'
import type { Fault } from '#modules/forms/engine/schema/form-errors'
import { patternSize } from '#modules/forms/engine/schema/form-patterns'
import { isField } from '#modules/forms/engine/schema/field-kinds'
import { fieldsOf, placesOf, type Path } from '#modules/forms/engine/schema/form-walk'
import { misfit } from '#modules/forms/engine/schema/values-check'
import type { Call } from '#server/call/call'
import { loadPatternCompiler } from './linear-pattern'
import { readDictionaries, valuesIn } from '../entry/dictionaries'
import { pause } from './patterns'

/** A value that the form sets by itself, with its path in the field. */
interface OwnValue {
  readonly value: FieldValue
  readonly path: Path
}

/** The default of a field and the values of its links; an empty one sets nothing. */
function ownValuesOf({ default: first, links = [] }: Field): OwnValue[] {
  const linked = links.flatMap((link, at) => ('to' in link ? [{ value: link.to, path: ['links', at, 'to'] }] : []))
  const all = first === undefined ? linked : [{ value: first, path: ['default'] }, ...linked]
  return all.filter(({ value }) => value !== '')
}

/**
 * Returns the dictionaries of a form that offer no choice, and the values that it sets by itself although no person could choose or type
 * them: they are not in their dictionary, or do not match the patterns of their field.
 */
export async function badValues(call: Call, form: FormDesign): Promise<Fault[]> {
  const dictionary = valuesIn(await readDictionaries(call, fieldsOf(form)))
  const faults: Fault[] = []
  for (const { item, path } of placesOf(form)) {
    if (!isField(item)) continue
    const found = [...choiceFaults(item, dictionary), ...(await patternFaults(item))]
    faults.push(...found.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
  }
  return faults
}

function choiceFaults(field: Field, dictionary: (type: string) => readonly string[]): Fault[] {
  const { options = [] } = field
  if (!('dictionary' in options)) return []
  if (dictionary(options.dictionary).length === 0)
    return [{ path: ['options', 'dictionary'], code: 'noDictionary', name: options.dictionary }]
  const wrong = ownValuesOf(field).filter(({ value }) => misfit(field, value, { dictionary }))
  return wrong.map(({ path }) => ({ path, code: 'value', name: field.key }))
}

async function patternFaults(field: Field): Promise<Fault[]> {
  const rules = (field.rules ?? []).filter((rule) => rule.rule === 'pattern')
  const values = ownValuesOf(field)
  if (rules.length === 0 || values.length === 0) return []
  const compile = await loadPatternCompiler()
  const faults: Fault[] = []
  for (const { pattern, message } of rules) {
    const matches = compile(pattern)
    const longest = Math.floor(limits.patternSteps / (patternSize(pattern) * values.length))
    for (const { value, path } of values) {
      const text = String(value)
      const isLong = text.length > longest
      if (!isLong && matches(text)) continue
      const problem = isLong ? ({ code: 'length', max: longest } as const) : ({ code: 'pattern', message } as const)
      faults.push({ path, code: 'brokenRule', problem })
    }
    await pause()
  }
  return faults
}
