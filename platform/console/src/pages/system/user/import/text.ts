import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/import', {
  passwords: { zh: '新用户的密码', en: 'Passwords of new users' },
  noPasswords: { zh: '暂无密码，重置后才能登录', en: 'None yet: they sign in once it is reset' },
  oncePasswords: { zh: '为全部新用户生成一次性密码', en: 'One-time passwords for all of them' },
  invitations: { zh: '发送邀请邮件，由本人设置密码', en: 'Invitations: they set their own by a mail' },
  invitationsHint: {
    zh: '导入完成后发送。链接 7 天内有效；没有邮箱或已停用的用户不会收到。',
    en: 'Sent after the import. The links are good for 7 days; who has no email address, or is disabled, gets none.',
  },
  inviteNow: { zh: '邀请全部新用户', en: 'Invite all of them' },
  doneMailHint: {
    zh: '新用户还没有密码：可以邀请他们自己设置，或生成一次性密码交给本人。',
    en: 'New users have no password yet: invite them to set their own, or hand over one-time passwords.',
  },
  oncePasswordsHint: {
    zh: '导入完成后逐批生成，可以停止再继续；每 1,000 名用户约需一分钟。密码只显示一次，24 小时内有效。',
    en: 'Made after the import, a few at a time, about a minute for 1,000 users; you can stop and go on. They are shown once and are valid for 24 hours.',
  },
  oncePasswordsNow: { zh: '为新用户生成一次性密码', en: 'Make one-time passwords for them' },
  doneHint: {
    zh: '新用户还没有密码：请在列表中重置密码，把一次性密码交给本人后才能登录。',
    en: 'New users have no password yet: reset it in the list and hand over the one-time password before the first sign-in.',
  },
})
