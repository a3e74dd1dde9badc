import { adminRoleKey } from 'atrium/contract/access'
import { factorGraceDays } from 'atrium/contract/system/role/factor-rule'
import type { PlatformSettings } from '#server/call/setting/platform-settings'
import type { Database } from '#server/db/schema'

const graceMillis = factorGraceDays * 86_400_000

/** Begins the days of grace of somebody who signs in, where a role gives them and they have not begun. They never begin again: else who removes a factor would have them once more. */
export async function beginGrace(
  trx: Database,
  { userId, now, settings }: { userId: number; now: number; settings: Pick<PlatformSettings, 'adminFactor'> },
): Promise<void> {
  const graceOfAdmin = settings.adminFactor === 'grace' ? adminRoleKey : ''
  await trx
    .updateTable('users')
    .set({ factorDueAt: now + graceMillis })
    .where('userId', '=', userId)
    .where('factorDueAt', 'is', null)
    .where('userId', 'in', (eb) =>
      eb
        .selectFrom('userRoles')
        .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
        .where('roles.status', '=', 1)
        .where((of) =>
          of.or([
            of.and([of('factorRule', '<>', 'none'), of('factorGrace', '=', 1)]),
            of('roleKey', '=', graceOfAdmin),
          ]),
        )
        .select('userRoles.userId'),
    )
    .execute()
}
