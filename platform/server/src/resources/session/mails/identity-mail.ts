import type { LocalText } from 'atrium/contract/language'
import type { MailToSend } from '#server/call/message/mail'
import { mailTo, security, type Occurrence } from './account-mails'

/** The changes of accounts at identity providers that are mailed. */
export type IdentityChange = 'linked' | 'unlinked'

const subjects: Readonly<Record<IdentityChange, (name: string) => LocalText>> = {
  linked: (name) => ({ zh: `已关联“${name}”的账号`, en: `An account at ${name} was linked` }),
  unlinked: (name) => ({ zh: `已解除“${name}”的账号`, en: `Your account at ${name} was unlinked` }),
}

/** The mail to somebody with another account at an identity provider, or without one that they had. */
export function changedIdentityMail(
  userId: number,
  change: IdentityChange,
  providerName: string,
  of: Occurrence,
): MailToSend {
  const subject = subjects[change](providerName)
  return mailTo(userId, 'platform.factor', {
    of,
    subject,
    said: (moment) => ({ zh: `${subject.zh}（${moment}）。`, en: `${subject.en} at ${moment}.` }),
    advice: {
      zh: '如果不是您本人操作，请在“登录与安全”中检查登录方式，并联系管理员。',
      en: 'If that was not you, look at “Sign-in and security”, and get in touch with an administrator.',
    },
    link: security,
  })
}
