import { textIn } from 'atrium/contract/language'
import type { Module } from 'atrium/contract/module/module'
import { settingSchema, type Setting } from 'atrium/contract/module/setting'
import type { Parsed } from 'atrium/contract/endpoint'
import type { SettingInfo, settings } from 'atrium/contract/module/setting-calls'
import { setting as settingKind } from 'atrium/contract/module/setting.record'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { found, fresh } from '#server/call/checks/found'
import { validate } from '#server/call/validation'
import type { WriteCall } from '#server/call/write-call'
import type { SettingTable } from '#server/db/schema'
import { saveSetting, settingKey, storedValue, valueOf } from '#server/services/setting/setting'

type Row = Selectable<SettingTable>

/** A row with what the module declares of it. */
interface Declared {
  readonly row: Row
  readonly module: Module
  readonly setting: Setting
}

function infoOf({ deps, language }: Call, { row, module, setting }: Declared): SettingInfo {
  const key = settingKey(module.name, row.settingName)
  const isSecret = setting.kind === 'secret'
  const isFixed = isSecret || Object.hasOwn(deps.fixedSettings ?? {}, key)
  const value = valueOf(deps, key, setting, row.value)
  const choices = setting.kind === 'choice' ? Object.entries(setting.choices) : []
  return {
    settingId: row.settingId,
    module: module.name,
    moduleTitle: textIn(language, module.title),
    name: textIn(language, setting.name),
    description: setting.description ? textIn(language, setting.description) : '',
    kind: setting.kind,
    value: isSecret ? null : value!,
    default: isSecret ? null : setting.default,
    isSet: isSecret ? value !== undefined : storedValue(setting, row.value) !== undefined,
    fixedBy: isFixed ? setting.env! : null,
    min: setting.kind === 'number' ? setting.min : null,
    max: setting.kind === 'number' || setting.kind === 'text' ? setting.max : null,
    choices: choices.map(([one, label]) => ({ value: one, label: textIn(language, label) })),
    version: row.version,
  }
}

/** Returns the settings that the modules which run declare. Rows of other ones stay, and do not show. */
async function readDeclared({ db, deps }: Call): Promise<Declared[]> {
  const rows = await db.selectFrom('settings').selectAll().execute()
  const byKey = new Map(rows.map((row) => [settingKey(row.module, row.settingName), row]))
  return deps.product.contract.modules
    .filter(({ module }) => deps.modules.includes(module.name))
    .flatMap(({ module }) =>
      Object.entries(module.settings ?? {}).flatMap(([name, setting]) => {
        const row = byKey.get(settingKey(module.name, name))
        return row ? [{ row, module, setting }] : []
      }),
    )
}

async function readOne(call: Call, settingId: number): Promise<Declared> {
  return found((await readDeclared(call)).find(({ row }) => row.settingId === settingId))
}

export async function listSettings(
  call: Call,
  { name = '' }: Parsed<typeof settings.list>['query'],
): Promise<SettingInfo[]> {
  const wanted = name.toLowerCase()
  const all = (await readDeclared(call)).map((one) => infoOf(call, one))
  return all.filter((one) => `${one.moduleTitle}\n${one.name}`.toLowerCase().includes(wanted))
}

export async function readSetting(call: Call, settingId: number): Promise<SettingInfo> {
  return infoOf(call, await readOne(call, settingId))
}

/** The setting as it is now. Throws where another version was meant, or where the environment sets it. */
async function readOpen(call: WriteCall, settingId: number, version: number) {
  const { row, setting } = await readOne(call, settingId)
  fresh(row, version)
  const isFixed = Object.hasOwn(call.deps.fixedSettings ?? {}, settingKey(row.module, row.settingName))
  if (isFixed || setting.kind === 'secret')
    throw new AppError(settingKind.errors.isFixed, { values: { env: setting.env! } })
  return { row, setting }
}

export async function editSetting(
  call: WriteCall,
  { settingId, value, version }: Parsed<typeof settings.edit>['body'],
): Promise<null> {
  const { row, setting } = await readOpen(call, settingId, version)
  const checked = validate(z.strictObject({ value: settingSchema(setting) }), { value })
  await saveSetting(call, row, setting.name, checked.value)
  return null
}

export async function resetSetting(
  call: WriteCall,
  { settingId, version }: Parsed<typeof settings.reset>['body'],
): Promise<null> {
  const { row, setting } = await readOpen(call, settingId, version)
  await saveSetting(call, row, setting.name, null)
  return null
}
