import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#product/contract'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { templates } from '../../contract/templates'
import { add, publish, read, send } from '../test/sample-form'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

/** The texts of a design that lack a language. */
function untranslated(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  if ('zh' in part && 'en' in part) return part.zh && part.en ? [] : [part]
  return Object.values(part).flatMap(untranslated)
}

test.each(templates.map((template) => [template.name, template] as const))(
  'the template "%s" is saved, published and filled in as it is, in both languages',
  async (_name, { note, design }) => {
    expect(untranslated([note, design])).toEqual([])
    const count = fieldsOf(design).length
    expect(count).toBeGreaterThanOrEqual(6)
    expect(count).toBeLessThanOrEqual(15)
    const formId = await add(admin, design)
    expect((await read(admin, formId)).design).toEqual(design)
    expect(await publish(admin, formId)).toBe(1)
    expect(await admin.get(api.formFilling.read, { query: { formId } })).toMatchObject({ number: 1 })
    // Nothing but fields that have to be filled in keeps an empty entry from being sent.
    const { errorData } = await send(admin, formId, {})
    expect(Object.values(errorData.fields!).length).toBeGreaterThan(0)
  },
)
