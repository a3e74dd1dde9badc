import { fieldTraits } from '#modules/forms/engine/schema/field-kinds'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import type { FormValues } from '#modules/forms/engine/schema/form'
import { valueText } from '#modules/forms/engine/schema/value-text'
import { Button } from 'antd'
import { copyText } from 'atrium/console/feedback'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { SchemaForm } from '#modules/forms/engine/console/schema-form'
import { useFormDictionary } from '#modules/forms/engine/console/use-form-dictionary'
import type { FormToFill } from '../../../../contract/filling'
import css from './fill.module.css'
import { texts } from './text'

interface TypedValuesProps {
  form: FormToFill
  values: FormValues
  onDiscard: () => void
}

/** Shows the typed values of a form that takes no entries any more, to be read and copied. */
export function TypedValues({ form: { design }, values, onDiscard }: TypedValuesProps) {
  const t = useText(texts)
  const language = useLanguage()
  const dictionary = useFormDictionary(design)
  // Of a person or a picture there is no text to copy.
  const written = fieldsOf(design).filter(({ kind }) => !fieldTraits[kind].isChosen)
  const lines = written.flatMap((field) => {
    const text = valueText(field, values[field.key], language, { dictionary })
    return text ? [`${textIn(language, field.label) || field.key}${t('colon')}${text}`] : []
  })
  return (
    <div className={css.typed}>
      <div className={css.typedHead}>
        <h2>{t('notSent')}</h2>
        <Button onClick={() => void copyText(lines.join('\n'))}>{t('copy')}</Button>
        <Button onClick={onDiscard}>{t('discard')}</Button>
      </div>
      <SchemaForm form={design} defaultValues={values} readOnly />
    </div>
  )
}
