import type { Translate } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { valueTypeOf } from '#modules/forms/engine/schema/field-kinds'
import type { Field, FieldValue, Form } from '#modules/forms/engine/schema/form'
import { plainText } from '#modules/forms/engine/schema/kinds/rows'
import { isShared } from '#modules/forms/engine/schema/kinds/shared-kinds'
import { type Language } from '#modules/forms/engine/schema/form-texts'
import { allFieldsOf } from '#modules/forms/engine/schema/form-walk'
import { grouped, valueText, type Dictionary } from '#modules/forms/engine/schema/value-text'
import type { Sentence } from './sentence'
import type { texts } from './text'

type Words = (typeof texts)['pairs']

/** The texts, names and formats for sentences about a form. */
export interface Speaker {
  readonly t: Translate<Words>
  readonly fieldAt: (key: string) => Field | undefined
  /** The label of a field; its key where there is no such field. */
  readonly nameAt: (key: string) => string
  readonly valueText: (field: Field | undefined, value: FieldValue) => string
  /** A text whose placeholders are sentences themselves. */
  readonly say: (key: keyof Words, parts: Readonly<Record<string, Sentence>>) => Sentence
}

export function speakerOf(form: Form, t: Translate<Words>, language: Language, dictionary?: Dictionary): Speaker {
  const fields = fieldMap(form)
  const fieldAt = (key: string) => fields.get(key)
  return {
    t,
    fieldAt,
    nameAt: (key) => textIn(language, fieldAt(key)?.label) || key,
    valueText: (field, value) => {
      if (typeof value === 'number' && !(field && isShared(field))) return grouped(String(value))
      if (!field) return plainText(value)
      const text = valueText(field, value, language, { dictionary })
      return valueTypeOf(field) === 'text' ? t('quoted', { value: text }) : text
    },
    say: (key, parts) => {
      const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, `${mark}${name}${mark}`]))
      const pieces = (t as (key: string, values: Record<string, string>) => string)(key, marks).split(mark)
      return pieces.flatMap((piece, at) => (at % 2 === 1 ? (parts[piece] ?? []) : piece === '' ? [] : [piece]))
    },
  }
}

/** No text of a form has it. */
const mark = '\u0001'

const maps = new WeakMap<Form, ReadonlyMap<string, Field>>()

/** All sentences of a canvas look into the same form. */
function fieldMap(form: Form): ReadonlyMap<string, Field> {
  const known = maps.get(form) ?? new Map(allFieldsOf(form).map((field) => [field.key, field]))
  maps.set(form, known)
  return known
}
