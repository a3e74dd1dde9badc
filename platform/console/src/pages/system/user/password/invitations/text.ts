import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/invitations', {
  inviteQuestion: { zh: '邀请「{{name}}」？', en: 'Invite {{name}}?' },
  inviteHint: {
    zh: '设置密码的链接会发到 {{email}}，7 天内有效，只能用一次。之前的链接和一次性密码会失效。',
    en: 'A link to set a password goes to {{email}}. It is good for 7 days, once. An earlier link, and a one-time password, end.',
  },
  inviteAllQuestion: { zh: '邀请选中的 {{total, number}} 人？', en: 'Invite the {{total, number}} selected users?' },
  inviteAllHint: {
    zh: '设置密码的链接会发到各人的邮箱，7 天内有效，只能用一次。没有邮箱、已停用或已设置过密码的人不会收到。',
    en: 'A link to set a password goes to the email address of each, good for 7 days, once. Who has no address, is disabled or has set a password gets none.',
  },
  invite: { zh: '发送邀请', en: 'Invite' },
  invited: { zh: '邀请已发送', en: 'The invitation is on its way' },
  inviting: {
    zh: '正在发送邀请，已完成 {{done, number}} / {{total, number}}…',
    en: 'Inviting: {{done, number}} of {{total, number}} done…',
  },
  stopped: {
    zh: '已停止，已完成 {{done, number}} / {{total, number}}',
    en: 'Stopped: {{done, number}} of {{total, number}} done',
  },
  stop: { zh: '停止', en: 'Stop' },
  goOn: { zh: '继续', en: 'Go on' },
  allInvited: {
    zh: '已向 {{total, number}} 人发送邀请，链接 7 天内有效。',
    en: 'Invitations sent: {{total, number}}. Their links are good for 7 days.',
  },
  someInvited: {
    zh: '已发送 {{invited, number}} 份邀请，{{others, number}} 人没有收到：',
    en: 'Invitations sent: {{invited, number}}. Not sent: {{others, number}}:',
  },
  noEmail: { zh: '没有邮箱', en: 'No email address' },
  disabled: { zh: '已停用', en: 'Disabled' },
  hasPassword: { zh: '已设置过密码', en: 'Has set a password' },
  because: { zh: '{{reason}}：{{names}}', en: '{{reason}}: {{names}}' },
  andMore: { zh: '{{names}} 等 {{total, number}} 人', en: '{{names}} and others, {{total, number}} in all' },
  comma: { zh: '、', en: ', ' },
})
