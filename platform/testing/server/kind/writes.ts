import { isRequired } from 'atrium/contract/kind/field-kind'
import { expect, test } from 'vitest'
import { formFields, wrongValues } from './sample-form'
import type { Tested } from './tested'

/** Tests adding, editing and deleting records of a kind, with what is rejected. */
export function testWrites({ kind, of }: Tested): void {
  const unique = (kind.unique ?? []).filter(({ within }) => !within).map(({ field }) => field)

  test('a record is added with defaults for what the form leaves out', async () => {
    const { form, add, read } = of()
    const body = form('asked')
    const left = formFields(kind).filter(([, field]) => !isRequired(field))
    const defaults = Object.fromEntries(left.map(([name, field]) => [name, field.options.initial ?? field.kind.empty]))
    expect(await read(await add(body))).toMatchObject({ ...defaults, ...body, version: 1 })
  })

  test('an edit changes what it names and keeps the rest', async () => {
    const { form, add, edit, read } = of()
    const [whole, change] = [form(), form('asked')]
    const id = await add(whole)
    expect((await edit(id, change)).status).toBe(200)
    expect(await read(id)).toMatchObject({ ...whole, ...change, version: 2 })
  })

  test.each(wrongValues(kind))('a form with a wrong %s is rejected at that field: %j', async (field, value) => {
    const { admin, calls, form } = of()
    const { status, errorData } = await admin.ask(calls.add, { body: { ...form('asked'), [field]: value } })
    // That of lines is at a field of one of them.
    const at = Object.keys(errorData.fields ?? {}).map((name) => name.split('.')[0])
    expect([status, [...new Set(at)]]).toEqual([400, [field]])
  })

  test.each(unique)('%s is unique, and the error names the field', async (field) => {
    const { admin, calls, form, add, edit, read } = of()
    const taken = form()
    await add(taken)
    const rejected = { [field]: taken[field] }
    const { status, errorData, body } = await admin.ask(calls.add, { body: { ...form(), ...rejected } })
    expect([status, errorData]).toEqual([409, { error: 'record.taken', fields: { [field]: body.msg } }])
    const own = form()
    const id = await add(own)
    expect((await edit(id, { ...own, ...rejected })).status).toBe(409)
    expect((await read(id)).version).toBe(1)
  })

  test('an edit of what somebody else has changed is stale, one of what is gone is not found', async () => {
    const { admin, calls, form, add, edit, remove } = of()
    const body = form('asked')
    const id = await add(body)
    const unread = await admin.ask(calls.edit, { body: { ...body, [kind.id]: id } })
    expect(Object.keys(unread.errorData.fields!)).toEqual(['version'])
    expect((await edit(id, body)).status).toBe(200)
    expect((await edit(id, body)).errorData.error).toBe('record.stale')
    await remove([id])
    expect((await edit(id, body, 2)).errorData.error).toBe('record.notFound')
  })

  test('of several records all are deleted or none', async () => {
    const { admin, calls, form, add, read, remove } = of()
    const [first, second] = [await add(form()), await add(form())]
    expect((await remove([first, 999_999, second])).status).toBe(404)
    await read(first)
    expect((await remove([first, second])).status).toBe(200)
    expect((await admin.ask(calls.read, { query: { [kind.id]: second } })).status).toBe(404)
  })
}
