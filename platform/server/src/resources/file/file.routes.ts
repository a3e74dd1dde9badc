import { files } from '@atrium/contract/system/record/file'
import { resource } from '#server/call/resource'
import { readFile, uploadFile } from './file'

export const fileResource = resource(files, {
  upload: (call, { body }) => uploadFile(call, body.content),
  read: (call, { query }) => readFile(call, query.key),
})
