import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PlainError, isProgram, main, root } from '../platform/commands/lib/run.mjs'
import { readModule } from '../platform/checks/boundaries/read-module.mjs'
import { firstLoads, requestsOfEveryPage } from '../platform/testing/console/first-loads.mjs'
import { filesToLoad, lazyModulesBetween, leftoversOfDemo } from './lib/manifest.mjs'

const start = 'platform/entries/main.tsx'
const loginPage = 'platform/console/src/pages/login/page.tsx'
const shell = ['../entries/session.ts', 'src/shell/shell.tsx']
// The menu names the pages, so no import leads to these.
const dashboard = [...shell, 'src/pages/home/page.tsx']
const users = [...shell, 'src/pages/system/user/page.tsx']
const pageLimit = 120 * 1024

/**
 * Prints the sizes of the first loads of a product that is built, and returns sentences where they are over the limits. `folder` is this
 * repository, or a product that has the same platform as a package; `lists` are pages of its modules, held to the limits of the list of users.
 */
export function checkSizes(folder, lists = []) {
  const dist = resolve(folder, 'dist/console')
  const file = resolve(dist, '.vite/manifest.json')
  if (!existsSync(file))
    throw new PlainError(`There is no dist/console/.vite/manifest.json in ${folder}: run "npm run build" first.`)
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const weigh = (names) => names.map((name) => ({ name, bytes: brotliSize(resolve(dist, name)) }))
  const errors = leftoversOfDemo(readdirSync(dist, { recursive: true }).map(String))
  // Vite's keys are relative to the console.
  const login = lazyModulesBetween(start, loginPage, importsOf).map((file) => posix.relative('platform/console', file))
  const loads = [
    ['The login page', 'script and css', filesToLoad(manifest, login), firstLoads.login],
    [
      'The dashboard with its charts',
      'script and css',
      filesToLoad(manifest, [...login, ...dashboard]),
      firstLoads.dashboard,
    ],
    ['The list of users', 'script', filesToLoad(manifest, [...login, ...users]), firstLoads.users],
    ...lists.map((list) => [
      `The list of ${list}`,
      'script',
      filesToLoad(manifest, [...login, ...shell, keyOf(manifest, list)]),
      firstLoads.users,
    ]),
  ]
  for (const [what, kind, files, limit] of loads) {
    const weighed = kind === 'script' ? files.filter((name) => name.endsWith('.js')) : files
    errors.push(...overLimit(what, kind, weigh(weighed), limit.size), ...overRequests(what, files, limit))
  }
  errors.push(...notFetchedAhead(dist, filesToLoad(manifest, shell), filesToLoad(manifest, login)))
  const loaded = new Set(filesToLoad(manifest, dashboard))
  const pages = pagesIn(manifest)
  const rest = filesToLoad(manifest, pages).filter((name) => !loaded.has(name))
  errors.push(...overPageLimit(pages.length, weigh(rest)))
  return errors
}

/** Returns the key of a page of a module, such as `stock/item` of `modules/stock`. */
function keyOf(manifest, page) {
  const [module] = page.split('/')
  const key = Object.keys(manifest).find((one) => one.endsWith(`modules/${module}/console/pages/${page}/page.tsx`))
  if (!key) throw new PlainError(`The build has no page ${page}.`)
  return key
}

/** Prints the sizes of the files, and returns sentences where they are more than the limit. */
function overLimit(what, kind, sizes, limit) {
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0)
  console.log(`${what}, ${kind}: ${kilobytes(bytes)} of ${kilobytes(limit)} KB with brotli.`)
  if (bytes <= limit) return []
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8)
  return [
    `${what} loads ${kilobytes(bytes)} KB, ${kilobytes(limit)} at most; the largest files:`,
    ...largest.map(({ name, bytes: size }) => `  ${kilobytes(size)} KB ${name}`),
  ]
}

/** Prints how many requests it takes until the page shows, and returns a sentence where these are too many. */
function overRequests(what, files, { requests, calls }) {
  const total = files.length + calls + requestsOfEveryPage
  console.log(`${what}, requests: ${total} of ${requests}, of which ${calls} ask the API.`)
  return total > requests
    ? [`${what} takes ${total} requests, ${requests} at most: ${files.length} are files of the build.`]
    : []
}

/** Returns a sentence for each file of a session that the page does not name, beside those of the entry. */
function notFetchedAhead(dist, session, entry) {
  const page = readFileSync(resolve(dist, 'index.html'), 'utf8')
  const named = /data-session="([^"]*)"/.exec(page)?.[1].split(' ') ?? []
  return session
    .filter((name) => !entry.includes(name) && !named.includes(`./${name}`))
    .map((name) => `index.html does not name ${name} in data-session: every session waits for it.`)
}

const pagesIn = (manifest) => Object.keys(manifest).filter((key) => /(?:^src|\/console)\/pages\/.*page\.tsx$/.test(key))

/** Returns a sentence for each file that a page loads after the dashboard and that weighs more than a chunk of a page may. */
function overPageLimit(count, files) {
  const largest = files.toSorted((a, b) => b.bytes - a.bytes)[0]
  console.log(
    `The largest chunk of ${count} pages: ${kilobytes(largest.bytes)} of ${kilobytes(pageLimit)} KB, ${largest.name}.`,
  )
  return files
    .filter(({ bytes }) => bytes > pageLimit)
    .map(
      ({ name, bytes }) => `${name} weighs ${kilobytes(bytes)} KB, a chunk of a page ${kilobytes(pageLimit)} at most.`,
    )
}

function importsOf(file) {
  if (!/^platform\/(?:entries|console)\/.*\.tsx?$/.test(file)) return []
  return readModule(file).imports.filter(({ target }) => target)
}

function brotliSize(file) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(readFileSync(file), { params: quality }).length
}

function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1)
}

if (isProgram(import.meta.url)) {
  await main(() => {
    const [folder = root, ...lists] = process.argv.slice(2)
    const errors = checkSizes(resolve(folder), lists)
    errors.forEach((error) => console.error(error))
    if (errors.length > 0) process.exitCode = 1
  })
}
