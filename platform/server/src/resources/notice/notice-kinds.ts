import { textIn } from 'atrium/contract/language'
import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { ChosenKind, notices } from 'atrium/contract/system/notice/notice'
import { noticeWays, type NoticeWay } from 'atrium/contract/system/notice/notice-kind'
import { mail } from 'atrium/contract/system/operation/mail.record'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { mailKindsOf, readMailsOff, type DeclaredKind } from '#server/services/mail/mail-kinds'

/** The ways of a kind of mails, which has no bell. */
const mailWays: NoticeWay[] = ['mail', 'none']

/** Returns the kinds of notices and mails with how the actor gets each: as they chose, else as the kind says. */
export async function readKinds(call: Call): Promise<ChosenKind[]> {
  const { db, actor, deps, language } = call
  const chosen = await db.selectFrom('noticeChoices').where('userId', '=', actor.userId).selectAll().execute()
  const ways = new Map(chosen.map(({ kind, way }) => [kind, way]))
  const mailsOff = await readMailsOff({ db, deps })
  const { hindrance } = await readMailHindrance(call)
  return mailKindsOf(deps).map(({ kind, isMailOnly, declared }) => {
    const isMailed = isMailOnly || (declared.isMailed === true && hindrance === 'none' && !mailsOff.has(kind))
    return {
      kind,
      name: textIn(language, declared.name),
      description: textIn(language, declared.description),
      icon: isMailOnly ? 'lucide:mail' : (declared.icon ?? 'lucide:bell'),
      way: ways.get(kind) ?? (isMailed ? 'mail' : 'bell'),
      ways: isMailOnly ? mailWays : [...noticeWays],
      isMailOff: mailsOff.has(kind),
    }
  })
}

/** Returns why the actor cannot get notices by mail, or `none`. */
export async function readMailHindrance({ db, actor, deps }: Call): Promise<Output<typeof notices.mailHindrance>> {
  if (!deps.mail) return { hindrance: 'notSetUp' }
  const user = db.selectFrom('users').where('userId', '=', actor.userId).select('email')
  const { email } = await user.executeTakeFirstOrThrow()
  return { hindrance: email === '' ? 'noAddress' : 'none' }
}

/** Throws where the actor could not get mails of a kind. Those without a bell come as soon as they can, so that they may be chosen before. */
async function rejectHindrance(call: Call, { kind, isMailOnly }: DeclaredKind): Promise<void> {
  if ((await readMailsOff(call)).has(kind)) throw new AppError(mail.errors.switchedOff)
  const { hindrance } = isMailOnly ? { hindrance: 'none' as const } : await readMailHindrance(call)
  if (hindrance !== 'none') throw new AppError(mail.errors[hindrance])
}

/** Keeps how the actor gets the notices of a kind, those that came before as well. */
export async function chooseWay(call: Call, { kind, way }: Parsed<typeof notices.choose>['body']): Promise<null> {
  const declared = mailKindsOf(call.deps).find((one) => one.kind === kind)
  if (!declared) rejectField('kind', 'notOffered')
  if (declared.isMailOnly && !mailWays.includes(way)) rejectField('way', 'notOffered')
  if (way === 'mail') await rejectHindrance(call, declared)
  const { userId } = call.actor
  await call.deps.write(async (trx) => {
    await trx
      .insertInto('noticeChoices')
      .values({ userId, kind, way })
      .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ way }))
      .execute()
  })
  return null
}
