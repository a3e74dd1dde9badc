import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The file that makes a folder that of a product. */
const mark = 'product/brand.ts'

/** The list of modules that a product may have. */
export const moduleList = 'product/contract.ts'

/** Returns the file whose `contract` is that of a product: its list of modules, or that of the platform, which has every module below `modules/`. */
export function contractFile(folder) {
  const own = resolve(folder, moduleList)
  return existsSync(own) ? own : resolve(import.meta.dirname, '../../entries/defaults/contract.ts')
}

/** Returns the folder of the product that `from` is in, undefined where it is in none. */
export function findProduct(from = process.cwd()) {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(resolve(folder, mark))) return folder
    if (folder === dirname(folder)) return undefined
  }
}
