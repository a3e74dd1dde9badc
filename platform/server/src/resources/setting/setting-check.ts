import { setting as settingKind } from 'atrium/contract/module/setting.record'
import { settingSchema, type RoleNumbers, type StoredSetting } from 'atrium/contract/module/setting'
import { platformSettings } from 'atrium/contract/system/operation/platform-settings'
import { isAddressRange } from 'atrium/contract/untrusted/address-range'
import type { LocalText } from 'atrium/contract/language'
import * as z from 'zod'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { addressesFor, isAllowed } from '#server/call/setting/allowed-addresses'
import { rejectField } from '#server/call/field-error'
import { readPlatformSettings, type PlatformSettings } from '#server/call/setting/platform-settings'
import { validate } from '#server/call/checks/validation'
import { mailKindsOf } from '#server/services/mail/mail-kinds'
import { keyOf } from './setting-info'
import { readRoles, type readOpen } from './setting-rows'

type Open = Awaited<ReturnType<typeof readOpen>>

/** Returns the value of a setting as it is stored. Throws where it may not have it, or where it contradicts another setting. */
export async function checkSetting(call: Call, open: Open, value: unknown): Promise<StoredSetting> {
  if (open.setting.kind === 'addresses') rejectNoAddresses(value)
  const checked = validate(z.strictObject({ value: settingSchema(open.setting) }), { value })
  if (open.setting.kind === 'perRole') await rejectRoles(call, open, checked.value as readonly RoleNumbers[])
  if (open.setting.kind === 'mails') rejectMails(call, open, checked.value as readonly string[])
  await rejectContradictions(call, open, checked.value)
  return checked.value
}

/** Throws an error that names the entries of a list which are no addresses. */
function rejectNoAddresses(value: unknown): void {
  const wrong = (Array.isArray(value) ? value : []).filter((one) => typeof one !== 'string' || !isAddressRange(one))
  if (wrong.length === 0) return
  const named = wrong.map(String).join(', ')
  reject('value', {
    zh: `不是网络地址或网段：${named}。请按 203.0.113.7 或 10.0.0.0/8 填写`,
    en: `No address or range: ${named}. Write 203.0.113.7 or 10.0.0.0/8`,
  })
}

/** Throws a field error for a role that is named twice, and for one that the actor does not see and that was not in it before. */
async function rejectRoles(call: Call, { row }: Open, rows: readonly RoleNumbers[]): Promise<void> {
  const visible = (await readRoles(call)).map(({ value }) => Number(value))
  const before = row.value === null ? [] : (JSON.parse(row.value) as RoleNumbers[])
  const known = new Set([...visible, ...before.map(({ roleId }) => roleId)])
  for (const [at, { roleId }] of rows.entries()) {
    if (!known.has(roleId)) rejectField(`value.${at}.roleId`, 'notOffered')
    if (rows.findIndex((one) => one.roleId === roleId) < at) rejectField(`value.${at}.roleId`, 'repeated')
  }
}

/** Throws a field error for a kind of mails that is named twice, and for one that does not exist and was not in it before, as one of a module that does not run. */
function rejectMails({ deps }: Call, { row }: Open, kinds: readonly string[]): void {
  const before = row.value === null ? [] : (JSON.parse(row.value) as string[])
  const known = new Set([...mailKindsOf(deps).map(({ kind }) => kind), ...before])
  if (kinds.some((kind) => !known.has(kind))) rejectField('value', 'notOffered')
  if (new Set(kinds).size < kinds.length) rejectField('value', 'repeated')
}

type Check = (values: PlatformSettings, call: Call) => void

const reject = (at: string, reason: LocalText): never => {
  throw new AppError(settingKind.errors.contradicts, { at, values: { reason } })
}

/** Throws where the person who saves could not go on from their address. */
function rejectOwnLockout(values: PlatformSettings, { actor, address }: Call): void {
  const addresses = addressesFor(
    values,
    actor.roles.map(({ roleId }) => roleId),
  )
  if (isAllowed(address, addresses)) return
  reject('value', {
    zh: `您自己的地址 ${address} 不在允许的网络地址中，保存后您将无法访问。请把它加入“${platformSettings.signInAddresses.name.zh}”，或另选角色`,
    en: `Your own address, ${address}, is not allowed, so you would be locked out. Add it to “${platformSettings.signInAddresses.name.en}”, or choose other roles`,
  })
}

/** The words behind a value that the environment sets, which has to be changed there. */
function fixedNote({ deps }: Call, name: 'sessionIdleHours'): LocalText {
  const { env } = platformSettings[name]
  const isFixed = Object.hasOwn(deps.fixedSettings ?? {}, `platform.${name}`)
  return isFixed ? { zh: `（由环境变量 ${env} 设定）`, en: ` (set by ${env})` } : { zh: '', en: '' }
}

/** Throws where the product would have no name. */
function rejectNoName({ productName }: PlatformSettings): void {
  if (productName === '') rejectField('value', 'required')
}

/** The settings of the platform that are checked with other ones, by their names in the product. */
const checks: Readonly<Record<string, Check>> = {
  'platform.sessionIdleHours': ({ sessionIdleHours: idle, sessionLifeHours: life }) => {
    if (idle > life)
      reject('value', {
        zh: `不能超过会话最长小时数 ${life}。请减小，或先增大“${platformSettings.sessionLifeHours.name.zh}”`,
        en: `A session ends after ${life} hours in any case. Enter ${life} at most, or raise “${platformSettings.sessionLifeHours.name.en}” first`,
      })
  },
  'platform.sessionLifeHours': ({ sessionIdleHours: idle, sessionLifeHours: life }, call) => {
    const note = fixedNote(call, 'sessionIdleHours')
    if (life < idle)
      reject('value', {
        zh: `不能少于闲置小时数 ${idle}${note.zh}。请增大，或先减小“${platformSettings.sessionIdleHours.name.zh}”`,
        en: `It has to be at least the idle time, ${idle} hours${note.en}. Enter ${idle} or more, or lower “${platformSettings.sessionIdleHours.name.en}” first`,
      })
  },
  'platform.productName': rejectNoName,
  'platform.signInAddresses': rejectOwnLockout,
  'platform.addressRoles': rejectOwnLockout,
  'platform.sessionHoursOfRoles': ({ sessionHoursOfRoles }) => {
    const at = sessionHoursOfRoles.findIndex(({ idleHours, lifeHours }) => idleHours > lifeHours)
    if (at >= 0)
      reject(`value.${at}.idleHours`, {
        zh: `不能超过同一行的最长小时数 ${sessionHoursOfRoles[at]!.lifeHours}`,
        en: `Enter ${sessionHoursOfRoles[at]!.lifeHours} at most, the longest life of the same role, or raise that`,
      })
  },
}

/** Throws an error at the field where a value and those of other settings cannot be true together. */
export async function rejectContradictions(call: Call, open: Open, value: StoredSetting): Promise<void> {
  const check = checks[keyOf(open)]
  if (!check) return
  const values = await readPlatformSettings(call)
  check({ ...values, [open.row.settingName]: value }, call)
}
