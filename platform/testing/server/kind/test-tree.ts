import type { Endpoint } from 'atrium/contract/endpoint'
import { parentField, positionField } from 'atrium/contract/kind/fields-of'
import { expect, test } from 'vitest'
import type { Tested } from './tested'

/** Tests the tree of a kind with a parent: none of its tests run for another one. */
export function testTree({ kind, calls, of }: Tested): void {
  const parent = parentField(kind)
  if (parent === undefined) return
  const call = (name: 'order' | 'parents') => (calls as unknown as Readonly<Record<string, Endpoint>>)[name]!

  /** Adds a record with two others below it. */
  async function addBranch(): Promise<[top: number, first: number, second: number]> {
    const { add, form } = of()
    // Without what a form may leave out, such as a status: a disabled record is no parent.
    const top = await add({ ...form('asked'), [parent!]: null })
    return [top, await add({ ...form('asked'), [parent!]: top }), await add({ ...form('asked'), [parent!]: top })]
  }
  const idsBelow = async (id: number) => {
    const { items } = await of().list({})
    return items.flatMap((row) => (row[parent] === id ? [row[kind.id] as number] : []))
  }

  test('the list is the whole tree, and a record moves to another parent', async () => {
    const { edit, form } = of()
    const [top, first, second] = await addBranch()
    expect((await idsBelow(top)).toSorted((a, b) => a - b)).toEqual([first, second])
    expect((await edit(second, { ...form('asked'), [parent]: first })).status).toBe(200)
    expect([await idsBelow(top), await idsBelow(first)]).toEqual([[first], [second]])
  })

  test('a record is not below itself or one of those below it', async () => {
    const { admin, edit, form } = of()
    const [top, first] = await addBranch()
    const { status, errorData } = await edit(top, { ...form('asked'), [parent]: first })
    expect([status, Object.keys(errorData.fields ?? {})]).toEqual([400, [parent]])
    const offered = (await admin.get(call('parents'), { query: { below: top } } as never)) as { id: number }[]
    expect(offered.map(({ id }) => id)).not.toEqual(expect.arrayContaining([first]))
  })

  test('a record with others below it is deleted together with them alone', async () => {
    const { remove } = of()
    const [top, first, second] = await addBranch()
    const alone = await remove([top])
    expect([alone.status, alone.errorData.error]).toEqual([409, 'record.hasChildren'])
    expect((await remove([top, first, second])).status).toBe(200)
  })

  if (positionField(kind) === undefined) return
  test('siblings are in an order that changes', async () => {
    const { admin } = of()
    const [top, first, second] = await addBranch()
    expect(await idsBelow(top)).toEqual([first, second])
    const body = { id: second, version: 1, parent: top, beside: first, side: 'before' }
    expect((await admin.ask(call('order'), { body })).status).toBe(200)
    expect(await idsBelow(top)).toEqual([second, first])
  })
}
