import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { PlainError, root } from '../lib/run.mjs'
import { camel } from './words/case.mjs'

/** The files that list the modules, with the line that a module has in each and the name of the list. */
export const listings = {
  'product/contract.ts': {
    list: 'contract',
    importOf: (name) => `import * as ${name} from '#modules/${name}/contract'`,
  },
  'product/server.ts': { list: 'servers', importOf: (name) => `import { ${name} } from '#modules/${name}/server'` },
  'product/console.ts': {
    list: 'modules',
    importOf: (name) => `import * as ${name} from '#modules/${name}/console'`,
  },
}

const parts = ['module.ts', 'contract/index.ts', 'server/index.ts', 'console/index.ts', 'package.json']

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

/**
 * Whether there is a module of this name. Throws a sentence when only a part of it is there.
 */
export function hasModule(name, folder = root) {
  const isThere = (file) => existsSync(join(folder, `modules/${name}`, file))
  const unlisted = Object.entries(listings)
    .filter(
      ([file, { importOf }]) =>
        !readFileSync(join(folder, file), 'utf8').includes(importOf(name).replace('import ', '')),
    )
    .map(([file]) => file)
  const isListed = unlisted.length < Object.keys(listings).length
  if (!isThere('.') && !isListed) return false
  const missing = [
    ...parts.filter((part) => !isThere(part)).map((part) => `modules/${name}/${part} is missing`),
    ...unlisted.map((file) => `${file} does not list it`),
  ]
  if (missing.length === 0) return true
  throw new PlainError(
    `The module ${name} is half written, since ${missing[0]}: complete it, or delete modules/${name} and its lines in ${Object.keys(listings).join(', ')}.`,
  )
}
