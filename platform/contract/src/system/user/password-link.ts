import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint } from '../../endpoint'
import { newPassword } from '../../session'
import { most } from '../../untrusted/rules'
import { VerificationPass } from '../../untrusted/verification'
import { user } from '../user.record'

/** `reset`: somebody forgot their password. `invitation`: they set their first one. */
export const linkPurposes = ['reset', 'invitation'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** How long a link to set a password is good for, in milliseconds. */
export const linkMillis: Readonly<Record<LinkPurpose, number>> = {
  reset: 30 * 60 * 1000,
  invitation: 7 * 24 * 60 * 60 * 1000,
}

/** The token of a link: what its address has behind the `#`, which no browser sends by itself. */
const token = z.string().min(1).max(64)

export const PasswordLink = z
  .strictObject({
    purpose: z.enum(linkPurposes),
    username: z.string(),
    /** The fewest characters that the new password may have. */
    passwordLength: z.int(),
  })
  .meta({ id: 'PasswordLink' })
export type PasswordLink = z.output<typeof PasswordLink>

/** The write that `passwordLinks.use` is in the operation log, under the name of the person. */
export const setByLink = audit('edit', user, '用邮件中的链接设置密码', 'Set password by a mailed link')

/** Links in mails by which people set their password, each good once. Nobody is signed in by one, and a second factor stays. */
export const passwordLinks = {
  /**
   * Mails a link to the person with this user name or email address, if there is one who may have it; the reply is the same in any case. Needs the pass of a
   * verification for `forgottenPassword`. 429 `passwordLink.tooMany` for one account, or from one address, again and again; 409 where no mail can
   * be sent, in a demo, and where an administrator has switched it off.
   */
  request: endpoint('POST /api/user/passwordLink/request', {
    access: 'public',
    body: z.strictObject({
      account: z.string().trim().min(1).max(most.email),
      pass: VerificationPass.optional(),
    }),
    reply: z.null(),
    summary: 'Ask for a link to set a forgotten password',
  }),
  /** 404 `passwordLink.invalid` for a link that was used, ended or never was. */
  read: endpoint('POST /api/user/passwordLink/read', {
    access: 'public',
    body: z.strictObject({ token }),
    reply: PasswordLink,
    summary: 'Read whose password a link sets',
  }),
  /** Sets the password, and ends the sessions of the person. */
  use: endpoint('POST /api/user/passwordLink/use', {
    access: 'public',
    body: z.strictObject({ token, password: newPassword }),
    reply: z.null(),
    summary: 'Set a password by a link',
  }),
}
