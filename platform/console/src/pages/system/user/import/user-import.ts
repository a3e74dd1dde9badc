import type { ImportColumn } from 'atrium/contract/kind/import/columns'
import { userImportColumns } from 'atrium/contract/system/import/user-import-columns'
import { user } from 'atrium/contract/system/user.record'
import { withoutMark } from 'atrium/contract/untrusted/formula-start'
import { api } from '#shared/api/api'
import type { ImportSpec } from '#shared/crud/import/import-spec'
import type { AddedRecord } from '#shared/crud/import/run/import-run'
import { runningFields } from '../form/extra/running-fields'
import type { Person } from '../password/password-run'

/** The columns of the platform, and the extra fields of the modules that run. */
const columns = (): readonly ImportColumn[] => [
  ...userImportColumns,
  ...runningFields().map(({ key, field }) => ({
    key,
    title: field.name,
    ...(field.kind === 'text' && field.unique && { isUnique: true as const }),
    ...((field.kind === 'dict' || field.kind === 'switch') && { names: 'one' as const }),
  })),
]

export const userImportSpec: ImportSpec = {
  page: 'system/user',
  record: user,
  unit: '名',
  calls: api.userImport,
  columns,
  hints: {
    template: {
      zh: '首行为列标题。用户名、昵称、部门必填；部门重名时写从最上级起的路径（用 / 分隔），多个角色用逗号分隔。',
      en: 'The first row names the columns. User name, nickname and department are required; where departments share a name, write the path from the top with / between them. Separate roles by commas.',
    },
    update: {
      zh: '用户名相同的行会更新该用户，空单元格保持原值；不勾选则视为重复。',
      en: 'A row with the name of a user changes that user, empty cells changing nothing. Otherwise such a row is rejected.',
    },
  },
}

/** Returns the users that an import added, for one-time passwords. */
export const peopleOf = (records: readonly AddedRecord[]): Person[] =>
  records.map(({ id, row: { username = '', nickname = '' } }) => ({
    userId: id,
    username: withoutMark(username),
    nickname: withoutMark(nickname),
  }))
