import { isAsked, type Field } from 'atrium/contract/kind/field-kind'
import { askedOf, type Line } from 'atrium/contract/kind/fields/lines/line-values'
import { plainHeading } from 'atrium/contract/kind/import/columns'
import { targetOf } from 'atrium/contract/kind/fields-of'
import type { Language } from 'atrium/contract/language'
import type { QueryClient } from '@tanstack/react-query'
import { parse } from 'papaparse'
import { dictQuery } from '#shared/dict/use-dict'
import { wanted } from '../../../form/fields/record-select'
import { blankOf } from '../../form/blank'
import type { LineParts } from '../line-parts'

/** A cell that could not be taken, by its line among those pasted. */
export interface PasteError {
  readonly line: number
  readonly field: string
  readonly key: 'notRead' | 'notFound'
  readonly text: string
}

interface Place {
  /** The line and the field that the first cell goes into. */
  readonly line: number
  readonly field: string
  /** The lines of the form. */
  readonly before: readonly Line[]
  readonly language: Language
  readonly client: QueryClient
}

/**
 * Returns the lines that the rows of a sheet make from a cell on: cells go into the fields behind it, or where the first row has the labels of fields into those. Names of
 * records are looked for on the server. `left` counts the rows that the list has no room for.
 */
export async function pastedLines(
  of: LineParts,
  text: string,
  { line: first, field, before, language, client }: Place,
) {
  const { fields, most } = of.settings
  const { data } = parse<string[]>(text.replace(/\n+$/, ''), { delimiter: '\t' })
  const titled = columnsTitled(fields, data[0] ?? [])
  const names = Object.keys(fields)
  const columns = titled ?? names.slice(names.indexOf(field))
  const all = titled ? data.slice(1) : data
  const rows = all.slice(0, most - first)
  const errors: PasteError[] = []
  const find = finder(of, language, client)
  const lines = await Promise.all(
    rows.map(async (cells, at) => {
      const line: Record<string, unknown> = before[first + at]
        ? askedOf(of.settings, before[first + at]!)
        : { ...blankOf(fields) }
      for (const [column, name] of columns.entries()) {
        const own = name === undefined ? undefined : fields[name]
        const cell = cells[column]?.trim()
        if (!own || cell === undefined || !isAsked(own)) continue
        const found = cell === '' ? { value: own.kind.empty } : await find([name, own], cell)
        if ('value' in found) line[name] = found.value
        else errors.push({ line: at, field: name, key: found.error, text: cell })
      }
      return line
    }),
  )
  return { lines, errors, left: all.length - rows.length }
}

/** The fields that a row names by their labels in either language; undefined where it has other cells. */
function columnsTitled(fields: LineParts['settings']['fields'], row: readonly string[]): string[] | undefined {
  const byTitle = new Map(
    Object.entries(fields).flatMap(([name, { zh, en }]) =>
      [zh, en].map((title) => [plainHeading(title), name] as const),
    ),
  )
  const found = row.map((cell) => byTitle.get(plainHeading(cell)))
  return row.length > 0 && found.every((name) => name !== undefined) ? found : undefined
}

type Found = { readonly value: unknown } | { readonly error: PasteError['key'] }

/** Returns what finds the value that a cell says; each name is asked for once. */
function finder({ name: list, choices }: LineParts, language: Language, client: QueryClient) {
  const asked = new Map<string, Promise<Found>>()
  const once = (key: string, find: () => Promise<Found>) => {
    const known = asked.get(key) ?? find()
    asked.set(key, known)
    return known
  }
  return ([name, field]: readonly [string, Field], text: string): Promise<Found> | Found => {
    const { kind, settings } = field
    const isText = (label: string) => label.trim().toLowerCase() === text.toLowerCase()
    if (targetOf(field) !== undefined) {
      return once(`${name} ${text}`, async () => {
        if (!choices) return { error: 'notFound' }
        const query = wanted(choices, { field: `${list}.${name}`, search: text })
        const { items } = await client.fetchQuery(query)
        const record = items.find((one) => isText(one.name) && one.status === 1)
        return record ? { value: record.id } : { error: 'notFound' }
      }).catch(() => ({ error: 'notFound' as const }))
    }
    const dictType = settings['dictType']
    if (typeof dictType === 'string') {
      return once(`${name} ${text}`, async () => {
        const values = await client.fetchQuery(dictQuery(dictType))
        const entry = values.find(
          ({ dictValue, dictLabel, dictLabelEn, status }) =>
            status === 1 && [dictValue, dictLabel, dictLabelEn].some((label) => isText(label)),
        )
        return entry ? { value: entry.dictValue } : { error: 'notFound' }
      }).catch(() => ({ error: 'notFound' as const }))
    }
    if (!kind.parse) return { value: text }
    const parsed = kind.parse(text, settings, { language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
    return 'value' in parsed ? parsed : { error: 'notRead' }
  }
}
