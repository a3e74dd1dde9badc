import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../commands/lib/packages/manifest.mjs'
import { PlainError } from '../../commands/lib/run.mjs'

const sections = ['dependencies', 'devDependencies']

/** Returns a package.json with other `data`, indented as its `text` of before. */
export function manifestText(text, data) {
  const indent = /^[\t ]+(?=")/m.exec(text)?.[0] ?? '  '
  return `${JSON.stringify(data, null, indent)}\n`
}

/**
 * Reads a product: the `installed` version of the platform, the folder that it is `linkedTo` where it is no installed package, and the `section` of its
 * package.json with the `dependency` on it.
 */
export function readProduct(folder) {
  const file = join(folder, 'package.json')
  if (!existsSync(file))
    throw new PlainError(`There is no package.json in ${folder}. Run this in the folder of the product.`)
  const manifest = readManifest(file)
  const section = sections.find((name) => manifest[name]?.atrium !== undefined)
  const platform = join(folder, 'node_modules/atrium')
  if (!existsSync(join(platform, 'package.json')))
    throw new PlainError(
      section
        ? 'The platform is not installed. Run "npm install" first.'
        : 'package.json does not depend on atrium. Run this in the folder of the product.',
    )
  return {
    folder,
    installed: readManifest(join(platform, 'package.json')).version,
    linkedTo: lstatSync(platform).isSymbolicLink() ? realpathSync(platform) : undefined,
    section,
    dependency: section && manifest[section].atrium,
  }
}

/** Writes another dependency on the platform into package.json. */
export function changeDependency({ folder, section }, dependency) {
  const file = join(folder, 'package.json')
  const text = readFileSync(file, 'utf8')
  const data = JSON.parse(text)
  data[section].atrium = dependency
  writeFileSync(file, manifestText(text, data))
}
