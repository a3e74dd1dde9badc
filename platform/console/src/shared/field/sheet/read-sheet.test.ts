import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSheetFile } from './read-sheet'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of one sheet with these rows. */
function workbook(rows: string, name = 'a.xlsx'): File {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))
  return new File([bytes], name)
}

const csv = (bytes: BlobPart) => new File([bytes], 'a.csv')

test('a formula is the value that was saved with it, a number its digits', async () => {
  const cells =
    '<c r="A1" t="str"><f>HYPERLINK("http://x.example","a")</f><v>a</v></c><c r="B1"><f>1+1</f><v>2</v></c>' +
    '<c r="C1"><f>1+1</f></c><c r="D1"><v>13911112222</v></c><c r="E1" t="b"><v>1</v></c>'
  expect(await readSheetFile(workbook(`<row r="1">${cells}</row>`))).toEqual([['a', '2', '', '13911112222', 'true']])
})

test('a workbook whose parts are large is read', async () => {
  const cell = (row: number) => `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>person${row}</t></is></c></row>`
  const rows = await readSheetFile(workbook(Array.from({ length: 9000 }, (_, index) => cell(index + 1)).join('')))
  expect(rows).toHaveLength(9000)
  expect(rows.at(-1)).toEqual(['person9000'])
})

test('of more rows than may be imported, enough come to say so', async () => {
  expect(await readSheetFile(csv('a\r\n'.repeat(200_000)))).toHaveLength(50_002)
})

test('text with commas, quotes and empty lines; what looks like a formula stays text', async () => {
  expect(await readSheetFile(csv('\uFEFF甲,"乙, ""丙"""\r\n\r\n ,\r\n=1+1,x\r\n'))).toEqual([
    ['甲', '乙, "丙"'],
    ['=1+1', 'x'],
  ])
})

test('copied cells, which have tabs between them, whatever else is in them', async () => {
  const copied = new File(['单价, 元\t"两\n行"\t\r\n1,5\t;\tx\r\n'], 'copied.tsv')
  expect(await readSheetFile(copied)).toEqual([
    ['单价, 元', '两\n行', ''],
    ['1,5', ';', 'x'],
  ])
})

test('Chinese as a Chinese Windows writes it', async () => {
  // 用户名 in GB 18030.
  expect(await readSheetFile(csv(new Uint8Array([0xd3, 0xc3, 0xbb, 0xa7, 0xc3, 0xfb])))).toEqual([['用户名']])
})

test('what is no workbook is rejected', async () => {
  await expect(readSheetFile(new File(['no'], 'a.xlsx'))).rejects.toThrow(Error)
})
