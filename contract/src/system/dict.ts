import * as z from 'zod'
import { endpoint, pageOf } from '../endpoint'
import { filter, id, paging, queryId, queryStatus, status, version } from '../fields'

export const DictType = z.strictObject({
  dictId: id,
  dictName: z.string(),
  dictType: z.string(),
  status,
  remark: z.string(),
  version,
})
export type DictType = z.output<typeof DictType>

/** How a value of a dictionary is drawn. */
export const listClass = z.enum(['default', 'primary', 'success', 'info', 'warning', 'danger'])

export const DictData = z.strictObject({
  dictCode: id,
  /** The name of the dictionary this value belongs to. */
  dictName: z.string(),
  dictType: z.string(),
  dictLabel: z.string(),
  /** Shown to English readers; empty for the same as `dictLabel`. */
  dictLabelEn: z.string(),
  dictValue: z.string(),
  listClass,
  isDefault: z.enum(['Y', 'N']),
  /** `isDefault` as a flag. */
  default: z.boolean(),
  status,
  dictSort: z.int(),
  remark: z.string(),
  version,
})
export type DictData = z.output<typeof DictData>

const typeName = z.string().trim().min(1).max(100)

export const dicts = {
  list: endpoint('GET /api/system/dict/list', {
    access: 'system:dict:list',
    query: z.strictObject({ dictName: filter, dictType: filter, status: queryStatus }),
    reply: z.array(DictType),
    message: 'queried',
  }),
  read: endpoint('GET /api/system/dict/info', {
    access: 'system:dict:query',
    query: z.strictObject({ dictId: queryId }),
    reply: DictType,
  }),
  /** All enabled dictionaries, for a select. */
  options: endpoint('GET /api/system/dict/optionselect', { access: 'signedIn', reply: z.array(DictType) }),
  data: endpoint('GET /api/system/dict/data', {
    access: 'system:dict:list',
    query: z.strictObject({ ...paging, dictType: filter, dictLabel: filter, status: queryStatus }),
    reply: pageOf(DictData),
    message: 'queried',
  }),
  /** The enabled values of one dictionary, in order; what tags and selects of every page read. */
  values: endpoint('GET /api/system/dict/dataDictType', {
    access: 'signedIn',
    query: z.strictObject({ dictType: typeName }),
    reply: z.array(DictData),
  }),
  readData: endpoint('GET /api/system/dict/dataInfo', {
    access: 'system:dict:query',
    query: z.strictObject({ dictCode: queryId }),
    reply: DictData,
  }),
}
