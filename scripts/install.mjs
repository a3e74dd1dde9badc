import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PlainError, isProgram, main, npmCommand, root, run, since } from './lib/run.mjs'

const lowestNode = [20, 19]
const lockFile = resolve(root, 'package-lock.json')
const stampFile = resolve(root, 'node_modules/.atrium-lock')

/** Throws one plain sentence when this Node is older than the project supports. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > lowestNode[0] || (major === lowestNode[0] && minor >= lowestNode[1])) return
  throw new PlainError(
    `This needs Node ${lowestNode.join('.')} or newer, this is ${version}: install a newer one from https://nodejs.org.`,
  )
}

/** Installs the dependencies unless node_modules already belongs to this package-lock.json. */
export async function ensureInstalled() {
  checkNode()
  const wanted = stamp()
  if (wanted !== undefined && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  const start = performance.now()
  console.log('Installing dependencies …')
  const npm = npmCommand()
  // --include=dev: the build tools are needed even where NODE_ENV is production.
  // --loglevel=error: a browser-only package warns about Node 20, which never runs it.
  const args = [wanted === undefined ? 'install' : 'ci', '--include=dev', '--loglevel=error', '--no-fund', '--no-audit']
  const { code } = await run(npm.command, [...npm.args, ...args], { shell: npm.shell })
  if (code !== 0) throw new PlainError('Installing failed: see the lines above; is the npm registry reachable?')
  mkdirSync(resolve(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile, stamp() ?? '')
  console.log(`Installed in ${since(start)}.`)
}

// Native packages differ per platform: a node_modules copied from another machine must not pass for installed.
function stamp() {
  if (!existsSync(lockFile)) return undefined
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${process.platform}-${process.arch} ${hash}\n`
}

if (isProgram(import.meta.url)) await main(ensureInstalled)
