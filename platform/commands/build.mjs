import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PlainError, platformFolder, root, run, since, toolPath } from './lib/run.mjs'
import { ensureInstalled } from './install.mjs'

export const usage = 'atrium build [app|demo]      app without it: console and server'

const sources = ['platform', 'product', 'modules', 'package-lock.json', 'tsconfig.json']
// Tests, results of builds and the programs that tests build change without changing what would be built.
const skipped = /^(node_modules|\.cache|test|resilience|e2e|bench)$|\.test\.[a-z]+$/

const targets = {
  app: {
    results: [
      ...[
        'node',
        'repair',
        'backup',
        'restore',
        'db-copy',
        'db-check',
        'move-files',
        'verify-log',
        'settings',
        'migrate',
      ].map((name) => `dist/server/${name}.js`),
      'dist/console/index.html',
    ],
    stamp: 'dist/server/.build-stamp',
    builds: [{ config: 'console' }, { config: 'server' }],
  },
  demo: {
    results: ['dist/demo/index.html'],
    stamp: 'dist/demo/.build-stamp',
    builds: [{ config: 'console', env: { ATRIUM_RUNTIME: 'browser' } }],
  },
}

/** Builds the app (console and server) or the static demo, unless the last build was made from these very sources. */
export async function ensureBuilt(target = 'app') {
  const { results, stamp } = targets[target]
  const fresh = results.every((file) => existsSync(resolve(root, file))) && existsSync(resolve(root, stamp))
  if (fresh && readFileSync(resolve(root, stamp), 'utf8') === sourceHash()) return
  await build(target)
}

/** Builds the app or the static demo. */
async function build(target = 'app') {
  const { stamp, builds, results } = targets[target]
  const start = performance.now()
  console.log(target === 'demo' ? 'Building the static demo …' : 'Building …')
  const hash = sourceHash()
  rmSync(resolve(root, stamp), { force: true })
  for (const { config, env } of builds) await buildPart(config, env)
  const missing = results.find((file) => !existsSync(resolve(root, file)))
  if (missing) throw new PlainError(`The build made no ${missing}.`)
  writeFileSync(resolve(root, stamp), hash)
  console.log(`Built in ${since(start)}.`)
}

async function buildPart(config, env) {
  const options = { env: { NODE_ENV: 'production', ...env }, capture: true }
  const args = [toolPath('vite/bin/vite.js'), 'build', '--config', resolve(platformFolder, `build/${config}.config.ts`)]
  const { code, output } = await run(process.execPath, args, options)
  if (code !== 0) throw new PlainError(`${output}\nBuilding the ${config} failed: see the lines above.`)
}

/** A hash over the name and content of every file that goes into a build. */
function sourceHash() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesOf(path))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  const stats = statSync(resolve(root, path), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [path] : []
  return readdirSync(resolve(root, path), { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .map(({ name }) => `${path}/${name}`)
    .toSorted()
    .flatMap(filesOf)
}

/** Builds the app or the demo, also where no source has changed. */
export async function command([target = 'app']) {
  if (!Object.hasOwn(targets, target)) throw new PlainError(`There is no build "${target}": use app or demo.`)
  await ensureInstalled()
  await build(target)
}
