import type { Field } from 'atrium/contract/kind/field-kind'
import type { LinesSettings } from 'atrium/contract/kind/fields/lines/line-values'

/** The least widths of the inputs of a line, in CSS pixels, by the kinds of fields. */
const widths: Readonly<Record<string, number>> = {
  int: 92,
  money: 118,
  decimal: 118,
  percent: 92,
  date: 136,
  dateTime: 190,
  time: 110,
  duration: 200,
  period: 250,
  yesNo: 60,
  choice: 110,
  dict: 110,
  ref: 180,
  person: 150,
  department: 170,
  text: 150,
  colour: 190,
}

const widthOf = ({ kind }: Field): number => widths[kind.name] ?? 150

/** Kinds whose inputs gain nothing from more room. */
const narrow = new Set(['yesNo', 'int', 'percent'])

/** The number of a line, and its buttons. */
const [numberWidth, toolsWidth, gap] = [32, 132, 8]

/** Returns the columns of lines as CSS has them. */
export function columnsOfLines({ fields }: LinesSettings): string {
  const columns = Object.values(fields).map((field) => {
    const width = widthOf(field)
    return narrow.has(field.kind.name) ? `${width}px` : `minmax(${width}px, ${width}fr)`
  })
  return `${numberWidth}px ${columns.join(' ')} ${toolsWidth}px`
}

/** Returns the width in CSS pixels that lines need, with the space around them. */
export function widthOfLines({ fields }: LinesSettings): number {
  const all = Object.values(fields).map((field) => widthOf(field) + gap)
  return numberWidth + 3 * gap + toolsWidth + all.reduce((sum, width) => sum + width, 0)
}
