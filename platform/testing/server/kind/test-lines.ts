import { isAsked, isRequired, type Field } from 'atrium/contract/kind/field-kind'
import { calculatedOf, linesIn, type Line, type LinesOf } from 'atrium/contract/kind/fields/lines/line-values'
import { sumsOf } from 'atrium/contract/kind/fields/lines/sum-of'
import { expect, test } from 'vitest'
import type { Tested } from './tested'

/** Tests the lines of a kind that has some: none of its tests run for another one. */
export function testLines({ kind, of }: Tested): void {
  for (const lines of linesIn(kind)) testOneList({ kind, of }, lines)
}

function testOneList({ kind, of }: Pick<Tested, 'kind' | 'of'>, lines: LinesOf): void {
  const { name, least, most } = lines
  /** A form with `count` lines. */
  const formWith = (count: number) => {
    const body = of().form()
    const [line] = body[name] as readonly Line[]
    return { ...body, [name]: Array.from({ length: count }, () => line!) }
  }
  const errorsOf = async (list: readonly Line[]) => {
    const { admin, calls, form } = of()
    const { status, errorData } = await admin.ask(calls.add, { body: { ...form(), [name]: list } })
    // That of a list of values is at one of them.
    const at = Object.keys(errorData.fields ?? {}).map((path) => path.split('.').slice(0, 3).join('.'))
    return [status, [...new Set(at)]]
  }

  test(`${name} are read with what is calculated, and their sums are in the record`, async () => {
    const { add, read } = of()
    const body = formWith(3)
    const sent = body[name] as readonly Line[]
    const row = await read(await add(body))
    const stored = row[name] as readonly Line[]
    expect(stored).toMatchObject(sent.map((line) => ({ ...line, ...calculatedOf(lines, line) })))
    expect(row).toMatchObject(sumsOf(kind.fields, lines.table, stored))
  })

  test(`other ${name} take the place of those before`, async () => {
    const { add, edit, read } = of()
    const id = await add(formWith(2))
    const change = formWith(3)
    expect((await edit(id, change)).status).toBe(200)
    expect((await read(id))[name]).toMatchObject(change[name] as object)
  })

  test.each([most + 1, ...(least > 0 ? [least - 1] : [])])(`%i ${name} are too many or too few`, async (count) => {
    expect(await errorsOf(formWith(count)[name] as readonly Line[])).toEqual([400, [name]])
  })

  test.each(wrongCells(lines.fields))(`an error in ${name} is at %s of its line: %j`, async (field, value) => {
    const [first, second] = formWith(2)[name] as readonly [Line, Line]
    expect(await errorsOf([first, { ...second, [field]: value }])).toEqual([400, [`${name}.1.${field}`]])
  })
}

/** Every wrong value of the fields of lines. A calculated value is not sent. */
function wrongCells(fields: LinesOf['fields']): (readonly [field: string, value: unknown])[] {
  return Object.entries(fields).flatMap(([name, field]) => wrongOf(field).map((value) => [name, value] as const))
}

function wrongOf(field: Field): readonly unknown[] {
  if (!isAsked(field)) return [1]
  return [...(isRequired(field) ? [field.kind.empty] : []), ...(field.kind.wrong?.(field.settings) ?? [])]
}
