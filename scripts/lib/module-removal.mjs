import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand, run } from '../../platform/commands/lib/run.mjs'

const list = 'product/contract.ts'

/** Takes a module out of a checkout in the two steps that docs/guides/add-a-module.md names: its folder, then its lines in the list of modules. */
export function removeModule(folder, name) {
  const modules = join(folder, 'modules')
  if (!existsSync(join(modules, name))) throw new Error(`There is no modules/${name}.`)
  rmSync(join(modules, name), { recursive: true })
  const file = join(folder, list)
  writeFileSync(file, withoutModule(readFileSync(file, 'utf8'), name))
}

/** The list of modules without the import of one and without its name. Throws an Error where it still names that. */
function withoutModule(text, name) {
  const left = text
    .replace(new RegExp(`^import .* from '#modules/${name}/.*'\n`, 'm'), '')
    .replace(new RegExp(`^ +${name},\n`, 'm'), '')
    .replace(new RegExp(`(?<=[{,]\\s*)${name},\\s*|,\\s*${name}(?=\\s*\\})`), '')
  if (new RegExp(`\\b${name}\\b`).test(left)) throw new Error(`The list of modules still names ${name}:\n${left}`)
  return left
}

const readLock = (folder) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages

/**
 * Brings `package-lock.json` of a copy up to date, once a module was removed. Returns the names of the packages that npm no longer installs
 * there. Needs no network. Throws an Error where a dependency of the module would stay because a part of the checkout names it too.
 */
export async function packagesToGo(folder, dependencies) {
  const before = readLock(folder)
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const npm = npmCommand()
  const { code, output } = await run(npm.command, [...npm.args, ...args], {
    cwd: folder,
    capture: true,
    shell: npm.shell,
  })
  if (code !== 0) throw new Error(output)
  const after = readLock(folder)
  const kept = dependencies.flatMap((name) => partsWith(after, name))
  if (kept.length > 0) throw new Error(`Libraries of the module stay: ${kept.join(', ')}.`)
  const gone = Object.keys(before).filter((path) => path.startsWith('node_modules/') && !after[path])
  return gone.map((path) => path.slice('node_modules/'.length))
}

const partsWith = (packages, name) =>
  Object.entries(packages)
    .filter(
      ([path, one]) => !path.includes('node_modules/') && (one.dependencies?.[name] || one.devDependencies?.[name]),
    )
    .map(([path]) => `${name} in ${path || 'the root'}`)

/** Returns the names of the libraries that a module installs, and of the tables that its migrations make. */
export function belongingsOf(folder, name) {
  const module = join(folder, 'modules', name)
  const { dependencies = {} } = JSON.parse(readFileSync(join(module, 'package.json'), 'utf8'))
  const migrations = join(module, 'server/migrations')
  const sources = existsSync(migrations)
    ? readdirSync(migrations).map((file) => readFileSync(join(migrations, file), 'utf8'))
    : []
  const tables = sources.flatMap((text) => [...text.matchAll(/createTable\('(\w+)'\)/g)].map(([, table]) => table))
  return { dependencies: Object.keys(dependencies), tables }
}
