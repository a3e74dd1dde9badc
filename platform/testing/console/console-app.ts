import { product as wholeProduct } from 'atrium/entries/product'
import type { Mailer } from 'atrium/server/call/message/mail'
import type { IdentityClient } from 'atrium/server/call/sso/identity-client'
import type { WebhookSender } from 'atrium/server/call/message/webhook'
import type { Product } from 'atrium/server/call/resource'
import { openMemoryRuntime, type MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import 'atrium/ui/tokens.css'
import { vi } from 'vitest'
import { startApp } from '../../console/src/app/start'
import { modules as productModules } from 'atrium/entries/modules'
import { setTransport, type Transport } from '#shared/api/transport'
import { setLanguage } from '#shared/i18n/language'
import type { ConsoleModules } from '#shared/navigation/console-modules'
import { useQuestion } from '#shared/feedback/confirm'
import { dismissToast, useToasts } from '#shared/feedback/notify'
import { defaultSettings, useSettings } from '#shared/settings/settings'
import { storeToken } from '#shared/session/token/token'
import { signIn } from '#server-test/visitor'
import { sample } from './sample/sample-pages'

/** The real console on the page, over a demo of its own. */
export interface RunningConsole {
  readonly runtime: MemoryRuntime
  /** Method and path of every request so far. */
  readonly calls: readonly string[]
  /** Returns those of them that begin so: `POST /api/system/role`. */
  sent: (start: string) => readonly string[]
  /** Those of them that were rejected, with the status. */
  readonly errors: readonly string[]
  /** Method and path of the requests that have no answer yet. */
  waiting: () => readonly string[]
  /** Requests whose path holds `unreachable` fail as they do without a server, those with `unavailable` as before one that is down; all with ''. */
  readonly network: { unreachable?: string; unavailable?: string }
}

export interface Start {
  /** Where the address bar points; home without it. */
  path?: string
  /** The demo account that is signed in already; nobody without it. */
  as?: string
  /** The value of the token cookie, in place of `as`. */
  token?: string
  /** Requests whose path holds this fail as they do without a network. */
  unreachable?: string
  /** Requests whose path holds this fail as they do while the server is not available. */
  unavailable?: string
  /** The logs hold the past of the demo, which they have not otherwise. */
  history?: boolean
  /** The data of the demo are those of a real installation. */
  isReal?: boolean
  /** The modules that the console starts with; without it those of the product, and the sample pages. */
  modules?: ConsoleModules
  /** The product whose API it is; this one without it. */
  product?: Product
  /** The way in which its server sends mails; none without it. */
  mail?: Mailer
  /** The way in which it delivers webhooks; none without it. */
  webhooks?: WebhookSender
  /** The way in which it speaks with identity providers; none without it. */
  identityClient?: IdentityClient
  /** Responses are read while they are sent, as over a network: the bell hears of new notices. */
  streams?: boolean
  /** Changes the demo before the console starts. */
  prepare?: (runtime: MemoryRuntime) => Promise<unknown>
}

/** Returns what sends requests to a runtime and notes them. */
function transportTo(runtime: MemoryRuntime, network: RunningConsole['network']) {
  const calls: string[] = []
  const errors: string[] = []
  const waiting: string[] = []
  const transport: Transport = async (url, init) => {
    const call = `${init.method ?? 'GET'} ${url}`
    calls.push(call)
    if (network.unreachable !== undefined && url.includes(network.unreachable)) throw new TypeError('Failed to fetch')
    waiting.push(call)
    try {
      const isDown = network.unavailable !== undefined && url.includes(network.unavailable)
      const response = isDown ? new Response('', { status: 503 }) : await runtime.fetch(url, init)
      if (!response.ok) errors.push(`${response.status} ${call}`)
      return response
    } finally {
      waiting.splice(waiting.indexOf(call), 1)
    }
  }
  return { transport, calls, errors, waiting }
}

const ends: (() => unknown)[] = []
const firstAddress = location.href

/** Starts the console as a browser would that opens `path`; settles when its first page is ready. */
export async function openConsole({
  path = '/',
  as,
  token,
  unreachable,
  unavailable,
  history: hasHistory = false,
  isReal = false,
  modules = { ...productModules, sample },
  product = wholeProduct,
  mail,
  webhooks,
  identityClient,
  streams,
  prepare,
}: Start = {}): Promise<RunningConsole> {
  const runtime = await openMemoryRuntime(product, hasHistory, !isReal, {
    ...(mail && { mail }),
    ...(webhooks && { webhooks }),
    ...(identityClient && { identityClient }),
  })
  ends.push(() => runtime.close())
  await prepare?.(runtime)
  const network = { unreachable, unavailable }
  const { transport, calls, errors, waiting } = transportTo(runtime, network)
  setTransport(transport, { streams })
  if (as) storeToken(await signIn(runtime.fetch, as))
  if (token) storeToken(token)
  history.replaceState(null, '', path)
  // Else the first click gives it the focus, at which the console asks for changed rights: before the click, or in its midst.
  window.focus()
  const element = document.body.appendChild(document.createElement('div'))
  ends.push(
    () => element.remove(),
    await startApp(element, async () => ({
      ...(await import('../../console/src/app/router/router')),
      modules,
    })),
  )
  // The frame is there first; the page in it is rendered in slices.
  await vi.waitUntil(() => !document.querySelector('main:empty'), { timeout: 10_000 })
  const sent = (start: string) => calls.filter((call) => call.startsWith(start))
  return { runtime, calls, sent, errors, waiting: () => waiting, network }
}

/** Ends every console of the test and leaves the browser as it was. */
export async function closeConsoles(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end()
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
  useQuestion.getState().asked?.answer(false)
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  setLanguage('zh-cn')
  useSettings.setState(defaultSettings)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', firstAddress)
}

/** Path and query in the address bar. */
export function address(): string {
  return location.pathname + location.search
}

/** Whether the browser would ask before it leaves the document. */
export function asksBeforeReload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
