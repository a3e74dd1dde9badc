import { fieldTraits } from '../schema/field-kinds'
import type { Field, FieldValue } from '../schema/form'
import { isShared } from '../schema/kinds/shared-kinds'
import { textIn } from '../schema/form-texts'
import { choicesOf, type Choice, type Dictionary } from '../schema/value-text'
import { Form } from 'antd'
import { memo, useMemo, type FocusEvent } from 'react'
import { Control } from './controls'
import { useForm, useFormState } from './form-context'
import css from './schema-form.module.css'

/** A field with what it shows at the moment. Renders when something of this field changes: typing into a form of 300 fields renders one. */
export const FieldItem = memo(function FieldItem({ field }: { field: Field }) {
  const { key } = field
  const { id, store } = useForm()
  return (
    <FieldView
      field={field}
      id={`${id}-${key}`}
      value={useFormState(({ values }) => values[key])}
      error={useFormState(({ errors }) => errors[key])}
      // A value that is computed from others cannot be filled in, so its field has no mark; when it is empty, it still shows its error.
      isRequired={useFormState(({ required, linked }) => required.has(key) && !linked.has(key))}
      isLinked={useFormState(({ linked }) => linked.has(key))}
      set={store.set}
      leave={store.leave}
    />
  )
})

interface FieldViewProps {
  field: Field
  id: string
  value: FieldValue | undefined
  error: string | undefined
  isRequired: boolean
  isLinked: boolean
  set: (key: string, value: FieldValue | undefined) => void
  leave: (key: string) => void
}

/** Kinds without a single element for the label to name: they are named by the id of the label. */
const manyParts = new Set(['radio', 'checkbox', 'slider', 'rate', 'dateRange'])

/** Whether a person has nothing to choose from, and an empty list would not say why. A dictionary that is still loading does not count. */
function isWithoutChoice(field: Field, choices: readonly Choice[], dictionary: Dictionary | undefined): boolean {
  const { options } = field
  if (!fieldTraits[field.kind].settings.includes('options') || choices.some(({ disabled }) => !disabled)) return false
  return !options || !('dictionary' in options) || dictionary?.(options.dictionary) !== undefined
}

/** A field with its label, its input and its error. */
export function FieldView(props: FieldViewProps) {
  const { field, id, error, isRequired, set } = props
  const { language, texts, dictionary } = useForm()
  const choices = useMemo(() => choicesOf(field, language, dictionary), [field, language, dictionary])
  const isText = field.kind === 'text' || field.kind === 'textarea'
  const hasNoChoice = isWithoutChoice(field, choices, dictionary)
  const note = hasNoChoice ? texts.noChoice : error || textIn(language, field.help)
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
      {isShared(field) ? (
        <SharedField {...props} field={field} />
      ) : (
        <Form.Item
          label={<span id={`${id}-label`}>{textIn(language, field.label) || field.key}</span>}
          htmlFor={manyParts.has(field.kind) ? undefined : id}
          required={isRequired}
          validateStatus={error ? 'error' : hasNoChoice ? 'warning' : undefined}
          help={note && <span id={`${id}-note`}>{note}</span>}
        >
          <Control
            field={field}
            id={id}
            labelId={`${id}-label`}
            noteId={`${id}-note`}
            isWrong={Boolean(error)}
            isRequired={isRequired}
            disabled={props.isLinked}
            placeholder={
              textIn(language, field.placeholder) ||
              (isText || fieldTraits[field.kind].value === 'number' ? '' : texts.choose)
            }
            choices={choices}
            value={props.value}
            onChange={(value) => set(field.key, value)}
          />
        </Form.Item>
      )}
    </div>
  )
}

/** A field of a kind that the application draws, with its label and its error. */
function SharedField({ field, id, error, isRequired, isLinked, value, set }: FieldViewProps) {
  const { shared, language, texts } = useForm()
  if (!shared) return <p className={css.unknown}>{texts.unknown(field.kind)}</p>
  const { Item } = shared
  return (
    <Item
      field={field}
      id={id}
      label={textIn(language, field.label) || field.key}
      hint={textIn(language, field.help)}
      error={error}
      isRequired={isRequired}
      disabled={isLinked}
      value={value}
      onChange={(next) => set(field.key, next)}
    />
  )
}
