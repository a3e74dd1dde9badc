import type { Language, LocalText } from 'atrium/contract/language'
import type { MailToSend } from '#server/call/message/mail'
import { momentIn } from '#server/call/text/moment-text'

/** Where and when something happened to an account. */
export interface Occurrence {
  readonly now: number
  readonly address: string
  readonly agent: string
}

/** A part of a mail: a sentence with the moment in the time zone of the receiver. */
type Sentence = (moment: string) => LocalText

const place = ({ address, agent }: Occurrence): LocalText => ({
  zh: `网络地址：${address || '未知'}\n浏览器：${agent || '未知'}`,
  en: `Address: ${address || 'unknown'}\nBrowser: ${agent || 'unknown'}`,
})

/** Returns a mail about something that happened to an account. */
export const mailTo = (
  userId: number,
  kind: string,
  {
    subject,
    said,
    advice,
    link,
    of,
  }: {
    readonly subject: LocalText
    readonly said: Sentence
    readonly advice: LocalText
    readonly link: NonNullable<MailToSend['link']>
    /** Where it happened, unless it was an administrator who did it. */
    readonly of: Occurrence
  },
  hasPlace = true,
): MailToSend => ({
  kind,
  to: { userId },
  subject,
  text: ({ timeZone }) => [said(momentIn(timeZone, of.now)), ...(hasPlace ? [place(of)] : []), advice],
  link,
})

const sessions = {
  path: '/profile/index?tab=sessions',
  text: { zh: '查看登录会话', en: 'See your sessions' },
} as const

const password = { path: '/profile/index?tab=security', text: { zh: '修改密码', en: 'Change the password' } } as const
/** The page of a mail about ways to sign in. */
export const security = {
  path: '/profile/index?tab=security',
  text: { zh: '登录与安全', en: 'Sign-in and security' },
} as const

/** The mail about a sign-in with a browser, or from an address, that the account never was used from. */
export const newDeviceMail = (userId: number, of: Occurrence): MailToSend =>
  mailTo(userId, 'platform.signIn', {
    of,
    subject: { zh: '在新的设备或地址登录', en: 'Sign-in from a new device or address' },
    said: (moment) => ({
      zh: `您的账号于 ${moment} 登录，以前没有从这个浏览器或地址登录过。`,
      en: `Your account was signed in at ${moment}, with a browser or from an address that is new.`,
    }),
    advice: {
      zh: '如果是您本人，无须处理。如果不是，请结束该会话并修改密码。',
      en: 'If that was you, there is nothing to do. If not, end that session and change your password.',
    },
    link: sessions,
  })

/** The mail to somebody who has changed their password. */
export const changedPasswordMail = (userId: number, of: Occurrence): MailToSend =>
  mailTo(userId, 'platform.password', {
    of,
    subject: { zh: '密码已修改', en: 'Your password was changed' },
    said: (moment) => ({
      zh: `您的密码于 ${moment} 修改，其他会话已退出。`,
      en: `Your password was changed at ${moment}. Your other sessions have ended.`,
    }),
    advice: {
      zh: '如果不是您本人操作，请立即联系管理员重置密码。',
      en: 'If that was not you, ask an administrator to reset it at once.',
    },
    link: sessions,
  })

/** The mail to somebody whose password an administrator has reset. The password itself is in no mail. */
export const resetPasswordMail = (userId: number, of: Occurrence): MailToSend =>
  mailTo(
    userId,
    'platform.password',
    {
      of,
      subject: { zh: '管理员重置了您的密码', en: 'An administrator reset your password' },
      said: (moment) => ({
        zh: `管理员于 ${moment} 重置了您的密码，您的会话已全部退出。`,
        en: `An administrator reset your password at ${moment}. All your sessions have ended.`,
      }),
      advice: {
        zh: '新密码由管理员另行告知，首次登录时须修改。如果您没有要求重置，请联系管理员。',
        en: 'You get the new password from the administrator, and change it at the first sign-in. If you did not ask for it, get in touch with them.',
      },
      link: { path: '/login', text: { zh: '登录', en: 'Log in' } },
    },
    false,
  )

/** The changes of one's own factors that are mailed. */
export type FactorChange = 'added' | 'removed' | 'codes'

const factorSubjects: Readonly<Record<FactorChange, LocalText>> = {
  added: { zh: '已添加两步验证', en: 'A second factor was added' },
  removed: { zh: '已移除两步验证', en: 'A second factor was removed' },
  codes: { zh: '恢复码已更换', en: 'Your recovery codes were replaced' },
}

/** The mail to somebody who has changed their second factors. */
export const changedFactorMail = (userId: number, change: FactorChange, of: Occurrence): MailToSend =>
  mailTo(userId, 'platform.factor', {
    of,
    subject: factorSubjects[change],
    said: (moment) => ({
      zh: `${factorSubjects[change].zh}（${moment}）。`,
      en: `${factorSubjects[change].en} at ${moment}.`,
    }),
    advice: {
      zh: '如果不是您本人操作，请立即修改密码，并联系管理员重置两步验证。',
      en: 'If that was not you, change your password at once, and ask an administrator to reset your second factors.',
    },
    link: security,
  })

/** The mail to somebody whose second factors an administrator has removed. */
export const resetFactorsMail = (userId: number, of: Occurrence): MailToSend =>
  mailTo(
    userId,
    'platform.factor',
    {
      of,
      subject: { zh: '管理员重置了您的两步验证', en: 'An administrator reset your second factors' },
      said: (moment) => ({
        zh: `管理员于 ${moment} 移除了您的两步验证和恢复码，现在只用密码登录。`,
        en: `An administrator removed your second factors and recovery codes at ${moment}. You sign in with the password alone now.`,
      }),
      advice: {
        zh: '请重新设置两步验证。如果您没有要求重置，请联系管理员。',
        en: 'Set a second factor up again. If you did not ask for it, get in touch with them.',
      },
      link: security,
    },
    false,
  )

/** The mails to somebody whose email address is another one now: to the former one, in case it was not them, and to the new one. */
export function changedEmailMails(
  {
    userId,
    email,
    language,
  }: { readonly userId: number; readonly email: string; readonly language?: Language | undefined },
  of: Occurrence & { readonly isOwn: boolean },
): MailToSend[] {
  const mail = mailTo(
    userId,
    'platform.email',
    {
      of,
      subject: { zh: '邮箱已修改', en: 'Your email address was changed' },
      said: (moment) =>
        of.isOwn
          ? {
              zh: `您账号的邮箱于 ${moment} 修改，以后的邮件发到新的邮箱。`,
              en: `The email address of your account was changed at ${moment}. Mails go to the new one from now on.`,
            }
          : {
              zh: `管理员于 ${moment} 修改了您账号的邮箱，以后的邮件发到新的邮箱。`,
              en: `An administrator changed the email address of your account at ${moment}. Mails go to the new one from now on.`,
            },
      advice: {
        zh: '如果不是您本人操作，也不是您要求的，请立即修改密码，并联系管理员。',
        en: 'If that was not you, and you did not ask for it, change your password at once, and get in touch with an administrator.',
      },
      link: security,
    },
    of.isOwn,
  )
  return [{ ...mail, to: { address: email }, ...(language && { language }) }, mail]
}

/** The mail to somebody who has made an API token. */
export const newTokenMail = (userId: number, of: Occurrence & { readonly tokenName: string }): MailToSend =>
  mailTo(userId, 'platform.token', {
    of,
    subject: { zh: '新的 API 令牌', en: 'A new API token' },
    said: (moment) => ({
      zh: `您的账号于 ${moment} 添加了 API 令牌“${of.tokenName}”，程序可以用它以您的名义访问。`,
      en: `The API token “${of.tokenName}” was made for your account at ${moment}. Programs can act in your name with it.`,
    }),
    advice: {
      zh: '如果不是您本人操作，请立即撤销该令牌并修改密码。',
      en: 'If that was not you, revoke the token and change your password at once.',
    },
    link: security,
  })

/** The mail to somebody whose password was entered at a new place, without the right code. */
export const wrongCodeMail = (userId: number, of: Occurrence): MailToSend =>
  mailTo(userId, 'platform.locked', {
    of,
    subject: { zh: '有人输对了您的密码', en: 'Somebody entered your password' },
    said: (moment) => ({
      zh: `您的密码于 ${moment} 在新的设备或地址输入正确，但验证码错误，没有登录。`,
      en: `Your password was entered at ${moment} on a new device or at a new address, with a wrong code. Nobody was signed in.`,
    }),
    advice: {
      zh: '如果不是您本人，对方知道您的密码：请立即修改。',
      en: 'If that was not you, somebody knows your password: change it at once.',
    },
    link: password,
  })

/** The mail to somebody for whose account wrong passwords were entered. */
export const rejectedSignInsMail = (userId: number, of: Occurrence & { readonly tries: number }): MailToSend =>
  mailTo(userId, 'platform.locked', {
    of,
    subject: { zh: '您的账号登录受限', en: 'Signing in to your account is held up' },
    said: (moment) => ({
      zh: `到 ${moment} 为止，您的账号已连续 ${of.tries} 次输错密码或验证码。从该地址登录需要先完成验证，或等待 15 分钟。`,
      en: `By ${moment} a wrong password or code was entered ${of.tries} times for your account. From that address a sign-in takes a verification now, or 15 minutes of waiting.`,
    }),
    advice: {
      zh: '如果不是您本人，有人在猜您的密码或验证码：请确认密码不容易猜到；如果您使用两步验证，请修改密码。',
      en: 'If that was not you, somebody is guessing. Make sure that your password is hard to guess, and change it if you use a second factor: it may be the code that they lack.',
    },
    link: password,
  })
