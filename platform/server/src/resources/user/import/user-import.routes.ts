import { userImport } from '@atrium/contract/system/import/user-import'
import { resource } from '#server/call/resource'
import { readImportChoices } from './import-choices'
import { prepareImport } from './user-import'

export const userImportResource = resource(userImport, {
  choices: (call) => readImportChoices(call),
  run: { prepare: (call, { body }) => prepareImport(call, body) },
})
