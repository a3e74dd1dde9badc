import { cellText, type Cell } from './column'

/** In the unit of a workbook: the width of a digit. */
const narrowest = 8
const widest = 60
/** The margin of a cell, and in the heading the button of the filter. */
const margin = 2
const filterButton = 3

// Chinese, Japanese and Korean characters and full-width signs take twice the room of a digit.
const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g

function widthOf(cell: Cell): number {
  const text = cellText(cell)
  return text.length + (text.match(wide)?.length ?? 0)
}

/** The `cols` of a sheet: each column as wide as its heading and the longest of these rows need, within limits. */
export function columnWidths(heading: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const widths = heading.map((title, at) => {
    const needed = rows.reduce((most, row) => Math.max(most, widthOf(row[at]!)), widthOf(title) + filterButton)
    return Math.min(widest, Math.max(narrowest, needed + margin))
  })
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  return `<cols>${cols.join('')}</cols>`
}
