import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../lib/child.mjs'
import { range, rounded } from '../lib/statistics.mjs'
import { temporaryFolder } from '../lib/temporary-folder.mjs'
import { callsOf } from './calls.mjs'
import { sendOnce } from './load.mjs'

// What the two largest calls do to a server and its other callers: imports of 10,000 users, new or changed (peak of the process's memory over
// its rest) and exports of 60,000, each with the longest that a list call and a page had to wait meanwhile. Memory on Linux only.

const imports = 6
const rowsAnImport = 10_000
const isLinux = process.platform === 'linux'

/** A figure of a process in megabytes: `VmRSS` now, `VmHWM` at its highest. */
export function memoryOf({ pid }, name) {
  if (!isLinux) return NaN
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(kilobytes) / 1024)
}

const resetPeak = ({ pid }) => isLinux && writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Sends a call again and again until another one has ended; returns the longest wait, in milliseconds. */
async function longestWait(running, call) {
  const state = { done: false }
  void running.finally(() => (state.done = true)).catch(() => undefined)
  let longest = 0
  while (!state.done) {
    const asked = performance.now()
    // A connection for each: one that is kept is closed by a server that is held up for longer than it keeps them.
    await sendOnce(call)
    longest = Math.max(longest, performance.now() - asked)
  }
  return Math.round(longest)
}

/** Sends a call, and meanwhile asks for a list, which needs the database, and for the page, which does not. */
async function watched(server, what, call, { list, page }) {
  resetPeak(server)
  const before = memoryOf(server, 'VmRSS')
  const start = performance.now()
  const running = sendOnce(call)
  const waits = await Promise.all([longestWait(running, list), longestWait(running, page)])
  const { statusCode } = await running
  if (statusCode !== 200) throw new Error(`The ${what} was answered ${statusCode}.`)
  const figures = {
    'longest list call (ms)': waits[0],
    'longest page (ms)': waits[1],
    'takes (s)': rounded((performance.now() - start) / 1000, 1),
    'MB before': before,
    'MB at most': memoryOf(server, 'VmHWM'),
  }
  return { what, figures }
}

const rowsOf = (number) =>
  range(rowsAnImport, (row) => ({
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

async function longCallsOf(build, data) {
  const server = await startServer(build, `file:${join(data, `${build.name}.db`)}`)
  const { list } = await callsOf(server.address)
  const others = { list: { ...list, path: '/api/system/post/list' }, page: { ...list, path: '/' } }
  const rows = []
  for (let number = 0; number < imports; number++) {
    const body = { rows: rowsOf(number), dryRun: false, updateExisting: false }
    const call = { ...list, method: 'POST', path: '/api/system/user/import', body }
    rows.push(await watched(server, `import ${number + 1}`, call, others))
  }
  const changed = rowsOf(0).map((row) => ({ ...row, remark: '改过' }))
  const body = { rows: changed, dryRun: false, updateExisting: true }
  rows.push(
    await watched(
      server,
      'import of changes',
      { ...list, method: 'POST', path: '/api/system/user/import', body },
      others,
    ),
  )
  for (const format of ['csv', 'xlsx'])
    rows.push(
      await watched(server, `export ${format}`, { ...list, path: `/api/system/user/export?format=${format}` }, others),
    )
  await server.close()
  return { title: 'Server: waits and memory during imports of 10,000 users and exports of 60,000', rows }
}

export async function measureLongCalls(builds) {
  const { folder: data, remove } = temporaryFolder()
  const tables = []
  for (const build of builds) tables.push(await longCallsOf(build, data))
  await remove()
  return [tables]
}
