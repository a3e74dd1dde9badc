import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { contractFile, moduleList } from '../lib/product-folder.mjs'
import { PlainError, root } from '../lib/run.mjs'
import { camel } from './words/case.mjs'

/** Returns the line by which the list of modules imports one. */
export const importOf = (name) => `import * as ${name} from '#modules/${name}/contract'`

/**
 * The contract of the platform and of all modules: kinds of records, calls, dictionaries. Throws a sentence when it cannot be
 * loaded.
 */
export async function readContract(folder = root) {
  const { contract } = await loaded(contractFile(folder), folder)
  const { recordKinds, api, declared } = contract
  const dictionaries = Object.assign({}, ...declared.map((one) => one.dictionaries))
  return { kinds: recordKinds, calls: Object.keys(api), dictionaries, names: declared.map(({ name }) => name) }
}

/** Returns what a source file of the contract exports. Throws a sentence when it cannot be loaded. */
export async function loaded(file, folder) {
  // A file of the platform finds its own tsconfig.json, which does not lead to the modules of this folder.
  const alias = [{ find: /^#modules\//, replacement: `${join(folder, 'modules')}/` }]
  const options = { root: folder, configFile: false, logLevel: 'silent', resolve: { alias, tsconfigPaths: true } }
  try {
    const { module } = await runnerImport(file, options)
    return module
  } catch (error) {
    throw new PlainError(
      `The contract cannot be loaded (${reasonOf(error)}): correct it first, "npm run check types" says where. Nothing was written.`,
    )
  }
}

/** Returns the kind of record of a module. Throws a sentence where the module has no such kind, or its fields are labels alone. */
export function derivedKind(module, noun, { kinds: records }) {
  const record = records[camel(`${module}-${noun}`)]
  const isDerived = Object.values(record?.fields ?? {}).every((field) => 'kind' in field)
  if (record && isDerived) return record
  throw new PlainError(
    record
      ? `The fields of ${module}/${noun} have no kinds, since it is written by hand: change it by hand, too.`
      : `There is no resource ${module}/${noun}: make it with "npm run new resource ${module}/${noun}".`,
  )
}

/** The place of an error in a source text, else the first line of its message. */
function reasonOf({ message }) {
  const [place] = /[\w./-]+\.ts:\d+:\d+/.exec(message) ?? []
  return place ?? message.split('\n')[0]
}

/** Whether there is a list of modules. Without one each folder in `modules/` is a module. */
export const hasList = (folder) => existsSync(join(folder, moduleList))

/**
 * Returns the module and the name in a text such as `stock/shelves`. Throws a sentence for one that has another form, or whose module is not there; `thing` is what it
 * names, such as "panel", and `example` one that is right.
 */
export function placeOf(id, { thing, example }, folder = root) {
  const [module, name, ...rest] = id.split('/')
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name ?? '') || rest.length > 0) {
    throw new PlainError(
      `"${id}" cannot be the name of a ${thing}: write MODULE/NAME in lower-case words joined by hyphens, such as ${example}.`,
    )
  }
  if (!hasModule(module, folder))
    throw new PlainError(`There is no module ${module}: make it with "npm run new module ${module}".`)
  return { module, name }
}

/** Whether there is a module of this name. Throws a sentence when only a part of it is there. */
export function hasModule(name, folder = root) {
  const isThere = (file) => existsSync(join(folder, `modules/${name}`, file))
  const isListed = () => readFileSync(join(folder, moduleList), 'utf8').includes(importOf(name).replace('import ', ''))
  const inList = hasList(folder) ? isListed() : isThere('.')
  if (!isThere('.') && !inList) return false
  const missing = [
    ...(isThere('contract/index.ts') ? [] : [`modules/${name}/contract/index.ts is missing`]),
    ...(inList ? [] : [`${moduleList} does not list it`]),
  ]
  if (missing.length === 0) return true
  const lines = hasList(folder) ? ` and its lines in ${moduleList}` : ''
  throw new PlainError(
    `The module ${name} is half written, since ${missing[0]}: complete it, or delete modules/${name}${lines}.`,
  )
}
