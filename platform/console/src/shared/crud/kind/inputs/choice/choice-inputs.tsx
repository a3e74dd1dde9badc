import type { ChoiceSettings } from 'atrium/contract/kind/fields/choice/choice'
import { textIn } from 'atrium/contract/language'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useLanguage } from '#shared/i18n/text'
import { DictField } from '../../../form/fields/dict-field'
import { SelectField, SwitchField } from '../../../form/fields/option-fields'
import type { KindInputProps } from '../kind-input'
import { fieldProps } from '../text-inputs'

export const DictInput = (props: KindInputProps) => (
  <DictField {...fieldProps(props)} dictType={String(props.field.settings['dictType'])} />
)

export const YesNoInput = ({ name, label, hint }: KindInputProps) => (
  <SwitchField name={name} label={label} hint={hint} />
)

const choiceInput = (isMultiple: boolean) =>
  function ChoiceInput(props: KindInputProps) {
    const language = useLanguage()
    const { choices } = props.field.settings as ChoiceSettings
    const options = Object.entries(choices).map(([value, words]) => ({ value, label: textIn(language, words) }))
    const draw = (value: string | number) => {
      const words = choices[value]
      return words?.colour ? (
        <StatusTag tone={words.colour}>{textIn(language, words)}</StatusTag>
      ) : (
        words && textIn(language, words)
      )
    }
    return (
      <SelectField
        {...fieldProps(props)}
        options={options}
        {...(isMultiple ? { multiple: true } : { draw })}
        allowClear={!props.required}
      />
    )
  }

export const ChoiceInput = choiceInput(false)
export const ChoicesInput = choiceInput(true)
