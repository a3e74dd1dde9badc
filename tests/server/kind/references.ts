import { api, contract } from '#product/contract'
import type { Endpoint } from '@atrium/contract/endpoint'
import { referenceFields, targetOf } from '@atrium/contract/kind/fields-of'
import { platformRecords } from '@atrium/contract/module/platform-api'
import { expect, test } from 'vitest'
import type { Tested } from './tested'

/** Tests what records of a kind may refer to. */
export function testReferences({ kind, of }: Tested): void {
  const references = referenceFields(kind)

  test.each(references)('what %s may name is found by a part of its name, and by its id', async (field) => {
    const { choices } = of()
    const first = (await choices({ field })).items[0]!
    expect((await choices({ field, search: first.name.slice(0, 2).toUpperCase() })).items).toContainEqual(first)
    expect(await choices({ field, search: 'no such name' })).toEqual({ items: [], total: 0 })
    expect(await choices({ field, ids: [first.id] })).toEqual({ items: [first], total: 1 })
  })

  const ofModules = references.filter((field) => !((targetOf(kind.fields[field]!) ?? '') in platformRecords))

  test.each(ofModules)('what %s names is not deleted, and the message counts the records', async (field) => {
    const { admin, form, add } = of()
    const body = form()
    await add(body)
    const { table } = contract.recordKinds[targetOf(kind.fields[field]!)!]!
    const calls = (api as unknown as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>)[table]!
    const answer = await admin.ask(calls['delete']!, { query: { ids: [body[field]] } })
    expect([answer.status, answer.errorData.error]).toEqual([409, 'record.referenced'])
    expect(answer.body.msg).toMatch(new RegExp(`${kind.plural.zh}（\\d+）`))
  })
}
