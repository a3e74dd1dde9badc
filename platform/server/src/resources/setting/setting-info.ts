import { textIn } from 'atrium/contract/language'
import type { Module } from 'atrium/contract/module/module'
import type { Setting } from 'atrium/contract/module/setting'
import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import type { Selectable } from 'kysely'
import type { Call } from '#server/call/call'
import { settingKey, storedValue, valueOf } from '#server/call/setting/setting-values'
import { mailKindsOf } from '#server/services/mail/mail-kinds'
import type { SettingTable } from '#server/db/schema'
import { hasEffect } from './setting-effects'

/** A row with what the module declares of it, as it is in this runtime. */
export interface Declared {
  readonly row: Selectable<SettingTable>
  readonly module: Module
  readonly setting: Setting
}

/** The roles that the reader sees, as values and labels. */
export type RoleChoices = SettingInfo['choices']

export const keyOf = ({ row, module }: Declared) => settingKey(module.name, row.settingName)

/** Returns the variable that sets it; null where an administrator can. */
export function fixedBy({ deps }: Pick<Call, 'deps'>, declared: Declared): string | null {
  const { setting } = declared
  const isFixed = setting.kind === 'secret' || Object.hasOwn(deps.fixedSettings ?? {}, keyOf(declared))
  return isFixed ? setting.env! : null
}

/** Returns a setting in the language of the call. */
export function infoOf(call: Call, declared: Declared, roles: RoleChoices): SettingInfo {
  const { deps, language } = call
  const { row, module, setting } = declared
  const isSecret = setting.kind === 'secret'
  const value = valueOf(deps, keyOf(declared), setting, row.value)
  const hasLimits = setting.kind === 'number'
  return {
    settingId: row.settingId,
    module: module.name,
    moduleTitle: textIn(language, module.title),
    group: setting.group === undefined ? module.name : `${module.name}.${setting.group}`,
    groupTitle: textIn(language, module.settingGroups?.[setting.group ?? ''] ?? module.title),
    name: textIn(language, setting.name),
    description: setting.description ? textIn(language, setting.description) : '',
    kind: setting.kind,
    value: isSecret ? null : sent(value!),
    default: isSecret ? null : sent(setting.default),
    isSet: isSecret ? value !== undefined : storedValue(setting, row.value) !== undefined,
    fixedBy: fixedBy(call, declared),
    min: hasLimits ? setting.min : null,
    max: hasLimits || setting.kind === 'text' ? setting.max : null,
    choices: choicesOf(call, setting, roles),
    numbers: numbersOf(call, setting),
    hasPreview: hasEffect(keyOf(declared)),
    version: row.version,
  }
}

/** Returns a value as an output has it, whose lists can be changed. */
const sent = (value: NonNullable<ReturnType<typeof valueOf>>): SettingInfo['value'] =>
  typeof value === 'object' ? (structuredClone(value) as SettingInfo['value']) : value

function choicesOf({ language, deps }: Call, setting: Setting, roles: RoleChoices): SettingInfo['choices'] {
  if (setting.kind === 'perRole') return roles
  if (setting.kind === 'mails')
    return mailKindsOf(deps).map(({ kind, declared }) => ({
      value: kind,
      label: textIn(language, declared.name),
      description: textIn(language, declared.description),
    }))
  const choices = setting.kind === 'choice' ? Object.entries(setting.choices) : []
  return choices.map(([value, label]) => ({ value, label: textIn(language, label) }))
}

function numbersOf({ language }: Call, setting: Setting): SettingInfo['numbers'] {
  if (setting.kind !== 'perRole') return []
  return Object.entries(setting.numbers).map(([key, { name, min, max }]) => ({
    key,
    label: textIn(language, name),
    min,
    max,
  }))
}
