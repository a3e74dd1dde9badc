import { expect, test } from 'vitest'
import { checkContract, createContract } from './contract'
import { defineModule, entry, type Module, type ModuleContract } from './module'

const words = { zh: '库存', en: 'Stock' } as const

const moduleOf = (module: Partial<Module> & { name: string }): ModuleContract => ({
  module: defineModule({ title: words, menu: [], ...module }),
  api: {},
  records: {},
})
const top = (path: string) => ({ menu: [entry(path, words, 'lucide:box')] })
const check = (modules: readonly ModuleContract[]) =>
  checkContract(createContract(Object.fromEntries(modules.map((one) => [one.module.name, one]))))

test('a page of the platform or of a module is replaced under its id, by one module', () => {
  const replaced = createContract({ a: moduleOf({ name: 'a', replaces: ['system/post'] }) })
  expect(() => checkContract(replaced)).not.toThrow()
  expect(replaced.replacedPages).toEqual({ 'system/post': 'a' })
  expect(replaced.pageIds).toEqual(createContract({}).pageIds)
  const b = moduleOf({ name: 'b', ...top('stock') })
  expect(() => check([moduleOf({ name: 'a', replaces: ['stock'] }), b])).not.toThrow()
})

test.each([
  [
    ['a', 'system/pots'],
    'The module a replaces the page "system/pots", which no module has. There are: home, own, profile/index, ',
  ],
  [['a', 'own'], 'The module a replaces the page "own", which is its own.'],
  [['b', 'system/post'], 'The modules a and b both replace the page "system/post".'],
])('an id that cannot be replaced is an error with a sentence: %s', ([name, id], sentence) => {
  const a = moduleOf({ name: 'a', ...top('own'), replaces: name === 'a' ? [id!] : ['system/post'] })
  const b = moduleOf({ name: 'b', replaces: name === 'b' ? [id!] : [] })
  expect(() => check([a, b])).toThrow(sentence)
})

test('a module that replaces another one has its name', () => {
  expect(() => createContract({ forms: moduleOf({ name: 'myforms' }) })).toThrow(
    'The product lists the module "myforms" under the name "forms". Give both the same name.',
  )
})
