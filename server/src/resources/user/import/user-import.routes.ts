import { userImport } from '@atrium/contract/system/user-import'
import { resource } from '../../../http/resource'
import { prepareImport } from './user-import'

export const userImportResource = resource(userImport, {
  run: { prepare: (call, { body }) => prepareImport(call, body) },
})
