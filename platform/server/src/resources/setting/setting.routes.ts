import { settings } from 'atrium/contract/module/setting-calls'
import { resource } from '#server/call/resource'
import { editSetting, listChanges, listSettings, readSetting, resetSetting } from './setting'
import { previewSetting } from './setting-preview'

export const settingResource = resource(settings, {
  list: (call, { query }) => listSettings(call, query),
  read: (call, { query }) => readSetting(call, query.settingId),
  history: (call, { query }) => listChanges(call, query.settingId),
  preview: (call, { body }) => previewSetting(call, body),
  edit: (call, { body }) => editSetting(call, body),
  reset: (call, { body }) => resetSetting(call, body),
})
