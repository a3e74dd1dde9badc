import type { Parsed } from 'atrium/contract/endpoint'
import { platform } from 'atrium/contract/module/platform'
import type { SettingChange, SettingInfo, settings } from 'atrium/contract/module/setting-calls'
import { setting as settingKind } from 'atrium/contract/module/setting.record'
import { requireReauth } from '#server/access/reauth'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { fresh } from '#server/call/checks/found'
import { takeLastingFile } from '#server/call/file/stored-files'
import type { WriteCall } from '#server/call/write-call'
import { saveSetting } from '#server/services/setting/setting'
import { readNames } from '../log/record-log/record-log'
import { isAbout } from '../log/operation-log/record-history'
import { checkSetting, rejectContradictions } from './setting-check'
import { infoOf, type Declared } from './setting-info'
import { readDeclared, readOne, readOpen, readRoles } from './setting-rows'

export async function listSettings(
  call: Call,
  { name = '', group }: Parsed<typeof settings.list>['query'],
): Promise<SettingInfo[]> {
  const wanted = name.toLowerCase()
  const roles = await readRoles(call)
  const all = (await readDeclared(call)).map((one) => infoOf(call, one, roles))
  return all
    .filter((one) => group === undefined || one.group === group)
    .filter((one) => `${one.groupTitle}\n${one.moduleTitle}\n${one.name}`.toLowerCase().includes(wanted))
}

export async function readSetting(call: Call, settingId: number): Promise<SettingInfo> {
  return infoOf(call, await readOne(call, settingId), await readRoles(call))
}

export async function editSetting(
  call: WriteCall,
  { settingId, value, version }: Parsed<typeof settings.edit>['body'],
): Promise<null> {
  const open = await readOpen(call, settingId)
  fresh(open.row, version)
  requireReauthOf(call, open)
  const checked = await checkSetting(call, open, value)
  if (open.setting.kind === 'picture' && typeof checked === 'string') await takePicture(call, settingId, checked)
  await saveSetting(call, open.row, open.setting.name, checked)
  return null
}

/** The groups of the platform that say who gets in, and how. */
const signInGroups: ReadonlySet<string> = new Set(['signIn', 'access'])

function requireReauthOf(call: WriteCall, { module, setting }: Declared): void {
  if (module.name === platform.name && signInGroups.has(setting.group ?? '')) requireReauth(call)
}

/**
 * Takes an upload of the actor, or a picture that the setting had before: it stays when another one takes its place, so that the history
 * leads back to it.
 */
async function takePicture(call: WriteCall, settingId: number, key: string): Promise<void> {
  if (key === '') return
  const earlier = (await listChanges(call, settingId)).some((change) => change.value === key)
  if (!(await takeLastingFile(call, key, earlier))) rejectField('value', 'notOffered')
}

export async function resetSetting(
  call: WriteCall,
  { settingId, version }: Parsed<typeof settings.reset>['body'],
): Promise<null> {
  const open = await readOpen(call, settingId)
  fresh(open.row, version)
  requireReauthOf(call, open)
  await rejectContradictions(call, open, open.setting.default)
  await saveSetting(call, open.row, open.setting.name, null)
  return null
}

/** The most changes that a history has. */
const mostChanges = 50

interface Logged {
  readonly value: SettingChange['value']
}

/** Returns the latest changes of a setting, the newest first. */
export async function listChanges(call: Call, settingId: number): Promise<SettingChange[]> {
  await readOne(call, settingId)
  const rows = await call.db
    .selectFrom('operationLogs')
    .where(isAbout({ target: settingKind.kind, id: settingId }))
    .where('result', '=', 'done')
    .select(['at', 'userId', 'username', 'targetIds', 'after'])
    .orderBy('at', 'desc')
    .orderBy('logId', 'desc')
    .limit(mostChanges)
    .execute()
  const nameOf = await readNames(call, rows)
  return rows.map((row) => {
    const place = (JSON.parse(row.targetIds) as number[]).indexOf(settingId)
    const { value } = (JSON.parse(row.after) as Logged[])[place]!
    return { at: new Date(row.at).toISOString(), by: nameOf(row), value }
  })
}
