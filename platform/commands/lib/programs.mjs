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

/** Returns an argument whose path is relative to a folder as one that is not. `file:` and `--into=` may be before the path. */
function fromFolder(folder, argument) {
  const [, start, path] = /^(file:|--into=)?(.*)$/s.exec(argument)
  if (start === undefined && isNoFile(path)) return argument
  return `${start ?? ''}${resolve(folder, path)}`
}

/**
 * Builds the server where that is needed, and runs one of its programs. Arguments are file names relative to the folder where npm was called, or addresses;
 * those in `words` are neither.
 */
export async function runDatabaseProgram(name, args, words = []) {
  await ensureInstalled()
  await ensureBuilt('app')
  const from = process.env.INIT_CWD ?? process.cwd()
  await runProgram(
    name,
    args.map((one) => (words.includes(one) ? one : fromFolder(from, one))),
  )
}
