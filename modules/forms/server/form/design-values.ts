import type { Call } from 'atrium/server'
import { limits, type Field, type FieldValue, type Form as FormDesign } from '#modules/forms/engine/schema/form'
import type { FormError } from '#modules/forms/engine/schema/form-errors'
import { patternSize } from '#modules/forms/engine/schema/form-patterns'
import { plainText } from '#modules/forms/engine/schema/kinds/rows'
import { isField } from '#modules/forms/engine/schema/field-kinds'
import { fieldsOf, placesOf, type Path } from '#modules/forms/engine/schema/form-walk'
import { valueErrorOfKind } from '#modules/forms/engine/schema/values-check'
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
export async function badValues(call: Call, form: FormDesign): Promise<FormError[]> {
  const dictionary = valuesIn(await readDictionaries(call, fieldsOf(form)))
  const errors: FormError[] = []
  for (const { item, path } of placesOf(form)) {
    if (!isField(item)) continue
    const found = [...choiceErrors(item, dictionary), ...(await patternErrors(item))]
    errors.push(...found.map((error) => ({ ...error, path: [...path, ...error.path] })))
  }
  return errors
}

function choiceErrors(field: Field, dictionary: (type: string) => readonly string[]): FormError[] {
  const { options = [] } = field
  if (!('dictionary' in options)) return []
  if (dictionary(options.dictionary).length === 0)
    return [{ path: ['options', 'dictionary'], code: 'noDictionary', name: options.dictionary }]
  const wrong = ownValuesOf(field).filter(({ value }) => valueErrorOfKind(field, value, { dictionary }))
  return wrong.map(({ path }) => ({ path, code: 'value', name: field.key }))
}

async function patternErrors(field: Field): Promise<FormError[]> {
  const rules = (field.rules ?? []).filter((rule) => rule.rule === 'pattern')
  const values = ownValuesOf(field)
  if (rules.length === 0 || values.length === 0) return []
  const compile = await loadPatternCompiler()
  const errors: FormError[] = []
  for (const { pattern, message } of rules) {
    const matches = compile(pattern)
    const longest = Math.floor(limits.patternSteps / (patternSize(pattern) * values.length))
    for (const { value, path } of values) {
      const text = plainText(value)
      const isLong = text.length > longest
      if (!isLong && matches(text)) continue
      const error = isLong ? ({ code: 'length', max: longest } as const) : ({ code: 'pattern', message } as const)
      errors.push({ path, code: 'brokenRule', error })
    }
    await pause()
  }
  return errors
}
