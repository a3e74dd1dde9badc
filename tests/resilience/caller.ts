import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { api } from '#product/contract'
import type { Endpoint, Wrapper } from 'atrium/contract/endpoint'

/** The result of a call: the server's answer, or the error by which the connection was rejected or cut. */
export interface Outcome {
  /** The HTTP status; undefined where no whole answer came. */
  status?: number
  headers?: IncomingHttpHeaders
  body?: Wrapper<never>
  /** `ECONNREFUSED` before anything was sent, `ECONNRESET` and the like after. */
  error?: string
  millis: number
}

/** A client with one connection, which it keeps for as long as the server does. */
export interface Caller {
  call(endpoint: Pick<Endpoint, 'method' | 'path'>, input?: { query?: string; body?: object }): Promise<Outcome>
  /** Signs in and uses the token from now on. */
  signIn(username: string, password: string): Promise<Outcome>
  close(): void
}

export function createCaller(address: string): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let token: string | undefined
  const call: Caller['call'] = ({ method, path }, { query = '', body } = {}) => {
    const start = performance.now()
    const since = () => performance.now() - start
    const text = body && JSON.stringify(body)
    const headers = {
      ...(token && { token }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    return new Promise((resolve) => {
      const fail = (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message, millis: since() })
      const sent = request(`${address}${path}${query}`, { method, agent, headers }, (response) => {
        let received = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          received += part
        })
        response.on('error', fail)
        response.on('end', () => {
          const body = received.startsWith('{') ? (JSON.parse(received) as Wrapper<never>) : undefined
          resolve({ status: response.statusCode, headers: response.headers, body, millis: since() })
        })
      })
      sent.on('error', fail)
      sent.end(text)
    })
  }
  return {
    call,
    async signIn(username, password) {
      const outcome = await call(api.session.login, { body: { username, password } })
      if (outcome.status === 200) token = outcome.body!.data
      return outcome
    },
    close: () => agent.destroy(),
  }
}
