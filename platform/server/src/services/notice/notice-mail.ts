import { adminRoleKey } from 'atrium/contract/access'
import { grantedCodes } from '#server/access/actor'
import type { NoticeToSend } from '#server/call/message/notice'
import type { Database } from '#server/db/schema'
import { sendMails, type MailSending } from '../mail/mail'
import { readMailsOff } from '../mail/mail-kinds'
import type { Receiver } from './receiver'

const why = {
  zh: '您可以在“个人中心 › 通知”中选择是否通过邮件接收这类通知。',
  en: 'In Profile › Notifications you choose whether notifications of this kind come by mail.',
}

/**
 * Returns the enabled users who get a kind by mail and have an address, each with their enabled roles: those who chose so, and of a kind that is mailed
 * also those who chose nothing.
 */
async function choosersOf(db: Database, kind: string, isMailed: boolean) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('noticeChoices', (join) =>
      join.onRef('noticeChoices.userId', '=', 'users.userId').on('noticeChoices.kind', '=', kind),
    )
    .leftJoin('userRoles', 'userRoles.userId', 'users.userId')
    .leftJoin('roles', (join) => join.onRef('roles.roleId', '=', 'userRoles.roleId').on('roles.status', '=', 1))
    .where((eb) => eb.or([eb('noticeChoices.way', '=', 'mail'), eb('noticeChoices.way', 'is', null)]))
    // Begins with the few who chose so, where nobody else gets it.
    .$if(!isMailed, (all) =>
      all.where(
        'users.userId',
        'in',
        db.selectFrom('noticeChoices').where('kind', '=', kind).where('way', '=', 'mail').select('userId'),
      ),
    )
    .where('users.status', '=', 1)
    .where('users.email', '<>', '')
    .select(['users.userId', 'users.email', 'users.language', 'users.timeZone', 'roles.roleId', 'roles.roleKey'])
    .orderBy('users.userId')
    .execute()
  const users = new Map<number, (typeof rows)[number][]>()
  for (const row of rows) users.set(row.userId, [...(users.get(row.userId) ?? []), row])
  return [...users.values()].map((own) => {
    const { userId, email: address, language, timeZone } = own[0]!
    return {
      userId,
      to: { address, language, timeZone },
      roleIds: own.flatMap(({ roleId }) => roleId ?? []),
      isAdmin: own.some(({ roleKey }) => roleKey === adminRoleKey),
    }
  })
}

type Chooser = Awaited<ReturnType<typeof choosersOf>>[number]

/** Returns whether a user is among the receivers, each of which is a user, a role or a permission. */
async function receives(db: Database, receivers: readonly Receiver[], choosers: readonly Chooser[]) {
  const codes = receivers.flatMap(({ permission }) => permission || [])
  const roleIds = [...new Set(choosers.flatMap((one) => one.roleIds))]
  const granting =
    codes.length > 0 && roleIds.length > 0
      ? await grantedCodes(db, roleIds).where('menus.permission', 'in', codes).select('roleMenus.roleId').execute()
      : []
  const holding = new Set(granting.map(({ roleId }) => roleId))
  return (user: Chooser) =>
    receivers.some(({ userId, roleId, permission }) => {
      if (userId !== null) return userId === user.userId
      if (roleId !== null) return user.roleIds.includes(roleId)
      return permission !== '' && (user.isAdmin || user.roleIds.some((id) => holding.has(id)))
    })
}

/** Sends a notice by mail, too, to those of its receivers who get that, unless an administrator has switched it off. */
export async function mailNotice(
  sending: MailSending,
  receivers: readonly Receiver[],
  { kind, text, link }: Pick<NoticeToSend, 'kind' | 'text' | 'link'>,
): Promise<void> {
  if (!sending.deps.mail) return
  if ((await readMailsOff(sending)).has(kind)) return
  const { isMailed = false } = sending.deps.product.contract.noticeKinds[kind]!
  const choosers = await choosersOf(sending.db, kind, isMailed)
  if (choosers.length === 0) return
  const isReceiver = await receives(sending.db, receivers, choosers)
  const { title, description } = text
  await sendMails(
    sending,
    choosers.filter(isReceiver).map(({ to }) => ({
      to,
      subject: title,
      text: [description ?? title, why],
      ...(link && { link: { path: link, text: { zh: '打开', en: 'Open' } } }),
    })),
  )
}
