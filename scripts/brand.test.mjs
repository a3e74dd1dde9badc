import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, run, toolPath } from '../platform/commands/lib/run.mjs'
import { copySources } from './lib/scratch-copy.mjs'

const built = { console: 'dist/demo', server: 'dist/server' }
const minutes = 60_000

let folder = ''

/** Gives the product another name, key, colour and logo. */
function renameProduct() {
  const file = resolve(folder, 'product/brand.ts')
  const renamed = readFileSync(file, 'utf8')
    .replaceAll('Atrium', 'Vestibule')
    .replaceAll(/atrium(?!\/)/g, 'vestibule')
    .replace('#5240ff', '#0d7a70')
    .replace(/logo: '.+'/, "logo: 'M8 8h12v12H8z'")
  writeFileSync(file, renamed)
}

const documents = () =>
  readdirSync(resolve(root, 'docs'), { recursive: true })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file))

async function build(config, env) {
  const options = { cwd: folder, env: { NODE_ENV: 'production', ...env }, capture: true }
  const args = [
    toolPath('vite/bin/vite.js'),
    'build',
    '--minify',
    'false',
    '--config',
    `platform/build/${config}.config.ts`,
  ]
  const { code, output } = await run(process.execPath, args, options)
  expect(code, output).toBe(0)
}

/** The files that people get or that run, as `[name, text]`: no maps, which quote the sources, and no compressed copies. */
function textsOf(part) {
  const from = resolve(folder, built[part])
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz|wasm)$/.test(entry.name))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
}

const textOf = (part, name) => new Map(textsOf(part)).get(name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'renamed-'))
  copySources(folder, ['platform', 'product', 'modules', 'scripts/lib', 'tsconfig.json', 'package.json'])
  renameProduct()
  // The demo holds the console and the API; the server, what runs on Node alone.
  await Promise.all([build('console', { ATRIUM_RUNTIME: 'browser' }), build('server')])
}, 10 * minutes)

afterAll(() => rmSync(folder, { recursive: true, force: true }), minutes)

/** Text that may keep the old name: imports of the platform, and a word that is among the known passwords whatever the product is called. */
const kept = /\batrium\/(?:console|contract|server|ui)\b|\batreyu atrium attack\b/g

test.each(Object.keys(built))('a renamed product has its old name nowhere in the built %s', (part) => {
  const files = textsOf(part)
  expect(files.length).toBeGreaterThan(0)
  const found = files.flatMap(([name, whole]) => {
    const text = whole.replaceAll(kept, '')
    return [...text.matchAll(/atrium/gi)].map(
      ({ index }) => `${name}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
    )
  })
  expect(found).toEqual([])
})

test('a renamed product has its new name, colour and logo in the page and the icon', () => {
  const page = textOf('console', 'index.html')
  expect(page).toContain('<title>Vestibule</title>')
  expect(page).toContain('Vestibule, an admin back office')
  expect(page).toContain('data-primary="#0d7a70"')
  expect(page).toContain('d="M8 8h12v12H8z"')
  expect(page).not.toContain('%brand')
  expect(textOf('console', 'favicon.svg')).toContain('M8 8h12v12H8z')
})

test.each(['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', ...documents()])(
  '%s names no database file that a renamed product does not have',
  (file) => {
    expect(readFileSync(resolve(root, file), 'utf8')).not.toMatch(/data\/\w+\.db/)
  },
)
