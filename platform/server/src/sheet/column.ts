import { textIn, type Language, type LocalText } from 'atrium/contract/language'
import type { BuiltInDict } from 'atrium/contract/system/built-in-dicts'
import type { DictLabel, Labels } from './labels'

/** A number that is shown with all its decimals. `scaled` is an integer: 1250 with 2 decimals is 12.50. */
export interface Decimal {
  readonly scaled: number
  readonly decimals: number
}

/** Text stays text, whatever it looks like; numbers are numbers. */
export type Cell = string | number | Decimal

/** A cell as text; a decimal with all its decimals and a point. */
export function cellText(cell: Cell): string {
  return typeof cell === 'object' ? (cell.scaled / 10 ** cell.decimals).toFixed(cell.decimals) : String(cell)
}

/** Who reads a file: in which language and time zone, and what the built-in dictionaries call their values. */
export interface Reader {
  readonly language: Language
  /** An IANA name. */
  readonly timeZone: string
  readonly labels: Labels
  /** Returns the labels of values in the dictionaries of the columns. */
  readonly dictLabel: DictLabel
  /** A moment, in milliseconds or as ISO 8601, as `2026-01-31 09:05:00` in the reader's time zone. */
  readonly momentText: (moment: number | string) => string
}

/** A column of a file: its heading, and what it says of a row. */
export interface Column<T> {
  readonly title: (reader: Reader) => string
  readonly cell: (row: T, reader: Reader) => Cell
  /** The dictionary whose labels the cells need. */
  readonly dictType?: string
  /** The column of the page that shows this, by its key. Without one it is in files with all columns alone. */
  readonly key?: string | undefined
}

/** Returns the columns with these keys in that order; all columns without keys, or where none has one of them. */
export function columnsSeen<T>(
  columns: readonly Column<T>[],
  keys: readonly string[] | undefined,
): readonly Column<T>[] {
  const seen = keys?.flatMap((key) => columns.filter((one) => one.key === key)) ?? []
  return seen.length > 0 ? seen : columns
}

export function column<T>(title: LocalText, cell: Column<T>['cell'], key?: string): Column<T> {
  return { title: ({ language }) => textIn(language, title), cell, key }
}

/** A column of moments, empty for null. Its heading names the time zone. */
export function momentColumn<T>(title: LocalText, at: (row: T) => number | string | null, key?: string): Column<T> {
  return {
    key,
    title: ({ language, timeZone }) => `${textIn(language, title)} (${timeZone})`,
    cell: (row, { momentText }) => {
      const moment = at(row)
      return moment === null ? '' : momentText(moment)
    },
  }
}

/** A column of decimals, as the contract's `decimal` keeps them: integers of `decimals` decimals, empty for null. */
export function decimalColumn<T>(title: LocalText, decimals: number, scaledOf: (row: T) => number | null): Column<T> {
  return column(title, (row) => {
    const scaled = scaledOf(row)
    return scaled === null ? '' : { scaled, decimals }
  })
}

/** A column of money in cents: numbers with two decimals, empty for null. */
export const moneyColumn = <T>(title: LocalText, centsOf: (row: T) => number | null): Column<T> =>
  decimalColumn(title, 2, centsOf)

/** A column of the values of a dictionary, by their labels; a value that the dictionary does not have stays as it is. */
export function dictColumn<T>(title: LocalText, dictType: string, valueOf: (row: T) => string | number): Column<T> {
  const { title: titleOf } = column<T>(title, () => '')
  return { title: titleOf, dictType, cell: (row, { dictLabel }) => dictLabel(dictType, String(valueOf(row))) }
}

/** The words for no and yes. */
export const yesNo = [
  { zh: '否', en: 'No' },
  { zh: '是', en: 'Yes' },
] as const

/** A value of a built-in dictionary, by the label it has there. */
export const dictCell = (dict: BuiltInDict, value: 0 | 1, { language, labels }: Reader): Cell =>
  textIn(language, labels[dict][value])
export const statusCell = (status: 0 | 1, reader: Reader): Cell => dictCell('sys_normal_disable', status, reader)
export const flagCell = (flag: boolean | 0 | 1, { language }: Reader): Cell => textIn(language, yesNo[flag ? 1 : 0])
