import type { Field } from 'atrium/contract/kind/field-kind'
import { parentField } from 'atrium/contract/kind/fields-of'
import { linesOf } from 'atrium/contract/kind/fields/lines/line-values'
import { groupFields, operatorsOf, sortFields } from 'atrium/contract/kind/list/list-parts'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { expect, test } from 'vitest'
import { readRecords } from '../files'
import { titleOf, type Values } from './sample-form'
import type { Tested } from './tested'

/** Tests the list of a kind, its filters and orders, and the export. */
export function testReads(tested: Tested): void {
  const { kind, of } = tested
  const filtered = Object.entries(kind.fields).filter(([, { options }]) => options.filter && !options.computed)

  test.each(filtered)('the list is filtered by %s', async (name, field) => {
    const { add, read, list, form } = of()
    const id = await add(form())
    const value = (await read(id))[name]
    if (value === null || value === '') throw new Error(`The sample of ${name} is empty, so that no filter finds it.`)
    // The page that holds the record, where the filter lets it through.
    const query = { pageWith: id, size: 100 }
    const found = await list({ ...query, ...filterFor(name, field, value) })
    expect(found.items).toContainEqual(expect.objectContaining({ [kind.id]: id }))
    const others = otherFilter(name, field, value)
    const other = others ? await list({ ...query, ...others }) : { items: [] }
    expect(other.items.map((row) => row[kind.id])).not.toContain(id)
  })

  test.each(
    filtered.flatMap(([name, field]) => operatorsOf(field).map((operator) => [name, operator, field] as const)),
  )('the list is filtered by %s%s', async (name, operator, field) => {
    const { add, read, list, form } = of()
    const id = await add(form())
    const value = (await read(id))[name]
    const idsBy = async (filter: unknown) => {
      const { items } = await list({ pageWith: id, size: 100, [`${name}${operator}`]: filter })
      return items.map((row) => row[kind.id])
    }
    const isEmpty = operator === 'Empty'
    expect(await idsBy(isEmpty ? false : value)).toContain(id)
    expect(await idsBy(isEmpty ? true : otherValue(field))).not.toContain(id)
  })

  if (!parentField(kind)) testPages(tested)

  test('the export holds the filtered rows', async () => {
    const { server, calls, add, form, read } = of()
    const id = await add(form())
    const row = await read(id)
    const title = titleOf(kind)
    const filter = kind.fields[title]!.options.filter ? { [title]: row[title] } : {}
    const rows = await readRecords(await server.signIn('admin', 'en'), calls.export, filter)
    // A moment has its time zone behind the label.
    const labels = exportedLabels(kind).map((label): unknown => expect.stringContaining(label))
    expect(Object.keys(rows[0]!)).toEqual(['ID', ...labels])
    expect(rows).toContainEqual(expect.objectContaining({ ID: String(id), [kind.fields[title]!.en]: row[title] }))
  })
}

/** Tests the parts of a list that a tree has not: its orders, pages and summary. */
function testPages({ kind, of }: Tested): void {
  const orders = sortFields(kind)

  test('the list and its summary count the same rows', async () => {
    const { add, form, list, summary } = of()
    await add(form())
    const { total } = (await list({})).pageInfo
    expect((await summary({})).count).toBe(total)
    for (const group of groupFields(kind)) {
      const { groups, isCut } = await summary({ group })
      const sum = groups.reduce((all, { count }) => all + count, 0)
      expect([group, isCut || sum]).toEqual([group, isCut || total])
    }
  })

  test.each(orders)('the list is in the order of %s', async (sort) => {
    const { add, form, list } = of()
    for (let n = 0; n < 3; n++) await add(form())
    const ids = async (order: string) => {
      const rows: Values[] = []
      for (let page = 1; ; page++) {
        const { items, pageInfo } = await list({ sort, order, page, size: 100 })
        rows.push(...items)
        if (rows.length >= pageInfo.total) break
      }
      return rows.filter((row) => row[sort] !== null).map((row) => row[kind.id])
    }
    expect(await ids('desc')).toEqual((await ids('asc')).toReversed())
  })

  test('the list returns the page that a certain record is on', async () => {
    const { add, form, list } = of()
    await add(form())
    const id = await add(form())
    const { items, pageInfo } = await list({ size: 1, pageWith: id })
    expect([items.map((row) => row[kind.id]), pageInfo.total > 1]).toEqual([[id], true])
  })

  test('the second page goes on where the first ends', async () => {
    const { add, form, list } = of()
    for (let n = 0; n < 4; n++) await add(form())
    const idsOf = async (page: number) => (await list({ page, size: 2 })).items.map((row) => row[kind.id])
    const ids = [...(await idsOf(1)), ...(await idsOf(2))]
    expect(ids).toEqual((await list({ size: 4 })).items.map((row) => row[kind.id]))
    expect(new Set(ids).size).toBe(4)
  })
}

/** The headings of an export: those of lines are behind the label of the lines, and pictures and places have none. */
const exportedLabels = ({ fields }: FieldedKind) =>
  Object.values(fields).flatMap((field) => {
    const lines = linesOf(field)
    if (lines) return Object.values(lines.fields).map(({ en }) => `${field.en}: ${en}`)
    return field.kind.name === 'picture' || field.kind.name === 'position' ? [] : [field.en]
  })

function filterFor(name: string, { kind }: Field, value: unknown): object {
  if (kind.filter === 'overlap') {
    const [from, to] = String(value).split('/')
    return { [`${name}From`]: from, [`${name}To`]: to }
  }
  if (kind.filter === 'numbers' || kind.filter === 'dates') return { [`${name}From`]: value, [`${name}To`]: value }
  if (kind.filter === 'moments') return { [`${name}From`]: value, [`${name}To`]: '2100-01-01T00:00:00Z' }
  return { [name]: Array.isArray(value) && kind.filter !== 'anyOf' ? (value as unknown[])[0] : value }
}

/** A value that no sample has. */
const otherValue = ({ settings }: Field) => (settings['target'] ? 999_999 : 'no such text')

/** A filter that another value passes; undefined where the value is all that may be chosen. */
function otherFilter(name: string, { kind, settings }: Field, value: unknown): object | undefined {
  if (kind.filter === 'numbers') return { [`${name}From`]: (value as number) + 1 }
  if (kind.filter === 'dates' || kind.filter === 'overlap') return { [`${name}To`]: '1970-01-01' }
  if (kind.filter === 'moments') return { [`${name}To`]: value }
  if (kind.filter === 'equals') {
    if (typeof value === 'boolean') return { [name]: !value }
    if (kind.name === 'status') return { [name]: 1 - (value as number) }
    return { [name]: settings['target'] ? 999_999 : 'nothing of the dictionary' }
  }
  if (kind.filter === 'holds') return { [name]: 999_999 }
  if (kind.filter === 'oneOf' || kind.filter === 'anyOf') {
    const others = Object.keys(settings['choices'] as object).filter((one) => ![value].flat().includes(one))
    return others.length > 0 ? { [name]: others } : undefined
  }
  return { [name]: `${String(value)} no such text` }
}
