import { limits } from '#modules/forms/engine/schema/form'
import type { SheetColumn } from './column'
import { guessKind } from './guess-kind'

/** So many rows say what a column holds. */
const mostRows = 1000

interface ReadColumns {
  /** The line above the headings, where there is one. */
  readonly title?: string | undefined
  readonly columns: readonly SheetColumn[]
  readonly surplus: number
}

/** Makes the columns of a sheet fields to choose from. `nameOf` names a column without a heading by its number. */
export function columnsOf(rows: readonly (readonly string[])[], nameOf: (number: number) => string): ReadColumns {
  const { title, headings, body } = withHeadings(rows)
  const width = Math.max(headings.length, ...body.map(({ length }) => length))
  const taken = new Set<string>()
  const all = Array.from({ length: width }, (_, place) => place).flatMap((place): SheetColumn[] => {
    const heading = (headings[place] ?? '').replace(/\s+/g, ' ').trim()
    const values = body.map((row) => row[place] ?? '').filter(Boolean)
    if (heading === '' && values.length === 0) return []
    const isRequired = /[*＊]/.test(heading)
    const plain = heading.replace(/[*＊]/g, '').trim() || nameOf(place + 1)
    const name = freeName(taken, plain.slice(0, limits.title - 6))
    taken.add(name)
    const kind = guessKind(plain, values)
    return [{ place, name, kind, isIncluded: true, isRequired, values: [...new Set(values)] }]
  })
  return { title, columns: all.slice(0, limits.items), surplus: Math.max(0, all.length - limits.items) }
}

/** The first row names the columns, unless it is one cell above a row of several, which is then the title of the sheet. */
function withHeadings([first = [], ...rest]: readonly (readonly string[])[]) {
  const filled = (row: readonly string[] = []) => row.filter(Boolean)
  const isTitle = filled(first).length === 1 && filled(rest[0]).length > 1
  const [headings = [], ...body] = isTitle ? rest : [first, ...rest]
  return { title: isTitle ? filled(first)[0] : undefined, headings, body: body.slice(0, mostRows) }
}

function freeName(taken: ReadonlySet<string>, name: string): string {
  let free = name
  for (let count = 2; taken.has(free); count++) free = `${name} (${count})`
  return free
}
