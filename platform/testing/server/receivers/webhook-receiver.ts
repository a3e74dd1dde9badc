import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** A request as a receiver of webhooks has it. */
export interface ReceivedEvent {
  readonly id: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly port: number
  readonly url: string
  readonly received: readonly ReceivedEvent[]
  /** Says how requests are answered from now on: with a status, or by a function. */
  readonly answerWith: (answer: number | Answer) => void
  readonly close: () => Promise<void>
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const withStatus =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end(`status ${status}`)

/** Starts a receiver whose responses have the status 200, on a free port unless one is given. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = []
  const sockets = new Set<Socket>()
  let answer = withStatus(200)
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { headers } = request
      received.push({ id: String(headers['webhook-id']), headers, body: Buffer.concat(parts).toString('utf8') })
      answer(response, request)
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const own = (server.address() as AddressInfo).port
  return {
    port: own,
    url: `http://127.0.0.1:${own}/events`,
    received,
    answerWith: (given) => {
      answer = typeof given === 'number' ? withStatus(given) : given
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Returns the event of a request whose signature a receiver with this secret verifies. Throws where it does not. */
export const verifiedEvent = ({ body, headers }: ReceivedEvent, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string
    timestamp: string
    data: Record<string, unknown>
  }
