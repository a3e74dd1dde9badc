import type { Parsed } from 'atrium/contract/endpoint'
import { inLanguage } from 'atrium/contract/language'
import type { dicts } from 'atrium/contract/system/dict'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/file/download'
import { column, flagCell, statusCell } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { dictDataOrder, matchingDictData, selectNamed } from './dict-data'

type DataQuery = Parsed<typeof dicts.exportData>['query']

const matchingData = (call: Call, query: DataQuery) => selectNamed(matchingDictData(call.db, query))

type Row = Awaited<ReturnType<ReturnType<typeof matchingData>['execute']>>[number]

const dataColumns = [
  column<Row>({ zh: '编号', en: 'ID' }, (row) => row.dictCode),
  column<Row>({ zh: '字典名称', en: 'Dictionary' }, (row, { language }) =>
    inLanguage(language, row.dictName, row.dictNameEn),
  ),
  column<Row>({ zh: '字典类型', en: 'Type' }, (row) => row.dictType),
  column<Row>({ zh: '标签', en: 'Label' }, (row) => row.dictLabel),
  column<Row>({ zh: '英文标签', en: 'English label' }, (row) => row.dictLabelEn),
  column<Row>({ zh: '键值', en: 'Value' }, (row) => row.dictValue),
  column<Row>({ zh: '排序', en: 'Order' }, (row) => row.dictSort),
  column<Row>({ zh: '默认', en: 'Default' }, (row, reader) => flagCell(row.isDefault, reader)),
  column<Row>({ zh: '状态', en: 'Status' }, (row, reader) => statusCell(row.status, reader)),
  column<Row>({ zh: '备注', en: 'Remark' }, (row) => row.remark),
]

export async function exportDictData(call: Call, query: DataQuery): Promise<Download> {
  const sheet = { name: { zh: '字典数据', en: 'dictionary-values' }, columns: dataColumns }
  const matching = matchingData(call, query)
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, dictDataOrder, last, limit).execute(),
    (rows) => rows,
  )
  return downloadSheet(call, query, sheet, batches)
}
