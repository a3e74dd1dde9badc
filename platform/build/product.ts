import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import { contractFile } from '../commands/lib/product-folder.mjs'
import { aliases } from './aliases'
import { moduleFolders, platformFolder, productFolder } from './folders'
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
  /** The parts that its modules add to the build. */
  readonly builds: readonly ModuleBuild[]
  /** The files that all of this was read from, and the list of modules. */
  readonly files: readonly string[]
}

/** Reads what the build of the console takes from the files of the product. Throws what is wrong in them. */
export async function readProduct(): Promise<ConsoleProduct> {
  const brandFile = resolve(productFolder, 'product/brand.ts')
  const brand = await load<ProductBrand>(brandFile)
  const contract = contractFile(productFolder)
  const files = moduleFolders().map((name) => resolve(productFolder, 'modules', name, 'build.ts'))
  const builds = await Promise.all(files.filter((file) => existsSync(file)).map(loadBuild))
  const { description, languages } = brand.module
  return {
    brand: brand.module.brand,
    description,
    languages,
    main: resolve(platformFolder, 'entries/main.tsx'),
    session: resolve(platformFolder, 'entries/session.ts'),
    contract,
    builds: builds.map(({ build }) => build),
    // A file is not among its own dependencies.
    files: [brandFile, ...brand.dependencies, contract, ...builds.flatMap((one) => one.files)],
  }
}

async function loadBuild(file: string) {
  const { module, dependencies } = await load<{ build?: ModuleBuild }>(file)
  if (!module.build) throw new Error(`${file} has to export "build", a ModuleBuild.`)
  return { build: module.build, files: [file, ...dependencies] }
}

const load = <File>(file: string) => runnerImport<File>(file, { resolve: { alias: aliases, tsconfigPaths: true } })
