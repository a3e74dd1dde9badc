// Kinds of records and of their fields, for the contract of a module. Apart from the schemas, so that the console has them without the validation library.

export { recordKind, type RecordKind } from './kind/record-kind'
export type { FieldedKind, RowOf, FormOf, EditOf, FiltersOf, SortsOf } from './kind/types'
export type { KindNames } from './kind/kind-names'
export { fieldKind, fieldOf, type Field, type FieldKind, type FieldOptions } from './kind/field-kind'
export { computed } from './kind/computed'

// Texts
export { text } from './kind/text/text'
export { multiline } from './kind/text/multiline'
export { email } from './kind/text/email'
export { phone } from './kind/text/phone'
export { url } from './kind/text/url'

// Numbers
export { int } from './kind/number/int'
export { money, decimal } from './kind/number/money'

// Times
export { date } from './kind/time/date'
export { dateTime } from './kind/time/date-time'

// Choices
export { status } from './kind/choice/status'
export { dict } from './kind/choice/dict'
export { colour } from './kind/choice/colour'

// Other records and files
export { ref } from './kind/reference/ref'
export { department } from './kind/reference/department'
export { picture } from './kind/media/picture'
