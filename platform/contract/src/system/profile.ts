import { most } from '../untrusted/rules'
import * as z from 'zod'
import { audit } from '../audit'
import { endpoint } from '../endpoint'
import { email, phone, requiredText, text, version } from '../fields'
import { image } from '../fields/kinds'
import { languages } from '../language'
import { newPassword } from '../session'
import { isTimeZone } from '../untrusted/time-zone'
import { User } from './user'
import { user } from './user.record'

/** The largest picture taken as an avatar, in bytes. */
export const maxAvatarBytes = 200 * 1024

const OwnLanguage = z.enum([...languages, ''])

/** The signed-in person's own record. */
export const Profile = User.pick({
  userId: true,
  username: true,
  nickname: true,
  phoneNumber: true,
  email: true,
  sex: true,
  avatar: true,
  deptName: true,
  roles: true,
  createdAt: true,
  version: true,
})
  .extend({
    /** In the language asked for; empty without a post. */
    postName: z.string(),
    age: z.int().nullable(),
    address: z.string(),
    /** HTML, sanitised when it was saved; what renders it sanitises it again. */
    userStory: z.string(),
    /** The language and the time zone that they chose, for mails and files; empty for none. */
    language: OwnLanguage,
    timeZone: z.string(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof Profile>

/** A field that is left out stays as it is, so that each part of the profile saves for itself. */
export const ProfileForm = z
  .strictObject({
    nickname: requiredText(most.nickname).optional(),
    phoneNumber: phone.optional(),
    email: email.optional(),
    sex: z.literal([0, 1]).optional(),
    /** HTML. What is not in the server's list of tags and attributes is taken out. */
    userStory: text(20_000).optional(),
    /** Empty for none: then the defaults of the installation count. */
    language: OwnLanguage.optional(),
    timeZone: z
      .string()
      .max(64)
      .refine((name) => name === '' || isTimeZone(name))
      .optional(),
    version,
  })
  .meta({ id: 'ProfileForm' })

export const profile = {
  read: endpoint('GET /api/system/user/profile', {
    access: 'signedIn',
    byToken: true,
    reply: Profile,
    summary: 'Read own profile',
  }),
  /** Another phone number or email needs a re-authentication. */
  edit: endpoint('PUT /api/system/user/profile', {
    access: 'signedIn',
    body: ProfileForm,
    reply: z.null(),
    audit: audit('edit', user, '修改个人资料', 'Edit own profile'),
  }),
  /**
   * Returns the new token that replaces the present one, and ends the person's other sessions. Wrong old passwords
   * count for the login throttle.
   */
  changePassword: endpoint('PUT /api/system/user/profile/password', {
    access: 'signedIn',
    body: z.strictObject({ old: z.string().min(1).max(most.password), new: newPassword }),
    reply: z.string(),
    audit: audit('edit', user, '修改密码', 'Change own password'),
    showsSecret: true,
    whenPasswordDue: true,
  }),
  /** Keeps the language that the person chose for the console: for their mails, and their other browsers. It is no change of the record that others see. */
  setLanguage: endpoint('PUT /api/user/language', {
    access: 'signedIn',
    body: z.strictObject({ language: z.enum(languages) }),
    reply: z.null(),
    whenPasswordDue: true,
    summary: 'Choose the own language',
  }),
  /** Takes the key of an uploaded picture of at most `maxAvatarBytes`, whose file then belongs to the person's record. */
  setAvatar: endpoint('POST /api/system/user/profile/avatar', {
    access: 'signedIn',
    body: z.strictObject({ avatar: image.min(1) }),
    reply: z.null(),
    audit: audit('edit', user, '更换头像', 'Change own avatar'),
  }),
}
