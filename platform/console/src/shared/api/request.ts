import { rightsHeader } from 'atrium/contract/access'
import type { Endpoint, Input, Output, Wrapper } from 'atrium/contract/endpoint'
import { notify } from '../feedback/notify'
import { openOverlay } from '../feedback/overlay'
import { language } from '../i18n/text'
import { expireSession, hasSession } from '../session/end/expire'
import { askToShow } from '../session/reauthentication/reauthentication'
import { showLockOf } from '../session/lock/lock'
import { noteRights, rightsChange } from '../session/user/rights'
import { readToken } from '../session/token/token'
import { type Answer, readAnswer } from './answer'
import { noteAnswer, noteNoAnswer } from './connection'
import { requestErrorOf, showError } from './errors'
import { RequestError } from './request-error'
import { send } from './transport'

/** Options of a request beside its data. */
export interface RequestOptions {
  /** Shows the full-screen loading overlay until this and all other such requests have ended. */
  overlay?: boolean
  /** true: a success shows the server's message too. false: nothing is shown, errors included. Else errors alone are. */
  message?: boolean
  /** A call in the background: nothing is shown when it fails, and without a network nothing leads to /500. */
  isUnasked?: boolean
  /**
   * Sent before what needs its answer is there. An error while this returns true shows nothing and ends no session: who needs the answer
   * makes the call again.
   */
  isAhead?: () => boolean
  /** Resolves to the whole wrapper `{code, msg, data}`. */
  raw?: boolean
  /** How long it may take, body included, in milliseconds; 10 seconds without it. Files and imports need more. */
  timeout?: number
  /** Ends the request early; it then rejects with the signal's reason and shows nothing. */
  signal?: AbortSignal
}

type InputOf<E> = unknown extends Input<E> ? undefined : Input<E>
type Rest<E> =
  unknown extends Input<E> ? [input?: undefined, options?: RequestOptions] : [input: Input<E>, options?: RequestOptions]

/**
 * Calls the API and returns `data` of the wrapper, or the whole wrapper with `raw`. Values of the query that are undefined
 * or '' are left out. Blobs and array buffers come back as they are.
 *
 * Rejects with `RequestError` after showing the person what went wrong. A response with 401 also ends the session: over unsaved input
 * the person signs in again in place, else on the login page. 423 leads to the lock screen; without a network the way leads to /500,
 * unless something that was typed would be lost. After `session.reauth` the person is asked over the
 * page to show that it is them, and the call is made again. An error that may be confirmed is left to
 * `useWrite`, which shows the confirmation.
 * @example
 * const post = await request(api.posts.read, { query: { postId: 3 } })
 */
export function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: RequestOptions & { raw: true },
): Promise<Wrapper<Output<E>>>
export function request<E extends Endpoint>(endpoint: E, ...rest: Rest<E>): Promise<Output<E>>
export async function request(endpoint: Endpoint, given?: unknown, options: RequestOptions = {}): Promise<unknown> {
  const input = given as { query?: object; body?: unknown } | undefined
  const close = options.overlay ? openOverlay() : undefined
  const token = readToken()
  const begunIn = rightsChange()
  try {
    const received = await send(
      endpoint.path + queryText(input?.query),
      initOf(endpoint, input?.body, token),
      receive,
      options,
    )
    return accept(received, options)
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason
    const requestError = requestErrorOf(error)
    if (options.isAhead?.()) throw requestError
    if (!(error instanceof RequestError)) noteNoAnswer()
    if (isAsking(requestError, options)) {
      close?.()
      if (await askToShow()) return await (request as Again)(endpoint, given, options)
    }
    const endsSession = requestError.code === 401 && hasSession()
    requestError.isHandled = endsSession || isHeld(requestError) || requestError.result?.confirmable === true
    const isShown = options.message !== false && !requestError.isHandled
    const change = requestError.code === 403 ? (rightsChange() ?? begunIn) : undefined
    // One change of rights is announced once: the tabs that it closes say why, and the errors that go with it say no more.
    if (change) void change.then((isAnnounced) => showError(requestError, isShown && !isAnnounced))
    else if (!options.isUnasked) showError(requestError, isShown)
    if (endsSession) void expireSession(token, requestError.msg)
    if (requestError.code === 423) void showLockOf(token)
    throw requestError
  } finally {
    close?.()
  }
}

/** An answer of the server, with the mark of the rights that it carries. */
interface Received {
  readonly rights: string | null
  readonly answer?: Answer
  readonly error?: unknown
}

async function receive(response: Response): Promise<Received> {
  noteAnswer()
  const rights = response.headers.get(rightsHeader)
  try {
    return { rights, answer: await readAnswer(response) }
  } catch (error) {
    return { rights, error }
  }
}

type Again = (endpoint: Endpoint, input: unknown, options: RequestOptions) => Promise<unknown>

/** Whether the person is asked to show that it is them. What they did not ask for asks nothing of them. */
function isAsking({ result }: RequestError, { isUnasked }: RequestOptions): boolean {
  return result?.error === 'session.reauth' && !isUnasked && hasSession()
}

/** A session that is locked, or whose password is due, shows so in place of everything, and who will not show that it is them knows; no words are needed. A factor that is due does so
 * where no page shows yet. */
function isHeld({ code, result }: RequestError): boolean {
  return (
    code === 423 ||
    result?.error === 'password.mustChange' ||
    result?.error === 'session.reauth' ||
    (result?.error === 'session.factorDue' && !hasSession())
  )
}

function initOf({ method }: Endpoint, body: unknown, token: string | undefined): RequestInit {
  const headers = new Headers({ lang: language() })
  if (token !== undefined) headers.set('token', token)
  if (body === undefined) return { method, headers }
  const isBytes = body instanceof Uint8Array
  headers.set('content-type', isBytes ? 'application/octet-stream' : 'application/json')
  return { method, headers, body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }
}

function queryText(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}

function accept({ rights, answer, error }: Received, { raw, message }: RequestOptions): unknown {
  noteRights(rights)
  if (!answer) throw error
  if (!answer.isWrapper) return answer.content
  if (message && answer.wrapper.msg) notify.success(answer.wrapper.msg)
  return raw ? answer.wrapper : answer.wrapper.data
}
