import { createServer, type Server } from 'node:net'
import { api } from '#product/contract'
import { attachedFiles } from 'atrium/contract/fields/file-types'
import { paperProduct } from '#server-test/kind/every-kind/paper-office'
import { sendFile, sentFile } from '#server-test/kind/every-kind/send-file'
import { pictureBytes } from '#server-test/records/pictures'
import { openServer, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clamdScanner } from './clamd'

// A server that speaks the protocol of clamd in place of clamd itself, which no registry has.

const file = { field: 'extras', name: 'a.bin', content: new Uint8Array(1000).map((_, at) => at % 251) }
const quiet = () => {}
const port = (server: Server) => (server.address() as { port: number }).port

const opened: TestServer[] = []
const openWith = async (host: Parameters<typeof openServer>[0]) => {
  const server = await openServer({ product: paperProduct, log: quiet, ...host })
  opened.push(server)
  return { admin: await server.signIn('admin', 'en') }
}
afterAll(async () => {
  for (const server of opened) await server.close()
})

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
/** A server that speaks INSTREAM as clamd does, and finds the harmless file that all scanners find. */
const clamd = createServer((socket) => {
  let received = Buffer.alloc(0)
  socket.on('error', quiet)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    let next = 'zINSTREAM\0'.length
    if (received.length < next) return
    const blocks: Buffer[] = []
    while (received.length >= next + 4) {
      const length = received.readUInt32BE(next)
      if (length === 0) {
        const isFound = Buffer.concat(blocks).includes(eicar)
        socket.end(isFound ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
        return
      }
      blocks.push(received.subarray(next + 4, next + 4 + length))
      next += 4 + length
    }
  })
})
beforeAll(() => new Promise<void>((resolve) => void clamd.listen(0, '127.0.0.1', resolve)))
afterAll(() => void clamd.close())

test('clamd rejects a harmful file by its name, and takes others', async () => {
  const { admin } = await openWith({ scanFile: clamdScanner({ host: '127.0.0.1', port: port(clamd) }) })
  const harmful = await sendFile(admin, { ...file, content: new TextEncoder().encode(eicar) })
  expect([harmful.status, harmful.errorData.fields]).toEqual([
    400,
    { content: 'The file holds something harmful (Eicar-Test-Signature) and was not kept' },
  ])
  await sentFile(admin, file)
})

test('clamd looks at attachments and pictures, too', async () => {
  const { admin } = await openWith({ scanFile: clamdScanner({ host: '127.0.0.1', port: port(clamd) }) })
  const attachment = { kind: 'dept', field: attachedFiles, name: 'a.txt', content: new TextEncoder().encode(eicar) }
  const picture = Buffer.concat([pictureBytes(), Buffer.from(eicar)]).toString('base64')
  const found = [await sendFile(admin, attachment), await admin.ask(api.files.upload, { body: { content: picture } })]
  for (const { status, errorData } of found)
    expect([status, errorData.fields]).toEqual([400, { content: expect.stringContaining('Eicar') }])
})

test('a clamd that takes no file of that size rejects it for good', async () => {
  const small = createServer((socket) => {
    socket.on('error', quiet)
    socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'))
  })
  await new Promise<void>((resolve) => void small.listen(0, '127.0.0.1', resolve))
  const { admin } = await openWith({ scanFile: clamdScanner({ host: '127.0.0.1', port: port(small) }) })
  const { status, errorData } = await sendFile(admin, file)
  expect([status, errorData.fields]).toEqual([400, { content: expect.stringContaining('too large to be checked') }])
  small.close()
})

test('a clamd that does not answer lets no file in', async () => {
  const { admin } = await openWith({ scanFile: clamdScanner({ host: '127.0.0.1', port: 1 }, 1000) })
  const { status, errorData } = await sendFile(admin, file)
  expect([status, errorData.error]).toEqual([503, 'file.notScanned'])
})
