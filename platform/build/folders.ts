import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { findProduct } from '../commands/lib/product-folder.mjs'

/** The folder of the platform: part of this repository, or an installed package. */
export const platformFolder = resolve(import.meta.dirname, '..')

/** The folder of the product that is built: the one that the command was started in. */
export const productFolder = findProduct() ?? process.cwd()

/** Whether the platform is an installed package. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(platformFolder)

const sides = ['contract/index.ts', 'server', 'console']

/** Returns the names of the folders in `modules/` that hold a module: one with a contract, a server or a console. */
export function moduleFolders(): string[] {
  const folder = resolve(productFolder, 'modules')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => sides.some((side) => existsSync(resolve(folder, name, side))))
}
