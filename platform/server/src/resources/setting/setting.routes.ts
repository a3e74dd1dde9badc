import { settings } from 'atrium/contract/module/setting-calls'
import { resource } from '#server/call/resource'
import { editSetting, listSettings, readSetting, resetSetting } from './setting'

export const settingResource = resource(settings, {
  list: (call, { query }) => listSettings(call, query),
  read: (call, { query }) => readSetting(call, query.settingId),
  edit: (call, { body }) => editSetting(call, body),
  reset: (call, { body }) => resetSetting(call, body),
})
