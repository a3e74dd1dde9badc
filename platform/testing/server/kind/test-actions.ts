import { fixedStateOf, stateFieldOf, type KindAction } from 'atrium/contract/kind/action'
import type { Endpoint } from 'atrium/contract/endpoint'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { expect, test } from 'vitest'
import { formFields } from './sample-form'
import type { Tested } from './tested'

/** Tests the actions of a kind that change its state and ask for nothing: none of its tests run for a kind without one. */
export function testActions({ kind, calls, of }: Tested): void {
  const state = stateFieldOf(kind.fields)
  const actions = Object.entries(kind.actions ?? {}).filter(([, { to, form }]) => to !== undefined && !form)
  if (state === undefined || actions.length === 0) return
  const callOf = (name: string) => (calls as unknown as Readonly<Record<string, Endpoint>>)[name]!

  /** Adds a record that is in a state. */
  async function addIn(value: string): Promise<number> {
    const { add, form, server } = of()
    const id = await add(form())
    const update = server.deps.db.updateTable(kind.table as 'posts').set({ [state!]: value } as never)
    await update.where(kind.id as 'postId', '=', id).execute()
    return id
  }
  const stateOf = async (id: number) => (await of().read(id))[state]

  test('a new record has the first state, which no form changes', async () => {
    const { add, form, admin } = of()
    const [first] = Object.keys(statesOf(kind, state))
    expect(await stateOf(await add(form()))).toBe(first)
    expect(formFields(kind).map(([name]) => name)).not.toContain(state)
    const { status, errorData } = await admin.ask(calls.add, { body: { ...form(), [state]: first } })
    expect([status, Object.keys(errorData.fields ?? {})]).toEqual([400, [state]])
  })

  const ways = actions.flatMap(([name, { from, to }]) =>
    (from ?? Object.keys(statesOf(kind, state))).map((source) => [name, source, to!] as const),
  )
  test.each(ways)('%s leads from %s to %s, for all records of a call', async (name, from, to) => {
    const { admin } = of()
    const ids = [await addIn(from), await addIn(from)]
    const { status, errorData } = await admin.ask(callOf(name), { query: { ids }, body: {} })
    // An action may reject with an error of its kind, such as a booking of more than there is; then no record may change.
    const rejected = Object.values(kind.errors).find(({ code }) => code === errorData?.error)
    expect(status).toBe(rejected?.status ?? 200)
    for (const id of ids)
      expect([await stateOf(id), (await of().read(id)).version]).toEqual(rejected ? [from, 1] : [to, 2])
  })

  const closed = actions.flatMap(([name, action]) =>
    closedTo(kind, state, action).map((source) => [name, source] as const),
  )
  test.each(closed)('%s is not possible from %s, and no record of the call changes', async (name, from) => {
    const { admin } = of()
    const [open, wrong] = [await addIn(kind.actions![name]!.from![0]!), await addIn(from)]
    const { status, errorData } = await admin.ask(callOf(name), { query: { ids: [open, wrong] }, body: {} })
    expect([status, errorData.error]).toEqual([409, 'record.wrongState'])
    expect([await stateOf(open), await stateOf(wrong)]).toEqual([kind.actions![name]!.from![0], from])
  })

  const fixed = Object.keys(statesOf(kind, state)).filter((one) => fixedStateOf(kind, { [state]: one }))
  test.each(fixed)('a record that is %s is neither edited nor deleted', async (name) => {
    const { admin, form } = of()
    const id = await addIn(name)
    const edit = await admin.ask(calls.edit, { body: { ...form(), [kind.id]: id, version: 1 } })
    const remove = await admin.ask(calls.delete, {
      query: { ids: [await addIn(Object.keys(statesOf(kind, state))[0]!), id] },
    })
    for (const { status, errorData } of [edit, remove])
      expect([status, errorData.error]).toEqual([409, 'record.wrongState'])
    expect((await of().read(id)).version).toBe(1)
  })

  test.each(actions.map(([name]) => name))('%s is for those who hold its permission', async (name) => {
    const { server } = of()
    const id = await addIn(kind.actions![name]!.from?.[0] ?? Object.keys(statesOf(kind, state))[0]!)
    const nobody = server.client()
    expect((await nobody.ask(callOf(name), { query: { ids: [id] }, body: {} })).status).toBe(401)
    const guest = await server.signIn('guest')
    expect((await guest.ask(callOf(name), { query: { ids: [id] }, body: {} })).status).toBe(403)
  })
}

const statesOf = ({ fields }: FieldedKind, state: string) =>
  fields[state]!.settings['values'] as Readonly<Record<string, object>>

/** The states from which an action is not possible. */
const closedTo = (kind: FieldedKind, state: string, { from }: KindAction) =>
  from ? Object.keys(statesOf(kind, state)).filter((one) => !from.includes(one)) : []
