import type { Choice } from '@atrium/contract/fields/choice'
import { isOff, useOffName } from '#shared/crud/off-name'
import { SelectField, type FieldProps } from '../fields'

interface ChoiceFieldProps extends FieldProps {
  /** The records on offer; none until they have come. */
  choices: readonly Choice[] | undefined
  /** What the record being edited refers to, which may be out of the reader's scope. */
  present?: { id: number | null; name: string }
}

const none: readonly Choice[] = []

/**
 * A record of another kind: one of those on offer, or the one that is referred to already. Disabled ones cannot be chosen.
 * @example
 * <ChoiceField name="warehouseId" label={t('warehouseId')} required choices={choices?.warehouses} present={present} />
 */
export function ChoiceField({ choices = none, present, ...field }: ChoiceFieldProps) {
  const offName = useOffName()
  const options = choices.map((choice) => ({
    value: choice.id,
    label: offName(choice.name, choice),
    disabled: isOff(choice),
  }))
  // Else the field would show a number.
  if (present?.id != null && !choices.some(({ id }) => id === present.id)) {
    options.push({ value: present.id, label: present.name, disabled: false })
  }
  return <SelectField {...field} options={options} allowClear={!field.required} />
}

/** The same records as options of a filter. */
export const filterOptions = (choices = none) => choices.map(({ id, name }) => ({ value: String(id), label: name }))
