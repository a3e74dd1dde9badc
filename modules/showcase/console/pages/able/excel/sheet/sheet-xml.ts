import { dayTime } from './day'

/** A cell: `date` columns take texts such as `2026-11-22`. */
export type Cell = string | number

export interface SheetColumn {
  title: string
  /** In characters. */
  width: number
  format: 'text' | 'integer' | 'money' | 'percent' | 'date'
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of the cell formats in `xl/styles.xml`; 0 is a cell without format. */
const formats = { heading: 1, text: 2, integer: 3, money: 4, percent: 5, date: 6 }
const numberFormats = [49, 3, 4, 9, 164].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')

/** The parts of a workbook beside its one sheet. */
export const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF4F46E5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/>${numberFormats}</cellXfs></styleSheet>`,
}

// XML 1.0 has no way to write these.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
const escaped = (text: string) => text.replaceAll(impossible, '').replaceAll(/[&<>\r]/g, (letter) => entities[letter]!)

/** A, B, … Z: the name of a column, from 0. */
const columnName = (index: number) => String.fromCodePoint(65 + index)

/** Days since the end of 1899, as workbooks count them. */
const dayNumber = (day: string) => dayTime(day) / 86_400_000 + 25_569

function cellXml(cell: Cell, place: string, format: keyof typeof formats): string {
  if (cell === '') return ''
  const value = format === 'date' ? dayNumber(String(cell)) : cell
  if (typeof value === 'number' && !Number.isNaN(value))
    return `<c r="${place}" s="${formats[format]}"><v>${value}</v></c>`
  // As a text of its own a value never is a formula.
  return `<c r="${place}" s="${formats[format]}" t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`
}

function rowXml(cells: readonly Cell[], number: number, formatOf: (column: number) => keyof typeof formats): string {
  const written = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${number}`, formatOf(column)))
  return `<row r="${number}">${written.join('')}</row>`
}

/** Returns the beginning of a sheet, before its rows: widths, and a heading that stays in view. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = rowXml(
    columns.map(({ title }) => title),
    1,
    () => 'heading',
  )
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${titles}`
}

/** Rows from a place, 0 being the first below the heading. */
export function rowsXml(columns: readonly SheetColumn[], rows: readonly (readonly Cell[])[], first: number): string {
  return rows.map((cells, index) => rowXml(cells, first + index + 2, (column) => columns[column]!.format)).join('')
}

export const sheetEnd = '</sheetData></worksheet>'
