// Resources and calls
export { resource, type ServerParts, type ModuleStart, type ModuleStop, type Introduction } from './call/resource'
export type { Call, ProductData } from './call/call'
export type { Person, PersonErasure, PersonFile, PersonSource, PersonSources } from './call/person/person-data'
export { momentOf, personTable } from './call/person/person-table'
export { job, type Job, type JobCall, type JobHandler } from './call/job'
export type { WriteCall } from './call/write-call'
export type { NoticeReceivers, NoticeToSend } from './call/message/notice'
export type { EventToSend } from './call/message/event'
export type { MailOutcome, MailToSend } from './call/message/mail'
export type { Actor, Region } from './call/actor'
export { found, allFound, fresh } from './call/checks/found'
export { rejectTaken } from './call/checks/taken'
export { requireConfirmation } from './call/checks/confirmation'
export { rejectField, rejectFields } from './call/field-error'
export { AppError } from './call/app-error'
export { rejectUnknownDictValues } from './call/checks/dict-values'
export { takeFiles, keepUpload, deleteFiles, deleteUnusedFiles } from './call/file/stored-files'
export type { FileOwner } from './call/file/file-owner'
export { takeFilesOf, placeFiles } from './services/file/record/take-files'
export { sanitiseRichText } from './call/text/rich-text'
export { drawAvatar } from './services/user/drawn-avatar'
export { demandPass } from './credentials/verification-pass'

// Kinds of records
export { crudResource } from './crud/crud-resource'
export { sampleRows } from './crud/rows/sample-rows'
export type { LineTableOf, TableOf } from './crud/table-of'

// Rights and scope
export { holds, permissionsOf, roleIdsOf } from './access/actor'
export { viewerOf, deptInScope, roleInScope, userInScope, ancestors, type Viewer } from './access/scope'
export { rejectDept } from './access/depts/offered-dept'
export { recordInScope, scopeReferences } from './access/records/record-scope'
export { readChoices, rejectUnofferedRecords } from './access/records/offered-records'
export { referredName } from './access/records/referred-name'

// Database
export type { Database, Schema, Flag, Millis } from './db/schema'
export { statement, literal, Literal, type Params, type OptionalParams, type Value } from './db/statement'
export { list, type RowOrder } from './db/page'
export { countOf } from './db/count'
export { chunksOf } from './db/chunks'
export { nextRows, rowBatches } from './db/next-rows'
export { within, withinMoments } from './db/range'
export { contains } from './db/engines/like'
export { randomChoices } from './db/random-sequence'

// Migrations
export type { Migration } from './db/migration'
export type { EngineName } from './db/engines/engine'
export { createLinesTable, createRecordTable, addRecordColumns } from './db/tables/record-table'
export { identity, continueIdentity, orderIndex, copyIdentities } from './db/engines/columns'

// Files
export { Download } from './call/file/download'
export {
  column,
  momentColumn,
  decimalColumn,
  moneyColumn,
  dictColumn,
  statusCell,
  flagCell,
  type Cell,
  type Column,
} from './sheet/column'
export { batchesInOrder, downloadSheet } from './sheet/sheet'

// Imports
export { importResource } from './crud/import/import-resource'
export type { ImportList, ImportRecords, PlannedRow } from './crud/import/import-list'
export { schemaCell, wholeNumberCell, namedCell, type ImportCell } from './crud/import/cells/import-cell'
export { offer, type Offered } from './crud/import/cells/offered'

// Services of the platform
export { addMenuEntry, changeMenuEntry, removeMenuEntries } from './services/menu/menu-entry'
export { changeMenusOfRoles } from './services/role/role'
export {
  addUsers,
  changeUser,
  changeUserColumns,
  removeUsers,
  type NewUser,
  type UserRecord,
} from './services/user/user'
export { setMembership } from './services/user/user-roles'
export { settingsOf } from './call/setting/setting-values'
export { readRegion } from './call/setting/region'
