import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PlainError, isProgram, main, root } from './lib/run.mjs'
import { readModule } from './boundaries.mjs'
import { filesToLoad, lazyModulesBetween, leftoversOfDemo } from './lib/manifest.mjs'

const dist = resolve(root, 'console/dist')
const start = 'console/src/main.tsx'
const loginPage = 'console/src/pages/login/page.tsx'
const loginLimit = 100 * 1024

function check() {
  const file = resolve(dist, '.vite/manifest.json')
  if (!existsSync(file))
    throw new PlainError('There is no console/dist/.vite/manifest.json: run "npm run build" first.')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const problems = leftoversOfDemo(readdirSync(dist, { recursive: true }).map(String))
  // Vite's keys are relative to the console.
  const lazy = lazyModulesBetween(start, loginPage, importsOf).map((file) => file.replace(/^console\//, ''))
  const loaded = filesToLoad(manifest, lazy)
  const sizes = loaded.map((name) => ({ name, bytes: brotliSize(resolve(dist, name)) }))
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0)
  console.log(`Login page, script and css: ${kilobytes(bytes)} of ${kilobytes(loginLimit)} KB with brotli.`)
  if (bytes > loginLimit) {
    problems.push(`The login page loads ${kilobytes(bytes)} KB, ${kilobytes(loginLimit)} at most; the largest files:`)
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8)
    problems.push(...largest.map(({ name, bytes: size }) => `  ${kilobytes(size)} KB ${name}`))
  }
  problems.forEach((problem) => console.error(problem))
  if (problems.length > 0) process.exitCode = 1
}

function importsOf(file) {
  if (!/^console\/.*\.tsx?$/.test(file)) return []
  return readModule(file).imports.filter(({ target }) => target)
}

function brotliSize(file) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(readFileSync(file), { params: quality }).length
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1)
}

if (isProgram(import.meta.url)) await main(check)
