import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The file that makes a folder that of a product. */
const mark = 'product/brand.ts'

/** Returns the folder of the product that `from` is in, undefined where it is in none. */
export function findProduct(from = process.cwd()) {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(resolve(folder, mark))) return folder
    if (folder === dirname(folder)) return undefined
  }
}
