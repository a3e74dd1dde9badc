import { files } from 'atrium/contract/system/record/file'
import { resource } from '#server/call/resource'
import { recordFiles } from 'atrium/contract/system/record/record-files'
import { readFile, uploadFile } from './file'
import { addRecordFile, pageOfFiles, readRecordFile, removeRecordFile } from './record-files'

export const fileResource = resource(files, {
  upload: (call, { body }) => uploadFile(call, body.content),
  read: (call, { query }) => readFile(call, query.key),
})

export const recordFileResource = resource(recordFiles, {
  list: (call, { query }) => pageOfFiles(call, query),
  read: (call, { query }) => readRecordFile(call, query),
  add: (call, { body }) => addRecordFile(call, body),
  remove: (call, { query }) => removeRecordFile(call, query),
})
