import { userImport } from 'atrium/contract/system/import/user-import'
import { importResource } from '#server/crud/import/import-resource'
import { userImportList } from './user-import-list'

export const userImportResource = importResource(userImport, userImportList)
