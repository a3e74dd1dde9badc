import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { LocalText } from 'atrium/contract/language'
import type { WebhookMessage, WebhookResponse, WebhookSender } from '#server/call/message/webhook'
import { WebhookError } from '#server/call/message/webhook-error'
import { isAllowedTarget, isPublicAddress } from './private-targets'

/** How much of a response is read, and how much of it is kept, in bytes and characters. */
const most = { read: 4096, kept: 1024, headers: 8192 }

/** Returns the host of an address without brackets: a name, or an IP address in its usual form, whatever form it was written in. */
const hostOf = ({ hostname }: URL) =>
  hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()

const words = {
  credentials: {
    zh: '地址中不能有用户名和密码，签名已能证明发送方',
    en: 'Leave user name and password out of the address: the signature says who sends',
  },
  private: {
    zh: '该地址在本机或内网，须由服务器的 WEBHOOK_PRIVATE_TARGETS 允许',
    en: 'The address is on this machine or in a private network. WEBHOOK_PRIVATE_TARGETS of the server has to allow it',
  },
  insecure: {
    zh: '须使用 https://，http:// 只用于 WEBHOOK_PRIVATE_TARGETS 允许的内网地址',
    en: 'Use https://. http:// is for targets in private networks that WEBHOOK_PRIVATE_TARGETS allows',
  },
} as const satisfies Readonly<Record<string, LocalText>>

/** Throws where a target may not have this address. */
function rejectAddress(url: URL, address: string, allowed: readonly string[]): void {
  const host = hostOf(url)
  if (isAllowedTarget(allowed, host, address)) return
  if (!isPublicAddress(address)) throw new WebhookError('private', { detail: host, effect: 'down' })
  if (url.protocol !== 'https:') throw new WebhookError('insecure', { detail: host, effect: 'down' })
}

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void

type Found = Parameters<Resolve>[2]

/**
 * Returns a lookup in which those of one name at the same time are one: a name server that does not respond holds a thread for each, and Node has two
 * for all lookups.
 */
function sharedLookup(resolve: Resolve): Resolve {
  const waiting = new Map<string, Found[]>()
  return (host, options, done) => {
    const others = waiting.get(host)
    if (others) {
      others.push(done)
      return
    }
    const own = [done]
    waiting.set(host, own)
    resolve(host, options, (error, found) => {
      waiting.delete(host)
      for (const one of own) one(error, found)
    })
  }
}

/**
 * Returns the lookup of a connection, which fails where any of the addresses of a name may not be one. It is of the connection itself: a name that is
 * another address a moment later cannot pass.
 */
function checkedLookup(url: URL, allowed: readonly string[], resolve: Resolve): LookupFunction {
  return (host, options, callback) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      try {
        for (const { address } of found) rejectAddress(url, address, allowed)
      } catch (rejection) {
        return callback(rejection as NodeJS.ErrnoException, '', 0)
      }
      const [first] = found
      if (options.all) return callback(null, found)
      return callback(null, first?.address ?? '', first?.family ?? 0)
    })
}

/** Resolves to the beginning of a body. What a receiver does after its status, such as never to end, does not count. */
function beginningOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    let length = 0
    const end = () => {
      response.destroy()
      // PostgreSQL stores no NUL.
      resolve(Buffer.concat(parts).toString('utf8').replaceAll('\0', '').slice(0, most.kept))
    }
    response.on('data', (part: Buffer) => {
      parts.push(part)
      length += part.length
      if (length >= most.read) end()
    })
    for (const event of ['end', 'error', 'close', 'aborted']) response.once(event, end)
  })
}

/** Returns an error of a connection as one of a delivery. */
function errorOf(error: NodeJS.ErrnoException, limit: number): WebhookError {
  if (error instanceof WebhookError) return error
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new WebhookError('timeout', { detail: limit / 1000, effect: 'down' })
  return new WebhookError('network', { detail: error.code ?? error.message, effect: 'down' })
}

function exchange(url: URL, options: RequestOptions, payload: string): Promise<WebhookResponse> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const sending = request(url, options, (response) => {
      isAnswered = true
      const { statusCode: status = 0 } = response
      void beginningOf(response).then((text) => resolve({ status, text }))
    })
    // Once there is a status, the body alone ends early.
    const fail = (error: Error) => (isAnswered ? undefined : reject(error))
    sending.on('error', fail)
    // Also without an error, as where the receiver changes the protocol.
    sending.on('close', () => fail(new Error('the connection was closed')))
    sending.end(payload)
  })
}

/** Returns the headers of Standard Webhooks. The library loads with the first delivery. */
async function signedHeaders({ secrets, messageKey, payload }: WebhookMessage, agent: string) {
  const { Webhook } = await import('standardwebhooks')
  const at = new Date()
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    'user-agent': agent,
    'webhook-id': messageKey,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageKey, at, payload)).join(' '),
  }
}

interface SenderSettings {
  /** The targets in private networks that are allowed. */
  readonly privateTargets: readonly string[]
  /** The name that receivers see. */
  readonly agent: string
}

/**
 * Returns the way to deliver webhooks over HTTP. Each delivery has a connection of its own, to addresses that were checked in the lookup of the
 * connection; redirects are not followed, and no proxy of the environment is used.
 */
export function createWebhookSender(
  { privateTargets, agent }: SenderSettings,
  resolve: Resolve = lookup,
): WebhookSender {
  const shared = sharedLookup(resolve)
  return {
    privateTargets,
    reasonAgainst(text) {
      const url = new URL(text)
      if (url.username !== '' || url.password !== '') return words.credentials
      const host = hostOf(url)
      const isName = isIP(host) === 0
      if (isAllowedTarget(privateTargets, host, isName ? '' : host)) return undefined
      if (isName ? /^(?:.+\.)?localhost$/.test(host) : !isPublicAddress(host)) return words.private
      // A name may be that of an allowed address, which the connection finds out.
      const mayBePrivate = isName && privateTargets.length > 0
      return url.protocol === 'https:' || mayBePrivate ? undefined : words.insecure
    },
    async send(message) {
      const signal = AbortSignal.timeout(message.limit)
      try {
        const url = new URL(message.url)
        const host = hostOf(url)
        // An address is not looked up.
        if (isIP(host) !== 0) rejectAddress(url, host, privateTargets)
        const options: RequestOptions = {
          method: 'POST',
          agent: false,
          headers: await signedHeaders(message, agent),
          lookup: checkedLookup(url, privateTargets, shared),
          maxHeaderSize: most.headers,
          signal,
        }
        return await exchange(url, options, message.payload)
      } catch (error) {
        throw errorOf(error as NodeJS.ErrnoException, message.limit)
      }
    },
  }
}
