import { looksLikeFormula } from 'atrium/contract/untrusted/formula-start'
import { cellText, type Cell } from './column'
import { columnWidths } from './column-widths'
import { createZip } from './zip'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * Cell formats of `xl/styles.xml`: the heading is bold, and what looks like a formula is marked as text for good. The format of
 * numbers with n decimals is `quoted` + n.
 */
const format = { plain: 0, heading: 1, quoted: 2 } as const
const decimalFormats = [1, 2, 3, 4, 5, 6].map((decimals) => ({
  id: 163 + decimals,
  code: `#,##0.${'0'.repeat(decimals)}`,
}))
const numberFormats = decimalFormats.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')
const decimalStyles = decimalFormats.map(({ id }) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${decimalFormats.length}">${numberFormats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${3 + decimalFormats.length}"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/>${decimalStyles}</cellXfs></styleSheet>`,
}

const frozenHeading =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

// XML 1.0 has no way to write these.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** `_x000D_` in a cell means the character of that number, so text that looks like it has its first `_` written that way. */
function escapeText(text: string): string {
  const safe = text.replaceAll(impossible, '').replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  return safe.replaceAll(/[&<>\r]/g, (letter) => entities[letter]!)
}

/** A, B, … Z, AA: the name of a column, from 0. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))

function xlsxCell(cell: Cell, place: string, isHeading: boolean): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'object')
    return `<c r="${place}" s="${format.quoted + cell.decimals}"><v>${cellText(cell)}</v></c>`
  const look = isHeading ? format.heading : looksLikeFormula(cell) ? format.quoted : format.plain
  return `<c r="${place}" t="inlineStr" s="${look}"><is><t xml:space="preserve">${escapeText(cell)}</t></is></c>`
}

// Some readers do not count rows and cells themselves, so each has its place.
function xlsxRow(cells: readonly Cell[], number: number): string {
  const written = cells.map((cell, index) => xlsxCell(cell, `${columnName(index)}${number}`, number === 1))
  return `<row r="${number}">${written.join('')}</row>`
}

/** A workbook of one sheet, zipped as the rows come: the heading stays in view, and each column has a filter. */
export async function* writeXlsx(
  heading: readonly Cell[],
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const zip = createZip()
  for (const [name, xml] of Object.entries(parts)) zip.open(name)(head + xml, true)
  const sheet = zip.open('xl/worksheets/sheet1.xml')
  let written = 0
  const push = (rows: readonly (readonly Cell[])[]) => sheet(rows.map((cells) => xlsxRow(cells, ++written)).join(''))
  for await (const rows of batches) {
    if (written === 0) begin(rows)
    push(rows)
    yield* zip.take()
  }
  if (written === 0) begin([])
  const filtered = `A1:${columnName(heading.length - 1)}${written}`
  sheet(`</sheetData><autoFilter ref="${filtered}"/></worksheet>`, true)
  zip.end()
  yield* zip.take()

  /** Writes the part before the rows. The columns fit the first of them, since widths are written before any row. */
  function begin(first: readonly Cell[][]) {
    sheet(`${head}<worksheet xmlns="${main}">${frozenHeading}${columnWidths(heading, first)}<sheetData>`)
    push([heading])
  }
}
