import { platform } from 'atrium/contract/module/platform'
import type { MailKind } from 'atrium/contract/system/notice/mail-kind'
import type { NoticeKind } from 'atrium/contract/system/notice/notice-kind'
import type { Deps } from '#server/call/call'
import { readPlatformSettings } from '#server/call/setting/platform-settings'
import type { SettingHost } from '#server/call/setting/runtime-settings'
import type { Database } from '#server/db/schema'

/** A kind of notices, or one of mails alone, of the platform or of a module that runs. */
export type DeclaredKind =
  | { readonly kind: string; readonly isMailOnly: false; readonly declared: NoticeKind }
  | { readonly kind: string; readonly isMailOnly: true; readonly declared: MailKind }

/** Returns all kinds that people can get by mail, in the order of the product. */
export const mailKindsOf = ({ product, modules }: Pick<Deps, 'product' | 'modules'>): DeclaredKind[] =>
  product.contract.declared
    .filter(({ name }) => name === platform.name || modules.includes(name))
    .flatMap(({ notices = {}, mails = {} }): DeclaredKind[] => [
      ...Object.entries(notices).map(([kind, declared]) => ({ kind, isMailOnly: false as const, declared })),
      ...Object.entries(mails).map(([kind, declared]) => ({ kind, isMailOnly: true as const, declared })),
    ])

interface Reading {
  readonly db: Database
  readonly deps: SettingHost
}

/** Returns the kinds of mails that an administrator, or the environment, has switched off for everybody. */
export async function readMailsOff(reading: Reading): Promise<ReadonlySet<string>> {
  const { mailsOff } = await readPlatformSettings(reading)
  return new Set(mailsOff)
}

/** Returns whether a person does not want mails of a kind. */
export async function isUnwanted(db: Database, userId: number, kind: string): Promise<boolean> {
  const choice = await db
    .selectFrom('noticeChoices')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .select('way')
    .executeTakeFirst()
  return choice?.way === 'none'
}
