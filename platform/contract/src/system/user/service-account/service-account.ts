import * as z from 'zod'
import { audit } from '../../../audit'
import { endpoint, pageOf } from '../../../endpoint'
import {
  filter,
  id,
  idList,
  moment,
  paging,
  queryId,
  queryIds,
  queryStatus,
  requiredText,
  status,
  text,
  version,
} from '../../../fields'
import { most } from '../../../untrusted/rules'
import { Role } from '../../role'
import { User, username } from '../../user'
import { apiToken } from '../token/token.record'
import { MadeToken, OwnToken, TokenForm, TokenName, TokenPermission } from '../token/token'
import { serviceAccount } from './service-account.record'

export const ServiceAccount = User.pick({
  userId: true,
  username: true,
  nickname: true,
  deptId: true,
  deptName: true,
  roleIds: true,
  roles: true,
  status: true,
  remark: true,
  createdAt: true,
  version: true,
})
  .extend({
    /** How many tokens it has that have not expired. */
    tokens: z.int().min(0),
    /** When one of its tokens was used last, to the minute; null for never. */
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: 'ServiceAccount' })
export type ServiceAccount = z.output<typeof ServiceAccount>

/** The roles to choose from, and the account. */
const ServiceAccountChoices = z
  .strictObject({ roles: z.array(Role), account: ServiceAccount.nullable() })
  .meta({ id: 'ServiceAccountChoices' })

const form = z.strictObject({
  nickname: requiredText(most.nickname),
  deptId: id,
  roleIds: idList(100),
  status,
  remark: text(most.remark),
})

const NewServiceAccount = form.extend({ username }).meta({ id: 'NewServiceAccount' })
export type NewServiceAccount = z.output<typeof NewServiceAccount>

const ServiceAccountEdit = form.extend({ userId: id, version }).meta({ id: 'ServiceAccountEdit' })
export type ServiceAccountEdit = z.output<typeof ServiceAccountEdit>

/** The permission that reads one account with `serviceAccounts.form`, with an id. Adding one needs less. */
export const serviceAccountRecord = { access: ['system:serviceAccount:edit'] } as const

const ofAccount = z.strictObject({ userId: queryId })
const token = 'system:serviceAccount:token'

/** The service accounts in the scope of the caller. Those with rights that the caller lacks are left alone (403). */
export const serviceAccounts = {
  list: endpoint('GET /api/system/serviceAccount/list', {
    access: 'system:serviceAccount:list',
    query: z.strictObject({
      ...paging,
      /** A part of the account name or of the name that is shown. */
      search: filter,
      status: queryStatus,
    }),
    reply: pageOf(ServiceAccount),
    message: 'queried',
    summary: 'List service accounts',
  }),
  /** The data of the form: the roles to choose from and, with an id, the account, for those with `serviceAccountRecord` alone. */
  form: endpoint('GET /api/system/serviceAccount/form', {
    access: ['system:serviceAccount:add', 'system:serviceAccount:edit'],
    query: z.strictObject({ userId: queryId.optional() }),
    reply: ServiceAccountChoices,
    summary: 'Read a service account, with the roles to choose from',
  }),
  /** Returns the id of the new account. */
  add: endpoint('POST /api/system/serviceAccount', {
    access: 'system:serviceAccount:add',
    body: NewServiceAccount,
    reply: id,
    audit: audit('add', serviceAccount, '新增服务账号', 'Add a service account'),
  }),
  /** The tokens of a disabled account open nothing until it is enabled. */
  edit: endpoint('PUT /api/system/serviceAccount', {
    access: 'system:serviceAccount:edit',
    body: ServiceAccountEdit,
    reply: z.null(),
    audit: audit('edit', serviceAccount, '修改服务账号', 'Edit a service account'),
  }),
  /** Their tokens go with them. */
  delete: endpoint('DELETE /api/system/serviceAccount', {
    access: 'system:serviceAccount:delete',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', serviceAccount, '删除服务账号', 'Delete service accounts'),
  }),
  tokens: endpoint('GET /api/system/serviceAccount/tokens', {
    access: token,
    query: ofAccount,
    reply: z.array(OwnToken),
    message: 'queried',
    summary: 'List the API tokens of a service account',
  }),
  tokenPermissions: endpoint('GET /api/system/serviceAccount/tokens/permissions', {
    access: token,
    query: ofAccount,
    reply: z.array(TokenPermission),
    summary: 'List the permissions that an API token of a service account may have',
  }),
  /** Returns the token, which is shown this once. */
  addToken: endpoint('POST /api/system/serviceAccount/tokens', {
    access: token,
    needsReauth: true,
    body: TokenForm.extend({ userId: id }).meta({ id: 'ServiceAccountTokenForm' }),
    reply: MadeToken,
    audit: audit('add', apiToken, '创建服务账号的 API 令牌', 'Make an API token of a service account'),
    showsSecret: true,
  }),
  renameToken: endpoint('PUT /api/system/serviceAccount/tokens', {
    access: token,
    body: TokenName.extend({ userId: id }).meta({ id: 'ServiceAccountTokenName' }),
    reply: z.null(),
    audit: audit('edit', apiToken, '重命名服务账号的 API 令牌', 'Rename an API token of a service account'),
  }),
  revokeTokens: endpoint('DELETE /api/system/serviceAccount/tokens', {
    access: token,
    query: ofAccount.extend({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', apiToken, '撤销服务账号的 API 令牌', 'Revoke API tokens of a service account'),
  }),
}
