import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Alias } from 'vite'
import { platformFolder, productFolder } from './folders'

const folderOf = (name: string, ...path: string[]): Alias => ({
  find: new RegExp(`^${name}/`),
  replacement: `${resolve(...path)}/`,
})

/** The files that a product may leave out: what `platform/entries/defaults` has is used in place of each. */
const absent = ['contract', 'look', 'seeds'].filter((name) => !existsSync(resolve(productFolder, `product/${name}.ts`)))

/**
 * The names of folders that tsconfig.json has, by their places: Vite looks for a tsconfig.json beside the file that imports, which is
 * that of the platform where it is an installed package.
 */
export const aliases: Alias[] = [
  folderOf('#server', platformFolder, 'server/src'),
  folderOf('#server-test', platformFolder, 'testing/server'),
  folderOf('#test', platformFolder, 'testing/console'),
  folderOf('#shared', platformFolder, 'console/src/shared'),
  ...absent.map((name) => ({
    find: new RegExp(`^#product/${name}$`),
    replacement: resolve(platformFolder, `entries/defaults/${name}.ts`),
  })),
  folderOf('#product', productFolder, 'product'),
  folderOf('#modules', productFolder, 'modules'),
]

/** The calls of a module with their schemas. The console has a plugin for them, which leaves the schemas out. */
export const callsAlias: Alias = {
  find: /^#calls\/([\w-]+)$/,
  replacement: `${resolve(productFolder, 'modules')}/$1/contract/index.ts`,
}
