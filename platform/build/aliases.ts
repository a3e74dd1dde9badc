import { resolve } from 'node:path'
import type { Alias } from 'vite'
import { platformFolder, productFolder } from './folders'

const folderOf = (name: string, ...path: string[]): Alias => ({
  find: new RegExp(`^${name}/`),
  replacement: `${resolve(...path)}/`,
})

/**
 * The names of folders that tsconfig.json has, by their places: Vite looks for a tsconfig.json beside the file that imports, which is
 * that of the platform where it is an installed package.
 */
export const aliases: Alias[] = [
  folderOf('#server', platformFolder, 'server/src'),
  folderOf('#shared', platformFolder, 'console/src/shared'),
  folderOf('#product', productFolder, 'product'),
  folderOf('#modules', productFolder, 'modules'),
]

/** The calls of a module with their schemas. The console has a plugin for them, which leaves the schemas out. */
export const callsAlias: Alias = {
  find: /^#calls\/([\w-]+)$/,
  replacement: `${resolve(productFolder, 'modules')}/$1/contract/index.ts`,
}
