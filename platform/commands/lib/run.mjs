import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProduct } from './product-folder.mjs'

/** The folder of the platform: part of this repository, or an installed package. */
export const platformFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The folder of the product that a command was started in. */
export const root = findProduct() ?? process.cwd()

// Vite's forecast that a later major version wants file extensions in its config's imports: TypeScript 7 does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true'

/** Something the person at the terminal can act on; shown as its message alone, without a stack. */
export class PlainError extends Error {}

/** True when the module of this URL is the program itself, also when it was started through a symlink. */
export function isProgram(moduleUrl) {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl))
}

/** Runs a program's main function; an error becomes one sentence (or a stack when unforeseen) and exit code 1. */
export async function main(body) {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}

/** The command and first arguments that run npm with this very Node. */
export function npmCommand() {
  // A Windows npm is a .cmd file, which spawn can't start; npm gives its own script's path to what it starts.
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli)) return { command: process.execPath, args: [cli], shell: false }
  return { command: 'npm', args: [], shell: process.platform === 'win32' }
}

/** Arguments of npm. Without a network its default waits take minutes. */
export const shortWaits = ['--fetch-retries=1', '--fetch-retry-mintimeout=100']

/** The file of a package that the platform depends on, wherever npm put it: beside the platform or below it. The path begins with the package. */
export function toolPath(path) {
  const places = createRequire(import.meta.url).resolve.paths(path)
  const file = places.map((place) => resolve(place, path)).find((one) => existsSync(one))
  if (file === undefined) throw new PlainError(`${path} is not installed: run "npm install".`)
  return file
}

/**
 * Runs a command and reports how it ended: `{ code, signal, output, timedOut }`.
 * `capture` collects its output instead of showing it; `timeout` (milliseconds) ends it and counts as an error.
 */
export function run(command, args, { cwd = root, env = {}, capture = false, timeout = 0, shell = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    let timedOut = false
    const collect = (chunk) => (output += chunk)
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    const onTimeout = () => {
      timedOut = true
      output += `\nended after ${timeout / 1000} s`
    }
    const timers = timeout > 0 ? endAfter(child, timeout, onTimeout) : []
    // SIGINT, also to pass a SIGTERM on: it is what test runners clean up after.
    const end = () => {
      child.once('close', () => process.exit(143))
      child.kill('SIGINT')
    }
    process.once('SIGTERM', end)
    const finish = (result) => {
      process.off('SIGTERM', end)
      timers.forEach(clearTimeout)
      done({ ...result, output, timedOut })
    }
    child.on('error', (error) => finish({ code: 1, signal: null, error }))
    child.on('close', (code, signal) => finish({ code: code ?? 1, signal }))
  })
}

function endAfter(child, timeout, onEnd) {
  const timers = []
  timers.push(
    setTimeout(() => {
      onEnd()
      child.kill('SIGINT')
      timers.push(setTimeout(() => child.kill('SIGKILL'), 10_000))
    }, timeout),
  )
  return timers
}

/** Seconds since `start` (from performance.now()) as the steps print them. */
export function since(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
