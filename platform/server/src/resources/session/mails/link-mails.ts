import { linkMillis } from 'atrium/contract/system/user/password-link'
import type { MailToSend } from '#server/call/message/mail'

interface Link {
  readonly userId: number
  readonly username: string
  readonly token: string
}

/** Returns the path of a link. No server and no log gets what is behind the `#`. */
const pathOf = (token: string): MailToSend['link'] & object => ({
  path: `/password#${token}`,
  text: { zh: '设置密码', en: 'Set a password' },
})

const minutes = linkMillis.reset / 60_000
const days = linkMillis.invitation / 86_400_000

/** The mail to somebody who said that they forgot their password. */
export const resetLinkMail = ({ userId, username, token }: Link): MailToSend => ({
  to: { userId },
  isPrivate: true,
  subject: { zh: '设置新密码', en: 'Set a new password' },
  text: [
    {
      zh: `有人为您的账号“${username}”申请了设置新密码。链接 ${minutes} 分钟内有效，只能用一次。`,
      en: `Somebody asked for a new password for your account “${username}”. The link is good for ${minutes} minutes, once.`,
    },
    {
      zh: '如果不是您本人，无须处理：密码没有改变。',
      en: 'If that was not you, there is nothing to do: your password stays as it is.',
    },
  ],
  link: pathOf(token),
})

/** The mail to somebody who has an account, and sets its first password. */
export const invitationMail = ({ userId, username, token }: Link): MailToSend => ({
  to: { userId },
  isPrivate: true,
  subject: { zh: '邀请您登录', en: 'You are invited' },
  text: [
    {
      zh: `已为您开通账号，用户名是“${username}”。请通过链接设置密码，然后登录。`,
      en: `There is an account for you. Your user name is “${username}”. Set a password by the link, and sign in with it.`,
    },
    {
      zh: `链接 ${days} 天内有效，只能用一次。过期后请联系管理员重新发送。`,
      en: `The link is good for ${days} days, once. After that ask an administrator for another one.`,
    },
  ],
  link: pathOf(token),
})
