import type { Parsed } from 'atrium/contract/endpoint'
import { inLanguage, type Language } from 'atrium/contract/language'
import type { Profile, profile } from 'atrium/contract/system/profile'
import { user } from 'atrium/contract/system/user.record'
import { requireReauth } from '#server/access/reauth'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { found, fresh } from '#server/call/checks/found'
import { rejectTaken } from '#server/call/checks/taken'
import type { WriteCall } from '#server/call/write-call'
import { changeUserColumns } from '#server/services/user/user'
import { setLanguage } from '#server/services/user/user-account'
import { mailOfEmail } from '../session/mails/email-mail'
import { sanitiseRichText } from '#server/call/text/rich-text'

/** The columns that are the person's own to change, and what else is in their record. */
export const own = [
  'userId',
  'nickname',
  'phoneNumber',
  'email',
  'sex',
  'userStory',
  'language',
  'timeZone',
  'version',
] as const
const columns = [...own, 'username', 'avatar', 'age', 'address', 'createdAt'] as const

async function readNames({ db, actor, language }: Call) {
  const row = await db
    .selectFrom('users')
    .leftJoin('depts', 'depts.deptId', 'users.deptId')
    .leftJoin('posts', 'posts.postId', 'users.postId')
    .where('users.userId', '=', actor.userId)
    .select(['deptName', 'deptNameEn', 'postName', 'postNameEn'])
    .executeTakeFirstOrThrow()
  return {
    deptName: inLanguage(language, row.deptName ?? '', row.deptNameEn ?? ''),
    postName: inLanguage(language, row.postName ?? '', row.postNameEn ?? ''),
  }
}

async function readRoles({ db, actor, language }: Call): Promise<Profile['roles']> {
  const rows = await db
    .selectFrom('roles')
    .innerJoin('userRoles', 'userRoles.roleId', 'roles.roleId')
    .where('userRoles.userId', '=', actor.userId)
    .select(['roles.roleId', 'roleKey', 'roleName', 'roleNameEn'])
    .orderBy('roleSort')
    .orderBy('roles.roleId')
    .execute()
  return rows.map(({ roleNameEn, ...role }) => ({ ...role, roleName: inLanguage(language, role.roleName, roleNameEn) }))
}

export async function readProfile(call: Call): Promise<Profile> {
  const { userId } = call.actor
  const row = await call.db.selectFrom('users').where('userId', '=', userId).select(columns).executeTakeFirstOrThrow()
  const createdAt = new Date(row.createdAt).toISOString()
  const language = call.deps.product.languages.find((offered) => offered === row.language) ?? ''
  return { ...row, ...(await readNames(call)), language, createdAt, roles: await readRoles(call) }
}

/** Keeps the language of the actor, which is in no log: it changes no record that others see. */
export async function chooseLanguage({ deps, actor }: Call, language: Language): Promise<null> {
  rejectUnofferedLanguage(deps, language)
  await deps.write((trx) => setLanguage(trx, actor.userId, language))
  return null
}

function rejectUnofferedLanguage({ product }: Pick<Call['deps'], 'product'>, language: Language): void {
  if (!product.languages.includes(language)) rejectField('language', 'notOffered')
}

type Form = Parsed<typeof profile.edit>['body']

/** Where phone number or email change, the caller has to have shown that they are not somebody else at an open screen. */
export async function editProfile(call: WriteCall, { version, userStory, ...form }: Form): Promise<null> {
  const { db, actor } = call
  const { userId } = actor
  if (form.language) rejectUnofferedLanguage(call.deps, form.language)
  const row = await db.selectFrom('users').where('userId', '=', userId).select(own).executeTakeFirst()
  const before = fresh(found(row), version)
  const isOther = (name: 'phoneNumber' | 'email') => form[name] !== undefined && form[name] !== before[name]
  if (isOther('phoneNumber') || isOther('email')) requireReauth(call)
  await rejectTaken(call, user, form, { ...before, userId })
  const story = userStory === undefined ? undefined : { userStory: sanitiseRichText(userStory) }
  await changeUserColumns(call, before, { ...form, ...story })
  await mailOfEmail(call, before, form.email)
  return null
}
