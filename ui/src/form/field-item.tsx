import { fieldTraits } from '@atrium/contract/form-schema/field-kinds'
import type { Field, FieldValue } from '@atrium/contract/form-schema/form'
import { localText, type Language } from '@atrium/contract/form-schema/form-texts'
import { choicesOf, type Dictionary } from '@atrium/contract/form-schema/value-text'
import { Form } from 'antd'
import { memo, useMemo, type FocusEvent } from 'react'
import { Control } from './controls'
import { useForm, useFormState } from './form-context'
import css from './schema-form.module.css'

/** A field with what it shows at the moment. Renders when something of this field changes: typing into a form of 300 fields renders one. */
export const FieldItem = memo(function FieldItem({ field }: { field: Field }) {
  const { key } = field
  const { id, store, language, texts, dictionary } = useForm()
  return (
    <FieldView
      field={field}
      id={`${id}-${key}`}
      language={language}
      choose={texts.choose}
      dictionary={dictionary}
      value={useFormState(({ values }) => values[key])}
      problem={useFormState(({ problems }) => problems[key])}
      isRequired={useFormState(({ required }) => required.has(key))}
      isLinked={useFormState(({ linked }) => linked.has(key))}
      set={store.set}
      leave={store.leave}
    />
  )
})

interface FieldViewProps {
  field: Field
  id: string
  language: Language
  choose: string
  dictionary: Dictionary | undefined
  value: FieldValue | undefined
  problem: string | undefined
  isRequired: boolean
  isLinked: boolean
  set: (key: string, value: FieldValue | undefined) => void
  leave: (key: string) => void
}

/** What has no single element for the label to name: it is named by the id of the label. */
const manyParts = new Set(['radio', 'checkbox', 'slider', 'rate', 'dateRange'])

function FieldView(props: FieldViewProps) {
  const { field, id, language, dictionary, problem, isRequired, set } = props
  const choices = useMemo(() => choicesOf(field, language, dictionary), [field, language, dictionary])
  const isText = field.kind === 'text' || field.kind === 'textarea'
  const help = localText(language, field.help)
  // A press inside of the same field, such as in its list, does not leave it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) props.leave(field.key)
  }
  return (
    <div
      className={css.field}
      style={{ '--span': field.width ?? 12 }}
      data-field={field.key}
      data-kind={field.kind}
      onBlur={onBlur}
    >
      <Form.Item
        label={<span id={`${id}-label`}>{localText(language, field.label) || field.key}</span>}
        htmlFor={manyParts.has(field.kind) ? undefined : id}
        required={isRequired}
        validateStatus={problem ? 'error' : undefined}
        help={(problem || help) && <span id={`${id}-note`}>{problem || help}</span>}
      >
        <Control
          field={field}
          id={id}
          labelId={`${id}-label`}
          noteId={`${id}-note`}
          isWrong={Boolean(problem)}
          isRequired={isRequired}
          disabled={props.isLinked}
          placeholder={
            localText(language, field.placeholder) ||
            (isText || fieldTraits[field.kind].value === 'number' ? '' : props.choose)
          }
          choices={choices}
          value={props.value}
          onChange={(value) => set(field.key, value)}
        />
      </Form.Item>
    </div>
  )
}
