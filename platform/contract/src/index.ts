// A module
export {
  defineModule,
  entry,
  type Module,
  type MenuEntry,
  type PanelEntry,
  type Dictionary,
  type DictionaryValue,
} from './module/module'

// Calls
export {
  endpoint,
  pageOf,
  PageInfo,
  defaultPageSize,
  maxPageSize,
  megabyte,
  type Endpoint,
  type Input,
  type Parsed,
  type Output,
  type ErrorData,
} from './endpoint'
export { mayCall, type Permission, type Access } from './access'
export { audit, type Audit, type AuditKind } from './audit'
export { bytes, exportQuery, fileOptions, type FileFormat } from './download'
export { VerificationPass } from './untrusted/verification'

// Imports
export { importCalls } from './kind/import/calls'
export type { ImportColumn, ImportColumns } from './kind/import/columns'

// Kinds of records
export { recordKind, type RecordKind } from './kind/record-kind'
export { crudCalls } from './kind/crud-calls'
export { fieldSchema } from './kind/field-schema'
export { user } from './system/user.record'
export { menu } from './system/menu.record'
export { maxImportMegabytes } from './kind/import/limits'

// Fields of schemas
export {
  id,
  parentId,
  queryId,
  queryIds,
  idList,
  paging,
  pageWith,
  filter,
  order,
  status,
  queryStatus,
  confirmed,
  queryFlag,
  version,
  text,
  requiredText,
  sort,
  phone,
  email,
  moment,
  type Status,
} from './fields'
export { int, decimal, money, date, dateTime, colour, url, image } from './fields/kinds'
export { numberRange, dateRange, dateTimeRange } from './fields/ranges'
export { operators, mostOneOf } from './fields/operators'
export { Summary, summaryQuery, mostGroups } from './fields/summary'
export { thenBy } from './fields/then-by'
export { Choice, Choices, choiceQuery, mostChoices } from './fields/choice'

// Rules for input
export { most, patterns } from './untrusted/rules'
export { isHttpAddress } from './untrusted/http-address'

// Settings of a module, and extra fields of users
export {
  textSetting,
  integerSetting,
  switchSetting,
  choiceSetting,
  timeZoneSetting,
  secretSetting,
  type Setting,
  type Settings,
  type SettingValues,
} from './module/setting'
export {
  defineUserFields,
  textField,
  intField,
  dateField,
  switchField,
  dictField,
  extraOf,
  type ExtraField,
  type ExtraValue,
  type UserExtra,
  type UserFields,
} from './system/user/extra-fields'

// Texts in two languages
export {
  textIn,
  inLanguage,
  languages,
  offeredLanguage,
  type Language,
  type LocalText,
  type OfferedLanguages,
} from './language'
