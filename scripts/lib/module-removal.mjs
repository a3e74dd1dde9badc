import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const lists = ['product/contract.ts', 'product/server.ts', 'product/console.ts', 'product/build.ts']

/** Takes a module out of a checkout in the two steps that docs/guides/add-a-module.md names: its folder, then its lines in the lists. */
export function removeModule(folder, name) {
  const modules = join(folder, 'modules')
  if (!existsSync(join(modules, name))) throw new Error(`There is no modules/${name}.`)
  rmSync(join(modules, name), { recursive: true })
  for (const list of lists) {
    const file = join(folder, list)
    writeFileSync(file, withoutModule(readFileSync(file, 'utf8'), name))
  }
}

/** A list of modules without the import of one and without its name. Throws an Error where it is not in the list. */
function withoutModule(text, name) {
  const left = text
    .replace(new RegExp(`^import .* from '(?:#|\\.\\./)modules/${name}/.*'\n`, 'm'), '')
    .replace(new RegExp(`^ +${name},\n`, 'm'), '')
    .replace(new RegExp(`(?<=[{,]\\s*)${name},\\s*|,\\s*${name}(?=\\s*\\})`), '')
  if (new RegExp(`\\b${name}\\b`).test(left)) throw new Error(`A list still names ${name}:\n${left}`)
  return left
}
