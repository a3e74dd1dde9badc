import { textIn } from 'atrium/contract'
import { valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import type { Field, Option } from '#modules/forms/engine/schema/form'
import { allOptions } from '#modules/forms/engine/schema/form-walk'
import { texts } from '../../text'

type Preset = Field['default']

/** A new option, with a value that no other has. */
export function nextOption(options: readonly Option[]): Option {
  const all = allOptions(options)
  const taken = new Set(all.map(({ value }) => value))
  let number = all.length + 1
  while (taken.has(`option${number}`)) number++
  const label = (language: 'zh-cn' | 'en') => `${textIn(language, texts.pairs.option)} ${number}`
  return { value: `option${number}`, label: { zh: label('zh-cn'), en: label('en') } }
}

/** The default after an option changed or was removed: it follows another value, and is lost with the option. */
export function movedDefault(field: Field, before: Option | undefined, after: Option | undefined): Preset {
  const { default: preset } = field
  if (!before || field.kind === 'cascade') return field.kind === 'cascade' && !after ? undefined : preset
  const next = after && !after.disabled ? [after.value] : []
  if (typeof preset !== 'object') return preset === before.value ? next[0] : preset
  const list = (preset as readonly string[]).flatMap((one) => (one === before.value ? next : [one]))
  return list.length > 0 ? list : undefined
}

/** The default with a value chosen, or no longer. */
export function toggledDefault(field: Field, value: string): Preset {
  if (valueTypeOf(field) !== 'choices') return field.default === value ? undefined : value
  const list = Array.isArray(field.default) ? field.default : []
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
  return next.length > 0 ? next : undefined
}
