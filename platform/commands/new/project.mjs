import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { PlainError, root } from '../lib/run.mjs'
import { camel } from './words/case.mjs'

/** The file that lists the modules. */
export const list = 'product/contract.ts'

/** Returns the line by which the list of modules imports one. */
export const importOf = (name) => `import * as ${name} from '#modules/${name}/contract'`

/** The files that every module has. */
const parts = ['contract/index.ts', 'server/index.ts']

/**
 * The contract of the platform and of all modules: kinds of records, calls, dictionaries. Throws a sentence when it cannot be
 * loaded.
 */
export async function readContract(folder = root) {
  const options = { root: folder, configFile: false, logLevel: 'silent', resolve: { tsconfigPaths: true } }
  try {
    const { module } = await runnerImport(join(folder, 'product/contract.ts'), options)
    const { recordKinds, api, declared } = module.contract
    const dictionaries = Object.assign({}, ...declared.map((one) => one.dictionaries))
    return { kinds: recordKinds, calls: Object.keys(api), dictionaries, names: declared.map(({ name }) => name) }
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

/** Whether there is a module of this name. Throws a sentence when only a part of it is there. */
export function hasModule(name, folder = root) {
  const isThere = (file) => existsSync(join(folder, `modules/${name}`, file))
  const isListed = readFileSync(join(folder, list), 'utf8').includes(importOf(name).replace('import ', ''))
  if (!isThere('.') && !isListed) return false
  const missing = [
    ...parts.filter((part) => !isThere(part)).map((part) => `modules/${name}/${part} is missing`),
    ...(isListed ? [] : [`${list} does not list it`]),
  ]
  if (missing.length === 0) return true
  throw new PlainError(
    `The module ${name} is half written, since ${missing[0]}: complete it, or delete modules/${name} and its lines in ${list}.`,
  )
}
