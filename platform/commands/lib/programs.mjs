import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { root } from './run.mjs'

const isNoFile = (argument) => argument.startsWith('-') || argument.includes('://')

/**
 * Runs a program of the built server in this very process: signals reach it directly, and its exit code is ours. Its default settings are
 * relative to the folder of the product, wherever npm was called from.
 */
export async function runProgram(name, args) {
  process.argv = [process.argv[0], process.argv[1], ...args]
  process.chdir(root)
  await import(pathToFileURL(resolve(root, `dist/server/${name}.js`)).href)
}

/** Runs a program of the server that takes a file, or an address, after it was built. A file is relative to where npm was called. */
export async function runDatabaseProgram(name, args) {
  await ensureInstalled()
  await ensureBuilt('app')
  const from = process.env.INIT_CWD ?? process.cwd()
  await runProgram(
    name,
    args.map((one) => (isNoFile(one) ? one : resolve(from, one))),
  )
}
