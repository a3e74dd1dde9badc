import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './lib/free-port.mjs'
import { copySources } from '../../scripts/lib/scratch-copy.mjs'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-dev-'))
  copySources(folder, [
    'platform',
    'product',
    'modules',
    'scripts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ])
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

/** `npm run dev` with its output by lines. */
function startDev(args, env) {
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: undefined, LOG_LEVEL: 'error', ...env } }
  const child = spawn(process.execPath, ['platform/commands/atrium.mjs', 'dev', ...args], options)
  const lines = []
  const waiting = new Set()
  const look = () => waiting.forEach((one) => one())
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => {
      lines.push(line)
      look()
    })
  const exited = once(child, 'close')
  const line = (pattern) =>
    Promise.race([
      new Promise((found) => {
        const one = () => lines.some((text) => pattern.test(text)) && found(lines.find((text) => pattern.test(text)))
        waiting.add(one)
        one()
      }),
      exited.then(() => {
        throw new Error(`It ended without ${pattern}:\n${lines.join('\n')}`)
      }),
    ])
  const end = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { lines, line, end }
}

/** Returns the titles of the admin's menu. */
async function menuOf(address) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ username: 'admin', password: 'Atrium#2026' })
  const signedIn = await fetch(`${address}/api/user/login`, { method: 'POST', headers, body })
  const { data: token } = await signedIn.json()
  const menu = await fetch(`${address}/api/getRouters`, { headers: { token } })
  expect(menu.status).toBe(200)
  return menu.text()
}

test('an edited brand is in the page', async () => {
  const port = await freePort()
  const dev = startDev([], { PORT: String(port), DATABASE_URL: `file:${join(folder, 'brand.db')}` })
  try {
    await dev.line(/guest +/)
    // The front is away for a moment while it starts again.
    const pageNow = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (page) => page.text(),
        () => '',
      )
    expect(await pageNow()).toContain('<title>Atrium</title>')
    const file = join(folder, 'product/brand.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace("name: 'Atrium'", "name: 'Vestibule'"))
    await expect.poll(pageNow, { timeout: 60_000 }).toContain('<title>Vestibule</title>')
  } finally {
    await dev.end()
  }
}, 180_000)

test('one address has the console with hot reload and the API, and an edited menu and a new module reach the database', async () => {
  // Without a list of modules nothing that is built so far says that there is a new one.
  rmSync(join(folder, 'product/contract.ts'))
  const dev = startDev(['--refresh'], { PORT: '0', DATABASE_URL: `file:${join(folder, 'dev.db')}` })
  try {
    await dev.line(/guest +/)
    const addresses = dev.lines.join('\n').match(/http:\/\/\S+/g)
    expect(addresses).toHaveLength(1)
    expect(dev.lines.join('\n')).not.toMatch(/serveStatic|not found|Local:|Network:/)
    const [address] = addresses
    const page = await fetch(address, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('/@vite/client')
    expect((await fetch(`${address}/health/ready`)).headers.get('content-type')).toBe('application/json')
    expect(await menuOf(address)).toContain('表单管理')
    const file = join(folder, 'modules/forms/contract/index.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('表单管理', '管理表单'))
    await dev.line(/started again/)
    expect(await menuOf(address)).toContain('管理表单')
    expect(dev.lines.filter((one) => one.includes('http://'))).toHaveLength(1)
    // A new module, whose parts are found by their folders.
    const made = spawn(
      process.execPath,
      [
        'platform/commands/atrium.mjs',
        'new',
        'resource',
        'shop/crate',
        '--title',
        '木箱|Crate',
        '--fields',
        'name:text',
      ],
      { cwd: folder },
    )
    expect(await once(made, 'close')).toEqual([0, null])
    await expect.poll(() => menuOf(address).catch(() => ''), { timeout: 60_000 }).toContain('木箱')
    const pagesNow = async () => (await fetch(`${address}/@fs${folder}/platform/entries/modules.ts`)).text()
    await expect.poll(() => pagesNow().catch(() => ''), { timeout: 60_000 }).toContain('shop/crate/page.tsx')
    // Its page is exchanged where it changes, without loading the application again.
    const crates = await fetch(`${address}/@fs${folder}/modules/shop/console/pages/shop/crate/page.tsx`)
    expect(await crates.text()).toContain('import.meta.hot.accept(')
  } finally {
    await dev.end()
  }
}, 180_000)
