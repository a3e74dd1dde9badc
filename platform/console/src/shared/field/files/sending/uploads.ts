import type { StoredFile } from 'atrium/contract/fields/file-types'
import { createStore, type StoreApi } from 'zustand'
import { RequestError } from '#shared/api/request-error'
import { translate } from '#shared/i18n/text'
import { removeFile } from '../kept-file'
import { isPassing, type Persistence, type WaitsFor } from './persist'
import { sendFile, UnreadableFileError, type Progress } from './send-file'
import { texts } from '../text'

/** A file that is being sent, that was not accepted, or that is ready to be taken into the form. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly share: number
  /** All of it is there, and the server checks it. */
  readonly isChecking?: boolean
  readonly waitsFor?: WaitsFor | undefined
  readonly error?: string | undefined
  readonly sent?: StoredFile
}

/** Files of a field are still being sent, or were not accepted: the form then is not saved. */
type UploadState = 'sending' | 'failed' | undefined

/** The files that are being sent for a field, one after the other. Stays the same object. */
export interface Uploads {
  readonly store: StoreApi<readonly Upload[]>
  readonly add: (files: readonly File[]) => void
  /** Goes on with a file where an error ended it; from its beginning where the server has nothing of it any more. */
  readonly retry: (key: number) => void
  /** Ends sending a file, and deletes what the server has of it. */
  readonly cancel: (key: number) => void
  /** Removes files that the form has taken over. */
  readonly taken: (keys: readonly number[]) => void
  /** Deletes a file that was sent here and is no longer in the form. */
  readonly remove: (id: string) => void
  readonly state: () => UploadState
  /** Ends all that is being sent. */
  readonly end: () => void
}

interface Running {
  readonly file: File
  readonly controller: AbortController
  progress: Progress
}

let lastKey = 0

/**
 * Creates the uploads of a field, outside of components: those of a page end with its effects when another tab is shown. With `take` a file that was sent is taken at
 * once, and not by a form.
 */
export function createUploads(place: Place, take?: TakeSent): Uploads {
  const store = createStore<readonly Upload[]>(() => [])
  const drop = (keys: readonly number[]) =>
    store.setState((list) => list.filter(({ key }) => !keys.includes(key)), true)
  const change: Change = (key, to) =>
    store.setState((list) => list.map((one) => (one.key === key ? { ...one, ...to } : one)), true)
  const sender = createSender({ ...place, take }, change, (key) => drop([key]))
  return {
    store,
    add: (files) => {
      for (const file of files) {
        const key = ++lastKey
        store.setState((list) => [...list, { key, file, share: 0 }], true)
        sender.add(key, file)
      }
    },
    retry: sender.retry,
    cancel: (key) => {
      sender.stop(key)
      drop([key])
    },
    taken: (keys) => {
      keys.forEach(sender.release)
      drop(keys)
    },
    remove: sender.remove,
    state: () => {
      const list = store.getState()
      if (list.length === 0) return undefined
      return list.some(({ error }) => error === undefined) ? 'sending' : 'failed'
    },
    end: () => {
      for (const { key } of store.getState()) sender.stop(key)
      store.setState([], true)
    },
  }
}

interface Place {
  /** The kind of record. */
  readonly kind: string
  readonly field: string
}

/** Gives a file that was sent to its record. An error that it rejects with shows at the file. */
export type TakeSent = (file: StoredFile, persistence: Persistence) => Promise<void>

interface Target extends Place {
  readonly take: TakeSent | undefined
}

type Change = (key: number, to: Partial<Upload>) => void

/** Sends files one after the other, and says by `change` how far each is, and by `onTaken` which has its record. */
function createSender(target: Target, change: Change, onTaken: (key: number) => void) {
  const all = new Map<number, Running>()
  /** The ids of all files that were sent. */
  const own = new Set<string>()
  let queue = Promise.resolve()
  const start = (key: number) => {
    const running = all.get(key)!
    queue = queue.then(async () => {
      const sent = await send(target, running, (to) => change(key, to))
      if (!sent) return
      if (!target.take) return void own.add(sent.id)
      all.delete(key)
      onTaken(key)
    })
  }
  return {
    add: (key: number, file: File) => {
      all.set(key, { file, progress: { parts: 0 }, controller: new AbortController() })
      start(key)
    },
    retry: (key: number) => {
      change(key, { error: undefined })
      start(key)
    },
    stop: (key: number) => {
      const { controller, progress } = all.get(key)!
      controller.abort()
      all.delete(key)
      if (progress.begun) removeFile(progress.begun.id)
    },
    release: (key: number) => void all.delete(key),
    remove: (id: string) => {
      if (own.delete(id)) removeFile(id)
    },
  }
}

/** Sends a file, and returns it; undefined where that was ended or not possible. */
async function send({ kind, field, take }: Target, running: Running, change: (to: Partial<Upload>) => void) {
  const { file, progress, controller } = running
  const { signal } = controller
  if (signal.aborted) return undefined
  try {
    const onWait = (waitsFor?: WaitsFor) => change({ waitsFor })
    const sent = await sendFile({
      kind,
      field,
      file,
      progress,
      signal,
      onShare: (share) => change({ share }),
      onChecking: () => change({ isChecking: true }),
      onWait,
    })
    await take?.(sent, { signal, onWait })
    change({ sent, waitsFor: undefined })
    return sent
  } catch (error) {
    if (signal.aborted) return undefined
    // A file that the server rejected or deleted is sent from its first part.
    if (isRejected(error)) running.progress = { parts: 0 }
    change({ error: reasonOf(error), waitsFor: undefined, isChecking: false })
    return undefined
  }
}

const isRejected = (error: unknown) =>
  error instanceof RequestError && typeof error.code === 'number' && error.code < 500 && !isPassing(error)

/** Returns the message at the field that was wrong, or of the whole call. */
function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return Object.values(error.fields)[0] ?? error.msg
  if (!(error instanceof UnreadableFileError)) reportError(error)
  return translate(texts, error instanceof UnreadableFileError ? 'unreadable' : 'notSent')
}
