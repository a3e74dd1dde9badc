import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/run.mjs'
import { loaded } from '../project.mjs'
import { camel } from '../words/case.mjs'

/**
 * Returns the kinds of fields of a module by the functions that make such fields, as `kinds` has those of the platform, with the file `from` which a kind of record imports
 * the function. Those that need more than a label and are not stored in a column are left out: their lines are written by hand.
 */
export async function readOwnKinds(module, folder = root) {
  const path = join(folder, `modules/${module}/contract/kinds`)
  if (!existsSync(path)) return {}
  const files = readdirSync(path).filter((file) => /^[a-z][a-z0-9-]*\.ts$/.test(file))
  const read = files.map(async (file) => {
    const name = file.slice(0, -'.ts'.length)
    const traits = ownTraits(kindMadeBy((await loaded(join(path, file), folder))[camel(name)]))
    return traits ? [[camel(name), { ...traits, from: `./kinds/${name}` }]] : []
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/** Returns the kind of the fields that a function makes of a label; undefined for any other function. */
function kindMadeBy(make) {
  try {
    return make({ zh: '', en: '' }).kind
  } catch {
    return undefined
  }
}

function ownTraits(kind) {
  if (!kind || kind.column === 'none') return undefined
  const { column, empty, filter, isSorted, isOptional } = kind
  const isList = column === 'json'
  return {
    column: isList ? 'text' : column,
    isNull: empty === null,
    isUnique: !isList,
    isSorted: Boolean(isSorted),
    isFiltered: filter && 'always',
    isAlwaysFilled: Boolean(isOptional),
  }
}
