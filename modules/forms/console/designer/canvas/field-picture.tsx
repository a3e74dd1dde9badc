import { useLanguage } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { Icon } from 'atrium/ui'
import type { Field } from '#modules/forms/engine/schema/form'
import { choicesOf, valueText } from '#modules/forms/engine/schema/value-text'
import css from './canvas.module.css'
import { iconOf } from '../tree/item-kinds'

/** A picture of a field, without a working control: 200 of those would be 200 stops of the Tab key, and slow to draw. */
export function FieldPicture({ field }: { field: Field }) {
  const language = useLanguage()
  // As in the form, a value that always follows from others is not marked.
  const isLinked = field.links?.some(({ when }) => !when)
  const isRequired = !isLinked && field.rules?.some(({ rule }) => rule === 'required')
  return (
    <div className={css.picture}>
      <span className={css.label}>
        {textIn(language, field.label) || field.key}
        {isRequired && <span className={css.star}> *</span>}
      </span>
      {field.kind !== 'rows' && <ControlPicture field={field} />}
      {field.help && <span className={css.help}>{textIn(language, field.help)}</span>}
    </div>
  )
}

function ControlPicture({ field }: { field: Field }) {
  const language = useLanguage()
  const shown = valueText(field, field.default, language)
  if (field.kind === 'switch') return <span className={css.switch} data-on={field.default === true} />
  if (field.kind === 'slider') return <span className={css.slider} />
  if (field.kind === 'rate') {
    const stars = Array.from({ length: Math.min(field.max ?? 5, 10) }, (_, at) => at)
    return (
      <span className={css.stars}>
        {stars.map((at) => (
          <Icon key={at} name="lucide:star" />
        ))}
      </span>
    )
  }
  if ((field.kind === 'radio' || field.kind === 'checkbox') && Array.isArray(field.options)) {
    return (
      <span className={css.choices}>
        {/* While they are edited, two can have the same value. */}
        {[...choicesOf(field, language).slice(0, 6).entries()].map(([at, { label }]) => (
          <span key={at}>
            <span className={css.tick} data-round={field.kind === 'radio'} />
            {label}
          </span>
        ))}
      </span>
    )
  }
  return (
    <span className={css.box} data-tall={field.kind === 'textarea' || field.kind === 'richText'}>
      <span>{shown || textIn(language, field.placeholder) || (field.kind === 'money' ? '¥ 0.00' : '')}</span>
      {field.kind !== 'text' && field.kind !== 'textarea' && <Icon name={iconOf(field.kind)} />}
    </span>
  )
}
