import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { served } from './runtimes'

const root = resolve(import.meta.dirname, '..')

interface Run {
  code: number | null
  output: string
}

/** Starts the built server; resolves when it ends, or is stopped because its output matched `until`. */
function start(
  environment: Record<string, string>,
  until?: RegExp,
  meanwhile?: (output: string) => Promise<void>,
  command: readonly string[] = ['dist/server/node.js'],
): Promise<Run> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...environment },
  })
  let output = ''
  let reached = false
  return new Promise((settle, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (reached || !until?.test(output)) return
      reached = true
      Promise.resolve(meanwhile?.(output))
        .catch(fail)
        .finally(() => child.kill('SIGTERM'))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => settle({ code, output }))
  })
}

const addressOf = (output: string) => /http:\/\/127\.0\.0\.1:\d+/.exec(output)![0]
const started = /Atrium {2}http:\/\/[^\n]+\n/

test.describe('a server', { tag: served }, () => {
  let folder: string
  let database: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-'))
    database = `file:${join(folder, 'atrium.db')}`
  })
  test.afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  test('prints its address and the demo accounts, and ends cleanly at a signal', async () => {
    const { code, output } = await start({ DATABASE_URL: database }, /guest .*\n/)
    expect(output).toMatch(started)
    expect(output).toMatch(/admin +Atrium#2026/)
    expect(code).toBe(0)
  })

  test('says how to see the company, whose start has 400 people, the second time as well', async ({ request }) => {
    const demo = await start({ DATABASE_URL: database }, /start:company\n/)
    expect(demo.output).toContain('SEED=company')
    expect(demo.output).toMatch(/\nThe demo as a static site .*\n {2}npm run build:demo\n/)
    const company = { DATABASE_URL: `file:${join(folder, 'company.db')}` }
    const people = async (output: string) => {
      const address = addressOf(output)
      const data = { username: 'admin', password: demoPassword }
      const login = await request.post(`${address}/api/user/login`, { data })
      const headers = { token: (await login.json()).data }
      const list = await request.get(`${address}/api/system/user/list`, { headers })
      expect((await list.json()).data.pageInfo.total).toBe(400)
    }
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    const [, ...command] = scripts['start:company'].split(' ')
    for (const time of ['first', 'second']) {
      const { code, output } = await start(company, started, people, command)
      expect([time, code]).toEqual([time, 0])
      expect(output).not.toMatch(/start:company|build:demo/)
    }
  })

  test('whose port is in use says so in one sentence', async () => {
    const { code, output } = await start({ DATABASE_URL: database, PORT: '4310' })
    expect(output.trim()).toBe('Port 4310 is in use. Stop the program that uses it, or set PORT to another number.')
    expect(code).toBe(1)
  })

  test('with a wrong setting names it', async () => {
    const { code, output } = await start({ DATABASE_URL: database, PORT: 'abc' })
    expect(output).toMatch(/^PORT must be a whole number from 0 to 65535, but is "abc"/)
    expect(code).toBe(1)
  })

  test('with a file that is no database says what to do', async () => {
    await writeFile(join(folder, 'atrium.db'), 'no database, '.repeat(500))
    const { code, output } = await start({ DATABASE_URL: database })
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(/cannot be opened .* set DATABASE_URL/)
    expect(code).toBe(1)
  })

  test('for a real installation prints the one password once, which signs in', async ({ request }) => {
    const real = { DATABASE_URL: database, SEED: 'none' }
    const first = await start(real, started, async (output) => {
      const password = /only this once: (\S+)/.exec(output)![1]
      const login = await request.post(`${addressOf(output)}/api/user/login`, { data: { username: 'admin', password } })
      expect(login.status()).toBe(200)
      const options = await request.get(`${addressOf(output)}/api/user/loginOptions`)
      expect((await options.json()).data.demoAccounts).toEqual([])
    })
    expect(first.output).not.toContain('Demo accounts')
    const second = await start(real, started)
    expect(second.output).not.toMatch(/password/i)
  })

  test('of a demo as a real installation ends the public password, for good', async ({ request }) => {
    const login = (address: string, password: string) =>
      request.post(`${address}/api/user/login`, { data: { username: 'admin', password } })
    await start({ DATABASE_URL: database, SEED: 'demo' }, started)
    const real = await start({ DATABASE_URL: database, SEED: 'none' }, started, async (output) => {
      const [, password] = /only this once: (\S+)/.exec(output)!
      expect((await login(addressOf(output), demoPassword)).status()).toBe(400)
      expect((await login(addressOf(output), password!)).status()).toBe(200)
    })
    expect(real.output).toMatch(/public password of 4 accounts has ended \(admin, editor, common, guest\)/)
    // A forgotten NODE_ENV does not make it a demo.
    const next = await start({ DATABASE_URL: database, NODE_ENV: '' }, started)
    expect(next.output).not.toContain('Demo accounts')
    const asked = await start({ DATABASE_URL: database, SEED: 'demo' })
    expect(asked.output).toMatch(/SEED is "demo", but the database is a real installation/)
    expect(asked.code).toBe(1)
  })

  test('says whether it is ready, and returns 404 to a probe of another path', async ({ request, baseURL }) => {
    for (const path of ['health/live', 'health/ready']) {
      const answer = await request.get(`${baseURL}${path}`)
      expect([answer.status(), await answer.json()]).toMatchObject([200, { status: 'ok' }])
      expect((await request.head(`${baseURL}${path}`)).status()).toBe(200)
    }
    expect((await request.get(`${baseURL}health/redy`)).status()).toBe(404)
    const unknown = await request.get(`${baseURL}api/health`, { headers: { accept: 'text/html' } })
    expect([unknown.status(), (await unknown.json()).data.error]).toEqual([404, 'request.notFound'])
  })

  test('sends the console with a policy that forbids inline scripts', async ({ request, baseURL }) => {
    const page = await request.get(baseURL!, { headers: { accept: 'text/html' } })
    const policy = page.headers()['content-security-policy']!
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(page.headers()['x-content-type-options']).toBe('nosniff')
    expect((await request.get(baseURL!, { headers: { accept: '*/*' } })).status()).toBe(200)
    expect((await request.get(`${baseURL}assets/missing.js`)).status()).toBe(404)
    expect((await request.get(`${baseURL}missing.png`)).status()).toBe(404)
  })
})

test('no picture of another site is loaded, whatever a page does', async ({ page, goto, expectMessage }) => {
  expectMessage(/img-src 'self' data: blob:/)
  await goto('/login')
  await expect(consolePage(page).submit).toBeVisible()
  const rejected = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        new Image().src = 'https://elsewhere.example/a.png'
      }),
  )
  expect(rejected).toBe('img-src')
})
