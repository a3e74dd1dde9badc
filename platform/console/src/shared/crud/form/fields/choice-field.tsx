import { useText } from '#shared/i18n/text'
import { FieldItem } from '../field-item'
import { useComparedField } from '../conflict/compared-fields'
import type { FieldProps } from './input-fields'
import { texts } from '../text'
import { RecordName, RecordSelect, type ChoiceCall, type Creation, type PresentRecord } from './record-select'

interface ChoiceFieldProps extends FieldProps {
  /** Finds the records on offer for the field `name`. */
  call: ChoiceCall
  /** The record that the edited one refers to; its name is empty where it is out of the reader's scope. */
  present?: PresentRecord
  /** The field as the call names it, where that is not its own name. */
  choiceName?: string | undefined
  /** Adds the record that is missing. */
  creation?: Creation | undefined
}

/**
 * A record of another kind, found on the server by a part of its name. Disabled ones cannot be chosen; the one that is referred to
 * already stays, whatever became of it.
 * @example
 * <ChoiceField name="warehouseId" label={t('warehouseId')} required call={stockItems.choices} present={present} />
 */
export function ChoiceField({ call, present, choiceName, creation, disabled, ...field }: ChoiceFieldProps) {
  const t = useText(texts)
  const rules = field.required ? [{ required: true, message: t('choose', field) }] : []
  useComparedField(field.name, {
    label: field.label,
    textOf: (value) => (present && present.id === value && present.name) || String(value),
    renderValue: (value) => (
      <RecordName call={call} field={choiceName ?? field.name} value={value as number} present={present} />
    ),
  })
  return (
    <FieldItem name={field.name} label={field.label} extra={field.hint} rules={rules}>
      <RecordSelect
        call={call}
        field={choiceName ?? field.name}
        present={present}
        creation={creation}
        placeholder={t('pleaseChoose')}
        allowClear={!field.required}
        disabled={disabled}
      />
    </FieldItem>
  )
}
