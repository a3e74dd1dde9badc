import type { FileFormat } from 'atrium/contract/download'
import type { Language } from 'atrium/contract/language'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#server/call/call'
import { openServer, type TestServer } from '#server-test/server'
import { column, decimalColumn, dictColumn, momentColumn, moneyColumn } from './column'
import { downloadSheet, oneBatch } from './sheet'

interface Row {
  price: number | null
  weight: number | null
  arrived: string | null
  seenAt: number | null
  colour: string
}

const columns = [
  moneyColumn<Row>({ zh: '价格', en: 'Price' }, (row) => row.price),
  decimalColumn<Row>({ zh: '重量', en: 'Weight' }, 3, (row) => row.weight),
  column<Row>({ zh: '到货', en: 'Arrived' }, (row) => row.arrived ?? ''),
  momentColumn<Row>({ zh: '时间', en: 'Seen' }, (row) => row.seenAt),
  dictColumn<Row>({ zh: '颜色', en: 'Colour' }, 'paint_colour', (row) => row.colour),
]

const rows: Row[] = [
  { price: 123_450, weight: -1500, arrived: '2026-01-31', seenAt: Date.UTC(2026, 0, 31, 9, 5), colour: 'r' },
  { price: 999_999_999_999_999, weight: 1, arrived: null, seenAt: null, colour: 'gone' },
  { price: null, weight: null, arrived: null, seenAt: null, colour: 'off' },
]

let server: TestServer

beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  const type = { dictType: 'paint_colour', dictName: '颜色', dictNameEn: 'Colours', status: 1, remark: '' } as const
  await db.insertInto('dictTypes').values(type).execute()
  const value = { dictType: 'paint_colour', listClass: 'default', isDefault: 0, dictSort: 1, remark: '' } as const
  const values = [
    { ...value, dictValue: 'r', dictLabel: '红', dictLabelEn: 'Red', status: 1 },
    { ...value, dictValue: 'off', dictLabel: '旧', dictLabelEn: '', status: 0 },
  ] as const
  await db.insertInto('dictData').values(values).execute()
})
afterAll(() => server.close())

async function write(language: Language, format: FileFormat): Promise<Uint8Array> {
  const call = { db: server.deps.db, language, now: 0 } as Call
  const sheet = { name: { zh: '货物', en: 'goods' }, columns }
  const { chunks } = await downloadSheet(call, { format, timeZone: 'UTC' }, sheet, oneBatch(Promise.resolve(rows)))
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

test.each([
  [
    'en',
    'Price,Weight,Arrived,Seen (UTC),Colour\r\n1234.50,-1.500,2026-01-31,2026-01-31 09:05:00,Red\r\n9999999999999.99,0.001,,,gone\r\n,,,,旧\r\n',
  ],
  [
    'zh-cn',
    '价格,重量,到货,时间 (UTC),颜色\r\n1234.50,-1.500,2026-01-31,2026-01-31 09:05:00,红\r\n9999999999999.99,0.001,,,gone\r\n,,,,旧\r\n',
  ],
] as const)('a csv in %s has money with two decimals and dictionary values by their labels', async (language, text) => {
  expect(new TextDecoder().decode(await write(language, 'csv'))).toBe(text)
})

test('a workbook has them as numbers that show all their decimals', async () => {
  const parts = unzipSync(await write('en', 'xlsx'))
  const cells = strFromU8(parts['xl/worksheets/sheet1.xml']!)
  expect(cells).toContain('<c r="A2" s="4"><v>1234.50</v></c><c r="B2" s="5"><v>-1.500</v></c>')
  expect(cells).toContain('<c r="A3" s="4"><v>9999999999999.99</v></c>')
  const [, formats] = /<cellXfs count="9">(.*)<\/cellXfs>/.exec(strFromU8(parts['xl/styles.xml']!))!
  const styles = formats!.split('/>')
  const codeOf = (style: number) => {
    const [, id] = /numFmtId="(\d+)"/.exec(styles[style]!)!
    return new RegExp(`numFmtId="${id}" formatCode="([^"]*)"`).exec(strFromU8(parts['xl/styles.xml']!))![1]
  }
  expect([codeOf(4), codeOf(5)]).toEqual(['#,##0.00', '#,##0.000'])
})
