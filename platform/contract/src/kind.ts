// Kinds of records and of their fields, for the contract of a module. Apart from the schemas, so that the console has them without the validation library.

export { recordKind, type RecordKind } from './kind/record-kind'
export type { FieldedKind, RowOf, FormOf, EditOf, FiltersOf, SortsOf } from './kind/types'
export type { KindNames } from './kind/kind-names'
export { fieldKind, fieldOf, type Field, type FieldKind, type FieldOptions } from './kind/field-kind'
export { action, type KindAction } from './kind/action'
export { computed } from './kind/fields/computed'

// Texts
export { text } from './kind/fields/text/text'
export { multiline } from './kind/fields/text/multiline'
export { email } from './kind/fields/text/email'
export { phone } from './kind/fields/text/phone'
export { url } from './kind/fields/text/url'

// Numbers
export { int } from './kind/fields/number/int'
export { money, decimal } from './kind/fields/number/money'

// Times
export { date } from './kind/fields/time/date'
export { dateTime } from './kind/fields/time/date-time'

// Choices
export { status } from './kind/fields/choice/status'
export { state, type StateValue } from './kind/fields/choice/state'
export { dict } from './kind/fields/choice/dict'
export { colour } from './kind/fields/choice/colour'

// Other records and files
export { ref } from './kind/fields/reference/ref'
export { department } from './kind/fields/reference/department'
export { picture } from './kind/fields/media/picture'
