import { serviceAccount } from 'atrium/contract/system/user/service-account/service-account.record'
import { defineText } from '#shared/i18n/text'

const { fields } = serviceAccount

export const texts = defineText('system/operation/service-account', {
  accounts: { zh: '服务账号', en: 'Service accounts' },
  empty: { zh: '还没有服务账号', en: 'There are no service accounts' },
  search: { zh: '名称或账号名', en: 'Name or account name' },
  name: fields.nickname,
  username: fields.username,
  dept: fields.deptId,
  roles: fields.roleIds,
  status: fields.status,
  purpose: fields.remark,
  tokens: { zh: '有效令牌', en: 'Valid tokens' },
  lastUsed: { zh: '最近使用', en: 'Last use' },
  unused: { zh: '未使用过', en: 'Never used' },
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  manageTokens: { zh: '令牌', en: 'Tokens' },
  disableHint: {
    zh: '停用期间其令牌都无法使用，启用后恢复。',
    en: 'While it is disabled none of its tokens works. They do again when it is enabled.',
  },
  deleteHint: {
    zh: '其令牌会立即失效，使用它们的程序将无法调用，且不能恢复。日志保留它做过的事。',
    en: 'Its tokens end at once, and what uses them stops working. It cannot be undone. The log keeps what it did.',
  },
})
