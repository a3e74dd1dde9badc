import { fieldFiles } from 'atrium/contract/system/record/field-file'
import { files } from 'atrium/contract/system/record/file'
import { resource } from '#server/call/resource'
import { recordFiles } from 'atrium/contract/system/record/record-files'
import { readFile, uploadFile } from './file'
import { endFile } from '#server/services/file/check/end-file'
import { removeOwnFile } from '#server/services/file/own-files'
import { readKeptFile } from '#server/services/file/read/read-file'
import { contentByTicket, createTicket } from '#server/services/file/read/tickets'
import { addPart, beginFile } from '#server/services/file/upload'
import { addRecordFile, pageOfFiles, removeRecordFile } from './record-files'

export const fileResource = resource(files, {
  upload: { prepare: (call, { body }) => uploadFile(call, body.content) },
  read: (call, { query }) => readFile(call, query.key),
})

export const recordFileResource = resource(recordFiles, {
  list: (call, { query }) => pageOfFiles(call, query),
  add: (call, { body }) => addRecordFile(call, body),
  remove: (call, { query }) => removeRecordFile(call, query),
})

export const fieldFileResource = resource(fieldFiles, {
  begin: (call, { body }) => beginFile(call, body),
  part: (call, input) => addPart(call, input),
  end: (call, { body }) => endFile(call, body),
  remove: (call, { query }) => removeOwnFile(call, query.id),
  read: (call, { query }) => readKeptFile(call, query),
  ticket: (call, { body }) => createTicket(call, body.id),
  content: (call, { query }) => contentByTicket(call, query.ticket),
})
