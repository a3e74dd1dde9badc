import type { WriteCall } from '#server/call/write-call'
import { changedEmailMails } from './account-mails'

/** Mails somebody whose email address is another one now, at both addresses. Where there was none before, nobody has to hear of it. */
export async function mailOfEmail(
  call: WriteCall,
  before: { readonly userId: number; readonly email: string },
  email: string | undefined,
): Promise<void> {
  const { db, deps, actor, now, address, agent } = call
  const { userId } = before
  if (!deps.mail || email === undefined || email === before.email || before.email === '') return
  const chosen = db.selectFrom('users').where('userId', '=', userId).select('language')
  const row = await chosen.executeTakeFirstOrThrow()
  const language = deps.product.languages.find((offered) => offered === row.language)
  const of = { now, address, agent, isOwn: userId === actor.userId }
  for (const mail of changedEmailMails({ userId, email: before.email, language }, of)) await call.mail(mail)
}
