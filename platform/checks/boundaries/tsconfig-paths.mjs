import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { platformFolder, root } from '../../commands/lib/run.mjs'

/** Returns the aliases of imports as `paths` of a tsconfig.json has them, and the folder that they count `from`: those of the product, else those of the platform. */
export function readPaths() {
  const own = pathsIn(resolve(root, 'tsconfig.json'))
  return own ? { paths: own, from: root } : { paths: pathsIn(ofPlatform), from: platformFolder }
}

const ofPlatform = resolve(platformFolder, 'tsconfig.base.json')
const known = new Map()

function pathsIn(file) {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  if (!known.has(file)) known.set(file, parsed(readFileSync(file, 'utf8')).compilerOptions?.paths)
  return known.get(file)
}

/** Reads JSON with comments and with commas behind the last entry, as tsc does. Also gives `${configDir}` its meaning. */
function parsed(text) {
  const plain = text.replace(/("(?:\\.|[^"\\])*")|\/\/.*|\/\*[\s\S]*?\*\//g, '$1').replace(/,(?=\s*[}\]])/g, '')
  return JSON.parse(plain.replaceAll('${configDir}', root.replaceAll('\\', '/')))
}
