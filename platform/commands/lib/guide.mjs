import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { platformFolder, root } from './run.mjs'

/** Returns the path of a guide from the folder of the product: the platform has its guides with it where it is an installed package. */
export function guide(name) {
  const file = `docs/guides/${name}.md`
  const packed = join(platformFolder, file)
  return existsSync(packed) ? relative(root, packed).replaceAll('\\', '/') : file
}
