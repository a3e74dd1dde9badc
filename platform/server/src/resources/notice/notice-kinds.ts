import { textIn } from 'atrium/contract/language'
import type { Output, Parsed } from 'atrium/contract/endpoint'
import { platform } from 'atrium/contract/module/platform'
import type { ChosenKind, notices } from 'atrium/contract/system/notice/notice'
import type { NoticeKind } from 'atrium/contract/system/notice/notice-kind'
import { mail } from 'atrium/contract/system/operation/mail.record'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'

/** Returns the kinds of the platform and of the modules that run, in the order of the product. */
function runningKinds({ deps }: Call): [kind: string, declared: NoticeKind][] {
  return deps.product.contract.declared
    .filter(({ name }) => name === platform.name || deps.modules.includes(name))
    .flatMap(({ notices = {} }) => Object.entries(notices))
}

/** Returns the kinds of notices with how the actor gets each: in the bell, unless they chose otherwise. */
export async function readKinds(call: Call): Promise<ChosenKind[]> {
  const { db, actor, language } = call
  const chosen = await db.selectFrom('noticeChoices').where('userId', '=', actor.userId).selectAll().execute()
  const ways = new Map(chosen.map(({ kind, way }) => [kind, way]))
  return runningKinds(call).map(([kind, { name, description, icon = 'lucide:bell' }]) => ({
    kind,
    name: textIn(language, name),
    description: textIn(language, description),
    icon,
    way: ways.get(kind) ?? 'bell',
  }))
}

/** Returns why the actor cannot get notices by mail, or `none`. */
export async function readMailHindrance({ db, actor, deps }: Call): Promise<Output<typeof notices.mailHindrance>> {
  if (!deps.mail) return { hindrance: 'notSetUp' }
  const user = db.selectFrom('users').where('userId', '=', actor.userId).select('email')
  const { email } = await user.executeTakeFirstOrThrow()
  return { hindrance: email === '' ? 'noAddress' : 'none' }
}

/** Keeps how the actor gets the notices of a kind, those that came before as well. */
export async function chooseWay(call: Call, { kind, way }: Parsed<typeof notices.choose>['body']): Promise<null> {
  if (!runningKinds(call).some(([name]) => name === kind)) rejectField('kind', 'notOffered')
  const { hindrance } = way === 'mail' ? await readMailHindrance(call) : { hindrance: 'none' as const }
  if (hindrance !== 'none') throw new AppError(mail.errors[hindrance])
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
