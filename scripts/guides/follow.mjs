import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../../platform/commands/lib/free-port.mjs'
import { run } from '../../platform/commands/lib/run.mjs'
import { difference } from './compare.mjs'
import { runCommands, startServer } from './shell.mjs'

/** Settings of the product, which a guide that needs one names. */
const settings =
  /^(?:PORT|HOST|DATABASE_URL|SEED|MODULES|NODE_ENV|TRUST_PROXY|ALLOWED_HOSTS|LOGIN_MESSAGES|SESSION_IDLE_HOURS|LOG_LEVEL|VITEST.*|npm_.*)$/

/**
 * Does in a copy of the checkout what a guide says: runs its commands, compares what they print, writes its files and applies its diffs.
 * Resolves to undefined, or to the first error with file and line.
 */
export async function followGuide({ file, steps }, { folder, env = {} }) {
  const port = await freePort()
  const inherited = Object.entries(process.env).filter(([name]) => !settings.test(name))
  // Silent: npm repeats each command otherwise.
  const own = { PORT: String(port), npm_config_loglevel: 'silent', NO_COLOR: '1', ...env }
  const place = { cwd: folder, env: { ...Object.fromEntries(inherited), ...own } }
  rmSync(join(folder, 'data'), { recursive: true, force: true })
  let server
  try {
    for (const step of steps) {
      if (step.kind === 'serve') {
        // The reader stops a server before the next one.
        await server?.stop()
        server = await startServer(withPort(step.script, port), step.expected.lines, place)
      }
      const error = step.kind === 'serve' ? printError(file, step, server) : await follow(file, step, place, port)
      if (error) return error
    }
    return undefined
  } finally {
    await server?.stop()
  }
}

async function follow(file, step, place, port) {
  if (step.kind === 'run') {
    const { isGood, output } = await runCommands(withPort(step.script, port), place)
    return outcomeError(file, step, { isGood, output })
  }
  if (step.kind === 'write') {
    mkdirSync(dirname(join(place.cwd, step.file)), { recursive: true })
    writeFileSync(join(place.cwd, step.file), step.text)
  }
  if (step.kind === 'patch') {
    const patch = join(place.cwd, 'node_modules/.guide.diff')
    // Without this line, --recount takes the name of the next file for a line of the one before.
    writeFileSync(patch, step.text.replaceAll(/^--- a\/(.*)\n\+\+\+ b\//gm, 'diff --git a/$1 b/$1\n$&'))
    const { code, output } = await run('git', ['apply', '--recount', patch], { ...place, capture: true })
    if (code !== 0) return `${file}:${step.line}: the diff cannot be applied:\n${output.trim()}`
  }
  return undefined
}

/** Returns the error of a step whose commands failed, or printed something else than the guide shows; undefined for others. */
export function outcomeError(file, step, { isGood, output }) {
  if (!isGood) return `${file}:${step.line}: a command failed:\n${output.trim()}`
  if (!step.expected) return undefined
  return printError(file, step, { missing: difference(step.expected.lines, output), output })
}

function printError(file, { expected }, { missing, output }) {
  if (!missing) return undefined
  const line = expected.line + missing.index
  const wanted = expected.lines[missing.index]
  const printed = missing.printed === undefined ? 'nothing more was printed' : `printed was "${missing.printed}"`
  const said = wanted === undefined ? 'The guide shows nothing more' : `The guide shows "${wanted}"`
  return `${file}:${line}: ${said}, but ${printed}. All of it:\n${output.trim()}`
}

/** Guides show the ports that the product has by default. */
const withPort = (script, port) => script.replaceAll(/127\.0\.0\.1:(?:3000|4173)\b/g, `127.0.0.1:${port}`)
