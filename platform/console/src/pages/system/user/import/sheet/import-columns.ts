import {
  userImportColumns as ownColumns,
  type UserImportKey as OwnKey,
} from '@atrium/contract/system/import/user-import-columns'
import type { LocalText } from '@atrium/contract/language'
import { runningFields, type ExtraKey } from '../../form/extra/running-fields'

/** The key of a column in a row of an import. */
export type ImportKey = OwnKey | ExtraKey

interface ImportColumn {
  readonly key: ImportKey
  readonly title: LocalText
  /** Has to be filled in for a new user. */
  readonly required?: boolean
  /** An extra field whose values differ, without regard to case. */
  readonly isUnique?: boolean
}

/** The columns of a file of users: those of the platform, and the extra fields of the modules that run. */
export const importColumns = (): readonly ImportColumn[] => [
  ...ownColumns,
  ...runningFields().map(({ key, field }) => ({
    key,
    title: field.name,
    required: false,
    isUnique: field.kind === 'text' && field.unique === true,
  })),
]
