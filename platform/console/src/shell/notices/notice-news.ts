import { brand } from 'virtual:brand'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { StreamEvent } from 'atrium/contract/system/notice/event-stream'
import { api } from '#shared/api/api'
import { basePath } from '#shared/browser/base-path'
import { openStream } from '#shared/api/transport'
import { language } from '#shared/i18n/text'
import { readToken } from '#shared/session/token/token'

/** How often notices are read where there is no stream, in milliseconds. */
const askMillis = 30_000
/** The server sends an event every 25 seconds at least. A stream that is silent for longer than this is gone. */
const silentMillis = 60_000
/** After a stream ended, all browsers would come back at once; and all would read a notice for everybody at once. */
const spreadMillis = 2000

const name = `${brand.key}-notices${basePath}`

/** Resolves after some milliseconds, or when the signal aborts. */
const wait = (millis: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, millis)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const spread = (signal: AbortSignal) => wait(Math.random() * spreadMillis, signal)

/**
 * Calls `onNews` in each tab of this browser whenever there may be new notices. One tab hears of them for all, over a stream of events; where
 * that cannot be had, it says so every 30 seconds. Returns what ends it.
 */
export function followNotices(onNews: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', onNews)
  const tell = () => {
    if (signal.aborted) return
    onNews()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is of one origin.
    channel.postMessage('')
  }
  // Browsers have locks on https and localhost alone. Elsewhere each tab asks for itself: streams would use up its connections.
  const { locks } = navigator as { locks?: LockManager }
  const lead = locks ? () => hear(tell, signal) : () => ask(onNews, signal)
  const led = locks ? locks.request(name, { signal }, lead) : lead()
  // An end while it waits for the lock.
  led.catch(() => undefined)
  return () => {
    end.abort()
    channel.close()
  }
}

async function ask(tell: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(askMillis, signal)
    tell()
  }
}

async function hear(tell: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wasOpen = await readStream(tell, signal).catch(() => false)
    await (wasOpen ? spread(signal) : wait(askMillis, signal))
    if (!wasOpen) tell()
  }
}

/** Reads a stream to its end. Resolves to whether there was one. */
async function readStream(tell: () => void, outer: AbortSignal): Promise<boolean> {
  const over = new AbortController()
  const signal = AbortSignal.any([outer, over.signal])
  let timer = setTimeout(() => over.abort(), silentMillis)
  let wasOpen = false
  try {
    const headers = { lang: language(), token: readToken() ?? '' }
    const response = await openStream(api.events.stream.path, { headers }, signal)
    if (!response?.ok || !response.body) return false
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    const reader = events.getReader()
    signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => over.abort(), silentMillis)
      const { data } = part.value
      const event = part.value.event as StreamEvent | undefined
      // Also at "open": notices that were sent before it were missed.
      if (event === 'open' || event === 'notices') {
        if (data === 'all') await spread(signal)
        tell()
      }
      wasOpen = true
    }
    return wasOpen
  } catch {
    return wasOpen
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
