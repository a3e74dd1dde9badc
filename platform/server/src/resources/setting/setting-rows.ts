import { inLanguage } from 'atrium/contract/language'
import { platform } from 'atrium/contract/module/platform'
import { setting as settingKind } from 'atrium/contract/module/setting.record'
import { roleInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { settingIn } from '#server/call/setting/runtime-settings'
import { settingKey } from '#server/call/setting/setting-values'
import { fixedBy, type Declared, type RoleChoices } from './setting-info'

/** Returns the settings of the platform and of the modules that run. Rows of other ones stay, and do not show. */
export async function readDeclared({ db, deps }: Call): Promise<Declared[]> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const byKey = new Map(rows.map((row) => [settingKey(row.module, row.settingName), row]))
  return deps.product.contract.declared
    .filter(({ name }) => name === platform.name || deps.modules.includes(name))
    .flatMap((module) =>
      Object.entries(module.settings ?? {}).flatMap(([name, setting]) => {
        const key = settingKey(module.name, name)
        const row = byKey.get(key)
        return row ? [{ row, module, setting: settingIn(deps, key, setting) }] : []
      }),
    )
}

export async function readOne(call: Call, settingId: number): Promise<Declared> {
  return found((await readDeclared(call)).find(({ row }) => row.settingId === settingId))
}

/** Returns a setting that an administrator can change. Throws where the environment sets it. */
export async function readOpen(call: Call, settingId: number) {
  const declared = await readOne(call, settingId)
  const env = fixedBy(call, declared)
  const { setting } = declared
  if (env !== null || setting.kind === 'secret')
    throw new AppError(settingKind.errors.isFixed, { values: { env: env! } })
  return { ...declared, setting }
}

/** Returns the roles that the reader sees. */
export async function readRoles({ db, actor, language }: Call): Promise<RoleChoices> {
  const rows = await db
    .selectFrom('roles')
    .where(roleInScope(actor))
    .select(['roleId', 'roleName', 'roleNameEn'])
    .orderBy('roleSort')
    .orderBy('roleId')
    .execute()
  return rows.map(({ roleId, roleName, roleNameEn }) => ({
    value: String(roleId),
    label: inLanguage(language, roleName, roleNameEn),
  }))
}
