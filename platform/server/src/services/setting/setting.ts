import type { LocalText } from 'atrium/contract/language'
import type { StoredSetting } from 'atrium/contract/module/setting'
import { setting as settingKind } from 'atrium/contract/module/setting.record'
import type { Selectable } from 'kysely'
import type { Writes } from '#server/call/write-call'
import type { SettingTable } from '#server/db/schema'

type Row = Selectable<SettingTable>

/** Stores the value of a setting, or with null takes it away, and adds the change to the log under this name. */
export async function saveSetting(
  { db, changed }: Writes,
  { settingId, version, value: before }: Row,
  name: LocalText,
  value: StoredSetting | null,
): Promise<void> {
  const stored = value === null ? null : JSON.stringify(value)
  const update = db.updateTable('settings').set({ value: stored, version: version + 1 })
  await update.where('settingId', '=', settingId).execute()
  const record = (text: string | null) => ({
    settingId,
    settingName: name.zh,
    settingNameEn: name.en,
    value: text === null ? null : (JSON.parse(text) as StoredSetting),
  })
  changed({ target: settingKind.kind, id: settingId, before: record(before), after: record(stored) })
}
