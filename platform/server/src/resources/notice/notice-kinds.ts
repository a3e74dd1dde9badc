import { textIn } from 'atrium/contract/language'
import type { Parsed } from 'atrium/contract/endpoint'
import { platform } from 'atrium/contract/module/platform'
import type { ChosenKind, notices } from 'atrium/contract/system/notice/notice'
import type { NoticeKind } from 'atrium/contract/system/notice/notice-kind'
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

/** Keeps how the actor gets the notices of a kind, those that came before as well. */
export async function chooseWay(call: Call, { kind, way }: Parsed<typeof notices.choose>['body']): Promise<null> {
  if (!runningKinds(call).some(([name]) => name === kind)) rejectField('kind', 'notOffered')
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
