import type { Field, FieldValue } from '../schema/form'
import { isShared } from '../schema/kinds/shared-kinds'
import { valueText } from '../schema/value-text'
import { useForm } from './form-context'
import css from './schema-form.module.css'

/** A value of an entry: its text, or what the application draws. */
export function ValueView({ field, value }: { field: Field; value: FieldValue | undefined }) {
  const { language, dictionary, nameOf, shared, texts } = useForm()
  const text = valueText(field, value, language, { dictionary, nameOf })
  const drawn = value !== undefined && isShared(field) ? shared?.draw(field, value, nameOf) : undefined
  return (
    <>
      {field.kind === 'colour' && text && <span className={css.swatch} style={{ background: text }} />}
      {(drawn ?? text) || <span className={css.empty}>{texts.empty}</span>}
    </>
  )
}
