import { placedFields } from 'atrium/contract/system/user/extra-fields'
import { isFileKey } from 'atrium/contract/fields/stored-file'
import { user } from 'atrium/contract/system/user.record'
import type { Call } from '#server/call/call'
import type { Person, PersonFile, PersonSource } from '#server/call/person/person-data'
import { readUserExtra } from '#server/services/user/user-extra'
import { readRolesOf } from '../../user'
import { fileEnding } from './file-ending'
import { momentOf } from '#server/call/person/person-table'

/** The user, with the extra fields of modules, and the picture. What takes its place is written by the service of users. */
export const account: PersonSource = {
  name: { zh: '账号', en: 'Account' },
  labels: { ...user.fields, language: { zh: '语言', en: 'Language' }, timeZone: { zh: '时区', en: 'Time zone' } },
  async count(call, person) {
    return { rows: 1, files: (await readPicture(call, person)) ? 1 : 0 }
  },
  async *rows(call, person) {
    yield [await readAccount(call, person)]
  },
  async *files(call, person) {
    const picture = await readPicture(call, person)
    if (picture) yield picture
  },
  anonymise: {
    effect: {
      zh: '用户名和昵称换成代号；联系方式、头像、地址、备注和模块字段清空；账号停用，密码和角色去掉。部门保留，据此决定谁能看到记录',
      en: 'A pseudonym takes the place of user name and nickname; contacts, picture, address, notes and fields of modules are emptied; the account is disabled and loses password and roles. The department stays: it decides who sees records',
    },
    run: async () => undefined,
  },
}

async function readAccount(call: Call, { userId }: Person): Promise<object> {
  const row = await call.db
    .selectFrom('users')
    .leftJoin('depts', 'depts.deptId', 'users.deptId')
    .leftJoin('posts', 'posts.postId', 'users.postId')
    .where('users.userId', '=', userId)
    .select(['users.userId', 'username', 'nickname', 'users.email', 'phoneNumber', 'sex', 'age', 'address'])
    .select(['users.remark', 'userStory', 'avatar', 'users.status', 'createdAt', 'deptName', 'postName'])
    .select(['users.language', 'users.timeZone'])
    .executeTakeFirstOrThrow()
  const roles = (await readRolesOf(call, [userId])).get(userId)!
  const groups = call.deps.product.contract.userFields
  const extra = (await readUserExtra(call.db, groups, [userId])).get(userId)!
  const named = placedFields(groups).map(({ key }) => [key, extra[key]])
  return {
    ...row,
    sex: row.sex === 1 ? 'male' : 'female',
    status: row.status === 1 ? 'enabled' : 'disabled',
    createdAt: momentOf(row.createdAt),
    roles: roles.map(({ roleName }) => roleName),
    ...Object.fromEntries(named),
  }
}

async function readPicture({ db }: Call, { avatar }: Person): Promise<PersonFile | undefined> {
  if (!isFileKey(avatar)) return undefined
  const file = db.selectFrom('files').where('fileKey', '=', avatar).select(['type', 'content'])
  const found = await file.executeTakeFirst()
  return found && { name: `avatar.${fileEnding(found.type)}`, content: found.content }
}
