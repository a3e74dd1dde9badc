import { dicts } from '@atrium/contract/system/dict'
import { resource } from '#server/call/resource'
import { exportDictTypes, exportDictData } from './dict-export'
import { listDictOptions, listDictTypes, readDictType } from './dict'
import { listDictValues, pageOfDictData, readDictData } from './dict-data'
import { addDictData, deleteDictData, editDictData } from './dict-data-writes'
import { addDict, deleteDicts, editDict } from './dict-writes'

export const dictResource = resource(dicts, {
  list: (call, { query }) => listDictTypes(call, query),
  read: (call, { query }) => readDictType(call, query.dictId),
  options: (call) => listDictOptions(call),
  data: (call, { query }) => pageOfDictData(call, query),
  values: (call, { query }) => listDictValues(call, query),
  readData: (call, { query }) => readDictData(call, query.dictCode),
  add: (call, { body }) => addDict(call, body),
  edit: (call, { body }) => editDict(call, body),
  delete: (call, { query }) => deleteDicts(call, query.ids),
  addData: (call, { body }) => addDictData(call, body),
  editData: (call, { body }) => editDictData(call, body),
  deleteData: (call, { query }) => deleteDictData(call, query.ids),
  export: (call, { query }) => exportDictTypes(call, query),
  exportData: (call, { query }) => exportDictData(call, query),
})
