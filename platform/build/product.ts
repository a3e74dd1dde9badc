import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { aliases } from './aliases'
import { platformFolder, productFolder } from './folders'
import type { ModuleBuild } from './module-build'
import type { ProductBrand } from './plugins/brand-files'

/** The parts of a product that the build of its console is made from. Files are absolute paths. */
export interface ConsoleProduct extends ProductBrand {
  /** The file that starts the console. */
  readonly main: string
  /** The file that a session begins with: it has the console parts of the modules, and the router. */
  readonly session: string
  /** The file whose `contract` is the contract of the product. */
  readonly contract: string
  /** The parts that its modules add to the build, by their names. */
  readonly builds: Readonly<Record<string, ModuleBuild>>
  /** The files that all of this was read from. */
  readonly files: readonly string[]
}

/** Reads what the build of the console takes from the files of the product. Throws what is wrong in them. */
export async function readProduct(): Promise<ConsoleProduct> {
  const brandFile = resolve(productFolder, 'product/brand.ts')
  const brand = await load<ProductBrand>(brandFile)
  const list = resolve(productFolder, 'product/build.ts')
  const builds = existsSync(list) ? await load<{ builds: Readonly<Record<string, ModuleBuild>> }>(list) : undefined
  const { description, languages } = brand.module
  return {
    brand: brand.module.brand,
    description,
    languages,
    main: resolve(platformFolder, 'entries/main.tsx'),
    session: resolve(platformFolder, 'entries/session.ts'),
    contract: resolve(productFolder, 'product/contract.ts'),
    builds: builds?.module.builds ?? {},
    // A file is not among its own dependencies.
    files: [brandFile, ...brand.dependencies, ...(builds ? [list, ...builds.dependencies] : [])],
  }
}

const load = <File>(file: string) => runnerImport<File>(file, { resolve: { alias: aliases, tsconfigPaths: true } })
