import { lineReferences, parentField, referenceFields, targetOf } from 'atrium/contract/kind/fields-of'
import { platformRecords } from 'atrium/contract/module/platform-api'
import { expect, test } from 'vitest'
import type { Values } from './sample-form'
import type { Tested } from './tested'

/** Tests what records of a kind may refer to. */
export function testReferences({ kind, contract, of }: Tested): void {
  const own = Object.fromEntries(referenceFields(kind).map((field) => [field, targetOf(kind.fields[field]!)!]))
  const targets: Readonly<Record<string, string>> = { ...own, ...lineReferences(kind) }
  const references = Object.keys(targets)

  test.each(references)('what %s may name is found by a part of its name, and by its id', async (field) => {
    const { choices } = of()
    const first = (await choices({ field })).items[0]!
    expect((await choices({ field, search: first.name.slice(0, 2).toUpperCase() })).items).toContainEqual(first)
    expect(await choices({ field, search: 'no such name' })).toEqual({ items: [], total: 0 })
    expect(await choices({ field, ids: [first.id] })).toEqual({ items: [first], total: 1 })
  })

  // `testTree` checks that a record with others below it is not deleted.
  const others = references.filter((field) => field !== parentField(kind))
  const ofModules = others.filter((field) => !((targets[field] ?? '') in platformRecords))

  test.each(ofModules)('what %s names is not deleted, and the message counts the records', async (field) => {
    const { admin, form, add } = of()
    const body = form()
    await add(body)
    const { table } = contract.recordKinds[targets[field]!]!
    const [list, inLine] = field.split('.') as [string, string?]
    const value = inLine ? (body[list] as readonly Values[])[0]![inLine] : body[field]
    const answer = await admin.ask(contract.api[table]!['delete']!, { query: { ids: [value] } })
    expect([answer.status, answer.errorData.error]).toEqual([409, 'record.referenced'])
    const counted = inLine ? kind.name.zh + kind.fields[list]!.zh : kind.plural.zh
    expect(answer.body.msg).toMatch(new RegExp(`${counted}（\\d+）`))
  })
}
