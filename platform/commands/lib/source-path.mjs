import { relative, resolve } from 'node:path'
import { platformFolder, root } from './run.mjs'

const withSlashes = (path) => path.replaceAll('\\', '/')

/** Returns the path of a file as sources are named in rules: below `platform/` for the platform, from the folder of the product for others. */
export function sourcePath(file) {
  const own = withSlashes(relative(platformFolder, file))
  return own.startsWith('../') ? withSlashes(relative(root, file)) : `platform/${own}`
}

/** Returns the file of a path that `sourcePath` has returned. */
export const sourceFile = (path) =>
  path.startsWith('platform/') ? resolve(platformFolder, path.slice('platform/'.length)) : resolve(root, path)
