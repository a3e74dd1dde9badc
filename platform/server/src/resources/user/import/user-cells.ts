import { email, phone, requiredText, text, type Status } from 'atrium/contract/fields'
import { username } from 'atrium/contract/system/user'
import type { Call } from '#server/call/call'
import { wordsOf } from '#server/crud/import/cells/dict-words'
import { namedCell, namesCell, plainCell, schemaCell, type ImportCells } from '#server/crud/import/cells/import-cell'
import type { Advise } from '#server/crud/import/cells/name-advice'
import type { PlannedRow } from '#server/crud/import/import-list'
import type { UserRecord } from '#server/services/user/user'
import { readLabels } from '#server/sheet/labels'
import { readExtraCells } from '../extra/extra-import'

/** The values of a row of users, beside the extra fields of modules, which are by their keys. */
export interface UserValues {
  readonly username: string
  readonly nickname: string
  readonly phoneNumber: string
  readonly email: string
  readonly remark: string
  readonly sex: 0 | 1
  readonly status: Status
  /** As they were typed: what they name depends on the user. */
  readonly dept: string
  readonly post: string
  readonly roles: readonly string[]
}

/** The result of a row: a new user, or the change of one. Undefined values stay as they are. */
export interface PlannedUser extends PlannedRow<UserValues, UserRecord> {
  readonly deptId: number | undefined
  readonly postId: number | undefined
  readonly roleIds: number[] | undefined
}

/** Reads how the cells of a file of users are read: with the words of the dictionaries and the extra fields of the modules that run. */
export async function readUserCells(call: Call, advise: Advise): Promise<ImportCells<UserValues>> {
  const labels = await readLabels(call.db)
  const extra = await readExtraCells(call, advise)
  return {
    ...extra,
    username: schemaCell(username),
    nickname: schemaCell(requiredText(30)),
    phoneNumber: schemaCell(phone),
    email: schemaCell(email),
    remark: schemaCell(text(500)),
    sex: namedCell(wordsOf('sys_user_sex', labels, call.language), advise),
    status: namedCell(wordsOf('sys_normal_disable', labels, call.language), advise),
    dept: plainCell,
    post: plainCell,
    roles: namesCell,
  }
}
