import type { StreamEvent } from 'atrium/contract/system/notice/event-stream'
import type { Deps } from '../call/call'
import type { EventStream } from '../call/file/download'
import type { SettingHost } from '../call/setting/runtime-settings'
import { readSessionTimes } from '../call/setting/session-times'
import { readEvent } from '../services/notice/notice-event'
import { liveSessions } from '../services/session/live-sessions'

/** How often each stream sends a beat and its session is looked at, in milliseconds: proxies cut what is silent for a minute. */
const beatMillis = 25_000
/** A person has no more streams than this in one process: the oldest one ends. A browser needs one, whatever its tabs. */
const mostOfPerson = 10
/** A stream whose reader takes nothing ends when as many events wait. */
const mostWaiting = 50

interface Open extends Pick<EventStream, 'userId' | 'tokenHash'> {
  readonly send: (event: StreamEvent, data?: string) => void
  readonly end: () => void
}

type Parts = Pick<Deps, 'db' | 'messages' | 'now' | 'log' | 'stopping'> & SettingHost

/** The streams of events that this process has open. While there is one, messages are listened to and beats are sent. */
export class EventStreams {
  readonly #deps: Parts
  readonly #open = new Set<Open>()
  #stop: (() => void) | undefined

  constructor(deps: Parts) {
    this.#deps = deps
    deps.stopping?.addEventListener('abort', () => this.#open.forEach(({ end }) => end()))
  }

  /** Opens one. It ends with its session, and with the process. */
  open({ userId, tokenHash }: EventStream): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    let own: Open
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const end = () => {
        this.#remove(own)
        controller.close()
      }
      const send: Open['send'] = (event, data = '') => {
        if (controller.desiredSize! <= -mostWaiting) return end()
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`))
      }
      own = { userId, tokenHash, send, end }
      this.#add(own)
      send('open')
      if (this.#deps.stopping?.aborted) end()
    }
    return new ReadableStream({ start, cancel: () => this.#remove(own) }, { highWaterMark: 1 })
  }

  /** Sends a beat to all, and ends those whose session is over. */
  async beat(): Promise<void> {
    const { db, now } = this.#deps
    const tokens = [...this.#open].map(({ tokenHash }) => tokenHash)
    const live = await liveSessions(db, tokens, { now: now(), times: await readSessionTimes(db, this.#deps) })
    for (const one of this.#open) {
      if (live.has(one.tokenHash)) one.send('beat')
      else one.end()
    }
  }

  #add(one: Open): void {
    const own = [...this.#open].filter(({ userId }) => userId === one.userId)
    if (own.length >= mostOfPerson) own[0]!.end()
    this.#open.add(one)
    this.#stop ??= this.#start()
  }

  #remove(one: Open): void {
    this.#open.delete(one)
    if (this.#open.size > 0) return
    this.#stop?.()
    this.#stop = undefined
  }

  #start(): () => void {
    const { messages, log } = this.#deps
    const stopListening = messages.listen(
      (text) => this.#tell(readEvent(text)?.userIds ?? []),
      () => this.#tell('all'),
    )
    const timer = setInterval(() => {
      this.beat().catch((error: unknown) => log('warn', 'sessions of event streams not read', { error: String(error) }))
    }, beatMillis)
    // In a browser a timer is a number.
    if (typeof timer === 'object') timer.unref()
    return () => {
      clearInterval(timer)
      stopListening()
    }
  }

  #tell(userIds: readonly number[] | 'all'): void {
    const named = userIds === 'all' ? undefined : new Set(userIds)
    for (const one of this.#open) {
      if (!named) one.send('notices', 'all')
      else if (named.has(one.userId)) one.send('notices', 'own')
    }
  }
}
