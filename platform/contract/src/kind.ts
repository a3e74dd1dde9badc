// Kinds of records and of their fields, for the contract of a module. Apart from the schemas, so that the console has them without the validation library.

export { recordKind, type RecordKind } from './kind/record-kind'
export type { FieldedKind, RowOf, FormOf, ListedOf, EditOf, FiltersOf, SortsOf } from './kind/types'
export type { KindNames } from './kind/kind-names'
export { fieldKind, fieldOf, valueText, type Field, type FieldKind, type FieldOptions } from './kind/field-kind'
export { action, type KindAction } from './kind/action'
export { computed, computedInCode } from './kind/fields/computed'

// Texts
export { text } from './kind/fields/text/text'
export { multiline } from './kind/fields/text/multiline'
export { email } from './kind/fields/text/email'
export { phone } from './kind/fields/text/phone'
export { url } from './kind/fields/text/url'
export { series } from './kind/fields/text/series'

// Numbers
export { int } from './kind/fields/number/int'
export { money, decimal } from './kind/fields/number/money'
export { percent } from './kind/fields/number/percent'
export { rating } from './kind/fields/number/rating'
export { position } from './kind/fields/number/position'

// Times
export { date } from './kind/fields/time/date'
export { dateTime } from './kind/fields/time/date-time'
export { time } from './kind/fields/time/time'
export { duration } from './kind/fields/time/duration'
export { period } from './kind/fields/time/period'

// Choices
export { status } from './kind/fields/choice/status'
export { state, type StateValue } from './kind/fields/choice/state'
export { yesNo } from './kind/fields/choice/yes-no'
export { choice } from './kind/fields/choice/choice'
export { choices } from './kind/fields/choice/choices'
export { tags } from './kind/fields/choice/tags'
export { dict } from './kind/fields/choice/dict'
export { colour } from './kind/fields/choice/colour'

// Documents
export { json } from './kind/fields/content/json'
export { markdown } from './kind/fields/content/markdown'
export { richText } from './kind/fields/content/rich-text'

// Lines of a record
export { lines } from './kind/fields/lines/lines'
export { sumOf } from './kind/fields/lines/sum-of'

// Other records and files
export { ref } from './kind/fields/reference/ref'
export { refs } from './kind/fields/reference/refs'
export { parent } from './kind/fields/reference/parent'
export { person } from './kind/fields/reference/person'
export { department } from './kind/fields/reference/department'
export { picture } from './kind/fields/media/picture'
export { file, files, fileLimits, type FileInForm } from './kind/fields/media/file'
export { signature } from './kind/fields/media/signature'

// A kind of the platform, for a page in place of its own
export { post } from './system/post.record'
