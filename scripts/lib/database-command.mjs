import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../build.mjs'
import { ensureInstalled } from '../install.mjs'
import { main, root } from './run.mjs'

const isNoFile = (argument) => argument.startsWith('-') || argument.includes('://')

/** Runs a command of the built server that takes a file, or an address. */
export function runDatabaseCommand(name) {
  return main(async () => {
    await ensureInstalled()
    await ensureBuilt('app')
    // The file is relative to where npm was called, the default of DATABASE_URL to the repository.
    const from = process.env.INIT_CWD ?? process.cwd()
    const [node, script, ...given] = process.argv
    process.argv = [node, script, ...given.map((one) => (isNoFile(one) ? one : resolve(from, one)))]
    process.chdir(root)
    await import(pathToFileURL(resolve(root, `dist/server/${name}.js`)).href)
  })
}
