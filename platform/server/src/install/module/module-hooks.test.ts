import { defineModule } from 'atrium/contract/module/module'
import type { ModuleStart } from '#server/call/resource'
import { openServer, productOf } from '#server-test/server'
import { expect, test } from 'vitest'

const words = { zh: '探针', en: 'Probe' } as const
const contractOf = (name: string) => ({
  module: defineModule({ name, title: words, menu: [] }),
  api: {},
  records: {},
})

/** A product of modules that start in these ways. */
const productThat = (starts: Readonly<Record<string, ModuleStart>>) =>
  productOf(
    Object.keys(starts).map(contractOf),
    Object.fromEntries(Object.entries(starts).map(([name, start]) => [name, { start }])),
  )

/** A start that notes itself and its stop. */
const noting = (notes: string[], name: string) => async () => {
  notes.push(`${name} starts`)
  return async () => void notes.push(`${name} stops`)
}

test('modules start in the order of the product and stop in the other one', async () => {
  const notes: string[] = []
  const product = productThat({ b: noting(notes, 'b'), c: async () => {}, a: noting(notes, 'a') })
  const server = await openServer({ product })
  expect(notes).toEqual(['b starts', 'a starts'])
  await server.close()
  expect(notes).toEqual(['b starts', 'a starts', 'a stops', 'b stops'])
})

test('a module starts on the filled database, which it reads and writes', async () => {
  const post = { postCode: 'probe', postNameEn: '', postSort: 9, status: 1, remark: '' } as const
  const start: ModuleStart = async ({ db, write }) => {
    const users = await db.selectFrom('users').select('username').execute()
    const postName = String(users.length)
    await write((trx) =>
      trx
        .insertInto('posts')
        .values({ ...post, postName })
        .execute(),
    )
  }
  const server = await openServer({ product: productThat({ a: start }) })
  const added = server.engine.db.selectFrom('posts').where('postCode', '=', 'probe').select('postName')
  expect(await added.execute()).toEqual([{ postName: '4' }])
  await server.close()
})

test('a module that does not run does not start', async () => {
  const notes: string[] = []
  const product = productThat({ a: noting(notes, 'a'), b: noting(notes, 'b') })
  const server = await openServer({ product, modules: ['b'] })
  await server.close()
  expect(notes).toEqual(['b starts', 'b stops'])
})

test('an error at the start names the module, and stops those before it', async () => {
  const notes: string[] = []
  const fail: ModuleStart = () => {
    throw new Error('no queue at this address')
  }
  const product = productThat({ a: noting(notes, 'a'), broken: fail, c: noting(notes, 'c') })
  await expect(openServer({ product })).rejects.toThrow('The module broken could not start: no queue at this address')
  expect(notes).toEqual(['a starts', 'a stops'])
})

test('an error at the stop is logged, and the modules before it stop', async () => {
  const notes: string[] = []
  const fail = () => Promise.reject(new Error('still busy'))
  const lines: unknown[] = []
  const product = productThat({ a: noting(notes, 'a'), busy: async () => fail })
  const server = await openServer({ product, log: (...line) => void lines.push(line) })
  await server.close()
  expect(lines).toContainEqual(['error', 'module not stopped', { module: 'busy', error: 'still busy' }])
  expect(notes).toEqual(['a starts', 'a stops'])
})
