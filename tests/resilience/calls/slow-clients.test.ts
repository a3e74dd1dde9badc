import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../rounds'
import { startServer, type ServerProcess } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

let server: ServerProcess
let port: number
beforeAll(async () => {
  server = startServer({ DATABASE_URL: `file:${join(temporaryFolder(), 'atrium.db')}`, LOG_LEVEL: 'info' })
  port = Number(new URL(await server.address).port)
})

const body = JSON.stringify({ username: 'admin', password: 'Atrium#2026' })
const head = [
  'POST /api/user/login HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${body.length}`,
].join('\r\n')

async function open(first: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(first)
  return socket
}

/** Returns the text that the server sends until it ends the connection, and the seconds that takes. */
async function ending(socket: Socket): Promise<{ text: string; seconds: number }> {
  const start = performance.now()
  let text = ''
  for await (const part of socket) text += String(part)
  return { text, seconds: (performance.now() - start) / 1000 }
}

test('clients that go away while they send leave no error in the log', async () => {
  const times = rounds(5, 100)
  for (let time = 0; time < times; time++) {
    const socket = await open(`${head}\r\n\r\n${body.slice(0, 5 + (time % 20))}`)
    // Half of them with a reset.
    if (time % 2) socket.destroy()
    else socket.resetAndDestroy()
  }
  const logged = () => server.lines.filter((line) => line.includes('/api/user/login'))
  await expect.poll(() => logged().length).toBe(times)
  expect(logged().filter((line) => !line.includes('"status":400'))).toEqual([])
  expect(server.lines.filter((line) => /"level":"(?:warn|error)"|Error/.test(line))).toEqual([])
})

// These take their time, so that npm test only looks at the settings (src/host/connections/http-server.test.ts).
describe.runIf(rounds(0, 1))('a connection', { timeout: 60_000, concurrent: true }, () => {
  test.each([
    ['nothing', '', 10],
    ['a part of its headers', head, 10],
    ['a part of its body', `${head}\r\n\r\n{`, 30],
  ])('that has brought %s ends in time', async (_, first, seconds) => {
    const ended = await ending(await open(first))
    expect(ended.seconds).toBeLessThanOrEqual(seconds)
    expect(ended.text).toMatch(/^HTTP\/1.1 408 /)
  })

  test('that brings a header now and then ends in time', async () => {
    const socket = await open(`${head}\r\n`)
    const dribble = setInterval(() => socket.write('x: y\r\n'), 500)
    const { seconds } = await ending(socket).finally(() => clearInterval(dribble))
    expect(seconds).toBeLessThanOrEqual(10)
  })

  test('that brings its body slowly is answered', async () => {
    const socket = await open(`${head.replace(/^(content-length: .*)$/m, '$1\r\nconnection: close')}\r\n\r\n`)
    const answer = ending(socket)
    for (let at = 0; at < body.length; at += 10) {
      await wait(8000)
      socket.write(body.slice(at, at + 10))
    }
    expect((await answer).text).toMatch(/^HTTP\/1.1 200 /)
  })
})
