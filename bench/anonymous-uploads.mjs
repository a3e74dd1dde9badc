import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// How much memory clients without a token take from a server (Linux): 24 connections send 30 MB each to the import of users, in
// chunks, as long as the server takes them. The program of the server may be given, to compare it with another build.

const connections = 24
const megabytes = 30
const megabyte = 1024 * 1024
const program = process.argv[2] ?? fileURLToPath(new URL('../server/dist/node.js', import.meta.url))

const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
const server = spawn(process.execPath, [program], {
  env: { ...process.env, PORT: '0', DATABASE_URL: `file:${join(folder, 'atrium.db')}`, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address = await new Promise((resolve, reject) => {
  createInterface(server.stdout).on('line', (line) => {
    if (line.startsWith('Atrium  ')) resolve(line.slice('Atrium  '.length))
  })
  server.on('exit', () => reject(new Error('The server ended.')))
})

/** A figure of the process in megabytes: `VmRSS` now, `VmHWM` at its highest. */
function memory(name) {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)[1]) / 1024)
}

/** Resolves to the status of the answer, or to the error that ended the connection. */
function upload() {
  const piece = Buffer.alloc(megabyte / 4, '"')
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const sent = request(`${address}/api/system/user/import`, { method: 'POST', headers }, (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode))
    })
    sent.on('error', ({ code }) => resolve(code))
    let left = megabytes * 4
    const send = () => {
      while (left > 0) {
        left -= 1
        if (!sent.write(piece)) return void sent.once('drain', send)
      }
      sent.end()
    }
    send()
  })
}

const before = memory('VmRSS')
const start = performance.now()
const outcomes = await Promise.all(Array.from({ length: connections }, upload))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${connections} × ${megabytes} MB without a token: ${before} MB before, ${memory('VmHWM')} MB at most, ${seconds} s`,
)
console.log(`answers: ${[...new Set(outcomes)].join(', ')}`)
server.kill()
rmSync(folder, { recursive: true, force: true })
