import { most } from '../untrusted/rules'
import * as z from 'zod'
import { audit } from '../audit'
import { bytes, exportQuery } from '../download'
import { endpoint, pageOf } from '../endpoint'
import {
  filter,
  id,
  pageWith,
  paging,
  queryFlag,
  queryId,
  queryIds,
  queryStatus,
  requiredText,
  sort,
  status,
  text,
  version,
} from '../fields'
import { crudCalls } from '../kind/crud-calls'
import { rowShape } from '../kind/fields/field-shapes'
import * as schemas from '../kind/fields/schemas'
import type { RowOf } from '../kind/types'
import { dict } from './dict.record'
import { dictData } from './dict-data.record'

export type DictType = RowOf<typeof dict>

const derived = crudCalls(dict)

/** An enabled dictionary with the number of its enabled values. */
export interface DictOption extends DictType {
  readonly valueCount: number
}
const DictOption: z.ZodType<unknown> = z
  .strictObject({ dictId: id, ...rowShape(dict.fields, schemas), valueCount: z.int(), version })
  .meta({ id: 'DictOption' })

/** How a value of a dictionary is drawn. */
export const listClass = z
  .enum(['default', 'primary', 'success', 'info', 'warning', 'danger'])
  .meta({ id: 'ListClass' })

export const DictData = z
  .strictObject({
    dictCode: id,
    /** The name of the dictionary this value belongs to, in the language asked for. */
    dictName: z.string(),
    dictType: z.string(),
    dictLabel: z.string(),
    /** Shown to English readers; empty for the same as `dictLabel`. */
    dictLabelEn: z.string(),
    dictValue: z.string(),
    /** The code relies on it: it stays enabled and keeps its `dictValue`. Its labels are free. */
    builtIn: z.boolean(),
    listClass,
    isDefault: z.enum(['Y', 'N']),
    /** `isDefault` as a flag. */
    default: z.boolean(),
    status,
    dictSort: z.int(),
    remark: z.string(),
    version,
  })
  .meta({ id: 'DictData' })
export type DictData = z.output<typeof DictData>

const typeName = requiredText(most.dictText)
/** In a query string: one dictionary, or up to 20 such as `sys_user_sex,sys_normal_disable`. */
const typeNames = requiredText(20 * most.dictText)
  .transform((names) => names.split(','))
  .pipe(z.array(typeName).max(20))

/** Label and value are unique in their dictionary, the label without regard to case. */
export const DictDataForm = z
  .strictObject({
    dictType: typeName,
    dictLabel: requiredText(most.dictText),
    dictLabelEn: text(most.dictText).optional(),
    dictValue: requiredText(most.dictText),
    dictSort: sort,
    listClass: listClass.optional(),
    /** A value that becomes the default takes that from the one that was it. */
    isDefault: z.enum(['Y', 'N']).optional(),
    status: status.optional(),
    remark: text(most.remark).optional(),
  })
  .meta({ id: 'DictDataForm' })

export const DictDataEdit = DictDataForm.extend({ dictCode: id, dictType: typeName.optional(), version }).meta({
  id: 'DictDataEdit',
})

const DictDataQuery = z.strictObject({ ...paging, pageWith, dictType: filter, dictLabel: filter, status: queryStatus })

export const dicts = {
  ...derived,
  /** Also for those who edit, whose page of the values of one dictionary leads to those of the others. */
  list: { ...derived.list, access: ['system:dict:list', 'system:dict:edit'] as const },
  read: { ...derived.read, path: '/api/system/dict/info' as const },
  /** All enabled dictionaries, for a select. */
  options: endpoint('GET /api/system/dict/optionselect', {
    access: 'signedIn',
    byToken: true,
    // Its schema is made of the fields of the kind at run time.
    reply: z.array(DictOption as z.ZodType<DictOption>),
    summary: 'List enabled dictionaries',
  }),
  data: endpoint('GET /api/system/dict/data', {
    access: ['system:dict:list', 'system:dict:edit'],
    /** `dictType` is the whole name: the values of one dictionary. */
    query: DictDataQuery,
    reply: pageOf(DictData),
    message: 'queried',
    summary: 'List dictionary values',
  }),
  /**
   * The enabled values of one dictionary or several, each in order; what tags and selects of every page read. `withDisabled` adds the
   * disabled ones, since old records may still have them. Where a dictionary is disabled, all its values are.
   */
  values: endpoint('GET /api/system/dict/dataDictType', {
    access: 'signedIn',
    byToken: true,
    query: z.strictObject({ dictType: typeNames, withDisabled: queryFlag }),
    reply: z.array(DictData),
    summary: 'List the values of dictionaries',
  }),
  readData: endpoint('GET /api/system/dict/dataInfo', {
    access: ['system:dict:query', 'system:dict:edit'],
    query: z.strictObject({ dictCode: queryId }),
    reply: DictData,
    summary: 'Read a dictionary value',
  }),
  /** Returns the id of the new value. A built-in dictionary takes none. */
  addData: endpoint('POST /api/system/dict/data', {
    access: 'system:dict:add',
    body: DictDataForm,
    reply: id,
    audit: audit('add', dictData, '新增字典数据', 'Add dictionary value'),
  }),
  /**
   * A value stays in its dictionary; `dictType` may come along, but not change. A built-in value keeps its `dictValue` and stays
   * enabled.
   */
  editData: endpoint('PUT /api/system/dict/data', {
    access: 'system:dict:edit',
    body: DictDataEdit,
    reply: z.null(),
    audit: audit('edit', dictData, '修改字典数据', 'Edit dictionary value'),
  }),
  /** Built-in values are not deleted. */
  deleteData: endpoint('DELETE /api/system/dict/data', {
    access: 'system:dict:delete',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', dictData, '删除字典数据', 'Delete dictionary values'),
  }),
  exportData: endpoint('GET /api/system/dict/data/export', {
    access: 'system:dict:export',
    query: exportQuery(DictDataQuery),
    reply: bytes,
    summary: 'Export dictionary values',
  }),
}
