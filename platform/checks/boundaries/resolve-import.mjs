import { readFileSync, realpathSync, statSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { platformFolder, root } from '../../commands/lib/run.mjs'
import { sourceFile, sourcePath } from '../../commands/lib/source-path.mjs'
import { readPaths } from './tsconfig-paths.mjs'

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']

/**
 * The file that `specifier` names when imported from `file`, both as `sourcePath` names them:
 * undefined for a package from the registry, '' when it should be one of our files and does not exist.
 */
export function resolveImport(file, specifier) {
  const bare = specifier.replace(/\?.*$/, '')
  // The sources of a folder, which a plugin of a module gives as one file.
  if (specifier.endsWith('/examples?sources')) return existingFolder(posix.join(posix.dirname(file), bare))
  if (bare.startsWith('.')) return existing(posix.join(posix.dirname(file), bare))
  if (bare.startsWith('/')) return existing(bare.slice(1))
  if (bare.startsWith('#')) return aliased(bare)
  return bare.startsWith('atrium/') ? exported(`.${bare.slice('atrium'.length)}`) : undefined
}

// The aliases of tsconfig.json: the file is in the first of their folders that has it.
function aliased(specifier) {
  const { paths, from } = readPaths()
  const pattern = Object.keys(paths).find((name) => fits(name, specifier))
  const places = (paths[pattern] ?? []).map((place) =>
    sourcePath(resolve(from, place.replace('*', starOf(pattern, specifier)))),
  )
  return places.map(existing).find(Boolean) ?? ''
}

// The part of Node's package.json lookup that the platform uses: exact keys, then the longest pattern with one star.
function exported(key) {
  const map = JSON.parse(readFileSync(resolve(platformFolder, 'package.json'), 'utf8')).exports
  const pattern = Object.keys(map)
    .filter((name) => name.includes('*') && fits(name, key))
    .toSorted((a, b) => b.length - a.length)[0]
  const goal = Object.hasOwn(map, key) ? map[key] : pattern && map[pattern].replace('*', starOf(pattern, key))
  return typeof goal === 'string' ? existing(posix.join('platform', goal)) : ''
}

function fits(pattern, key) {
  const [before, after] = pattern.split('*')
  return key.length >= pattern.length && key.startsWith(before) && key.endsWith(after)
}

function starOf(pattern, key) {
  const [before, after] = pattern.split('*')
  return key.slice(before.length, key.length - after.length)
}

function existing(path) {
  const ending = endings.find((end) => statSync(sourceFile(path + end), { throwIfNoEntry: false })?.isFile())
  if (ending === undefined) return ''
  // An installed platform, by the path of its folder.
  return path.includes('node_modules/') ? sourcePath(realpathSync(sourceFile(path + ending))) : path + ending
}

function existingFolder(path) {
  return statSync(resolve(root, path), { throwIfNoEntry: false })?.isDirectory() ? path : ''
}
