// The form
export { lazyForm } from '#shared/crud/form/lazy-form'
export { RecordForm } from '#shared/crud/form/record-form'
export { useRecordForm, useFormState, type OnSaved, type RecordFormHandle } from '#shared/crud/form/use-record-form'
export { formError } from '#shared/crud/actions/form-error'
export { usePatterns } from '#shared/crud/form/patterns'
export { useRecordInAddress } from '#shared/crud/form/use-record-in-address'

// Fields
export {
  useTextRules,
  TextField,
  TextAreaField,
  NumberField,
  type FieldProps,
} from '#shared/crud/form/fields/input-fields'
export { RadioField, StatusField, SelectField, SwitchField } from '#shared/crud/form/fields/option-fields'
export { DateField, DateTimeField } from '#shared/crud/form/fields/date-field'
export { DecimalField, MoneyField } from '#shared/crud/form/fields/decimal-field'
export { DictField } from '#shared/crud/form/fields/dict-field'
export { DeptField } from '#shared/crud/form/fields/dept-field'
export { ChoiceField } from '#shared/crud/form/fields/choice-field'
export { ColourField } from '#shared/crud/form/fields/colour-field'
export { ImageField } from '#shared/crud/form/fields/image-field'
export { TreeField } from '#shared/crud/form/fields/tree-field'
export { KindValue, type KindValueProps } from '#shared/crud/kind/form/kind-value'
export { PendingContext } from '#shared/field/pending'
export { RecordSelect, RecordName, type ChoiceCall, type PresentRecord } from '#shared/crud/form/fields/record-select'
