import type { Parsed } from '@atrium/contract/endpoint'
import { inLanguage } from '@atrium/contract/language'
import type { DictType, dicts } from '@atrium/contract/system/dict'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, flagCell, statusCell } from '#server/sheet/column'
import { batchesInOrder, downloadSheet, oneBatch } from '#server/sheet/sheet'
import { listDictTypes } from './dict'
import { dictDataOrder, matchingDictData, selectNamed } from './dict-data'

const typeColumns = [
  column<DictType>('编号', 'ID', (row) => row.dictId),
  column<DictType>('字典名称', 'Name', (row) => row.dictName),
  column<DictType>('英文名称', 'English name', (row) => row.dictNameEn),
  column<DictType>('字典类型', 'Type', (row) => row.dictType),
  column<DictType>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
  column<DictType>('备注', 'Remark', (row) => row.remark),
]

export async function exportDictTypes(call: Call, query: Parsed<typeof dicts.export>['query']): Promise<Download> {
  const sheet = { name: { 'zh-cn': '字典', en: 'dictionaries' }, columns: typeColumns }
  return downloadSheet(call, query, sheet, oneBatch(listDictTypes(call, query)))
}

type DataQuery = Parsed<typeof dicts.exportData>['query']

const matchingData = (call: Call, query: DataQuery) => selectNamed(matchingDictData(call.db, query))

type Row = Awaited<ReturnType<ReturnType<typeof matchingData>['execute']>>[number]

const dataColumns = [
  column<Row>('编号', 'ID', (row) => row.dictCode),
  column<Row>('字典名称', 'Dictionary', (row, { language }) => inLanguage(language, row.dictName, row.dictNameEn)),
  column<Row>('字典类型', 'Type', (row) => row.dictType),
  column<Row>('标签', 'Label', (row) => row.dictLabel),
  column<Row>('英文标签', 'English label', (row) => row.dictLabelEn),
  column<Row>('键值', 'Value', (row) => row.dictValue),
  column<Row>('排序', 'Order', (row) => row.dictSort),
  column<Row>('默认', 'Default', (row, reader) => flagCell(row.isDefault, reader)),
  column<Row>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
  column<Row>('备注', 'Remark', (row) => row.remark),
]

export async function exportDictData(call: Call, query: DataQuery): Promise<Download> {
  const sheet = { name: { 'zh-cn': '字典数据', en: 'dictionary-values' }, columns: dataColumns }
  const matching = matchingData(call, query)
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, dictDataOrder, last, limit).execute(),
    (rows) => rows,
  )
  return downloadSheet(call, query, sheet, batches)
}
