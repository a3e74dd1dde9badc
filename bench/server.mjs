import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from '../scripts/build.mjs'
import { root } from '../scripts/lib/run.mjs'

// What the two largest calls do to a server and its other callers: imports of 10,000 users (peak of the process's memory over
// its rest) and exports of 60,000, each with the longest that a list call had to wait meanwhile. Memory on Linux only.

const imports = 6
const rowsAnImport = 10_000
const data = mkdtempSync(join(tmpdir(), 'atrium-bench-'))

await ensureBuilt('app')
const server = spawn(process.execPath, [join(root, 'server/dist/node.js')], {
  env: { ...process.env, PORT: '0', DATABASE_URL: `file:${join(data, 'atrium.db')}`, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address = await new Promise((done) => {
  createInterface(server.stdout).on('line', (line) => line.startsWith('Atrium') && done(line.split(/ +/)[1]))
})
let token = ''

async function call(path, { body, raw } = {}) {
  // A connection for each: one that is kept is closed by a server that is held up for longer than it keeps them.
  const headers = { token, connection: 'close', ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(address + path, { method: body ? 'POST' : 'GET', headers, body: JSON.stringify(body) })
  if (raw) return (await response.arrayBuffer()).byteLength
  const wrapper = await response.json()
  if (wrapper.code !== 200) throw new Error(`${path}: ${JSON.stringify(wrapper).slice(0, 500)}`)
  return wrapper.data
}

const megabytes = (name) => {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))
  return Math.round(Number(kilobytes) / 1024)
}
const isLinux = process.platform === 'linux'
const rest = () => (isLinux ? megabytes('VmRSS') : NaN)
const peak = () => (isLinux ? megabytes('VmHWM') : NaN)
const resetPeak = () => isLinux && writeFileSync(`/proc/${server.pid}/clear_refs`, '5')

/** Asks again and again until the call has ended; answers the longest wait, in milliseconds. */
async function longestWait(running, ask) {
  const state = { done: false }
  void running.finally(() => (state.done = true)).catch(() => undefined)
  let longest = 0
  while (!state.done) {
    const asked = performance.now()
    await ask()
    longest = Math.max(longest, performance.now() - asked)
  }
  return Math.round(longest)
}

/** Runs a call, and meanwhile asks for a list, which needs the database, and for the page, which does not. */
async function watched(name, run) {
  resetPeak()
  const before = rest()
  const start = performance.now()
  const running = run()
  const [list, page] = await Promise.all([
    longestWait(running, () => call('/api/system/post/list')),
    longestWait(running, () => call('/', { raw: true })),
  ])
  await running
  const figures = {
    name,
    'takes (s)': ((performance.now() - start) / 1000).toFixed(1),
    'longest list call (ms)': list,
    'longest page (ms)': page,
    'rest (MB)': before,
    'peak (MB)': peak(),
  }
  table.push(figures)
}

const table = []
function rowsOf(number) {
  return Array.from({ length: rowsAnImport }, (_, row) => ({
    username: `person${number}x${row}`,
    nickname: `人员${row}`,
    dept: '平台组',
    phoneNumber: `139${String(number * rowsAnImport + row).padStart(8, '0')}`,
    email: `person${number}x${row}@atrium.example`,
    sex: '男',
    post: '项目经理',
    roles: '普通用户',
    status: '启用',
    remark: '由导入产生的记录，用来测量服务器的内存。'.repeat(4),
  }))
}

token = await call('/api/user/login', { body: { username: 'admin', password: 'Atrium#2026' } })
for (let number = 0; number < imports; number++) {
  const body = { rows: rowsOf(number), dryRun: false, updateExisting: false }
  await watched(`import ${number + 1}`, () => call('/api/system/user/import', { body }))
}
for (const format of ['csv', 'xlsx']) {
  await watched(`export ${format}`, () => call(`/api/system/user/export?format=${format}`, { raw: true }))
}
console.table(table)
server.kill()
await once(server, 'exit')
rmSync(data, { recursive: true })
