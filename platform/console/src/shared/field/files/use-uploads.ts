import type { FileLimits, StoredFile } from 'atrium/contract/fields/file-types'
import { fileMegabyte } from 'atrium/contract/fields/file-types'
import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../api/request-error'
import { notify } from '../../feedback/notify'
import { translate, useText } from '../../i18n/text'
import { sizeText } from '../../i18n/size-text'
import { sendFile } from './send-file'
import { texts } from './text'

/** A file that is being sent, or was not accepted. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly share: number
  readonly isWaiting: boolean
  readonly error?: string | undefined
  readonly cancel: () => void
}

interface Place {
  readonly kind: string
  readonly field: string
  readonly limits: FileLimits
  /** How many files the field has. */
  readonly present: number
  readonly onSent: (file: StoredFile) => void
}

let lastKey = 0

/** Returns the controllers of running uploads; they abort when the form is left. */
function useRunning() {
  const running = useRef(new Set<AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all) controller.abort()
    }
  }, [])
  return running
}

/** The files that are being sent for a field, one after the other. They end with the form. */
export function useUploads({ kind, field, limits, present, onSent }: Place) {
  const t = useText(texts)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const sent = useRef(onSent)
  sent.current = onSent
  const running = useRunning()
  const queue = useRef(Promise.resolve())
  const drop = (key: number) => setUploads((list) => list.filter((one) => one.key !== key))
  const change = (key: number, to: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...to } : one)))

  function begin(file: File) {
    const key = ++lastKey
    const controller = new AbortController()
    running.current.add(controller)
    const cancel = () => {
      controller.abort()
      drop(key)
    }
    setUploads((list) => [...list, { key, file, share: 0, isWaiting: false, cancel }])
    const onProgress = (share: number, isWaiting: boolean) => change(key, { share, isWaiting })
    queue.current = queue.current.then(async () => {
      try {
        controller.signal.throwIfAborted()
        sent.current(await sendFile({ kind, field, file, signal: controller.signal, onProgress }))
        drop(key)
      } catch (error) {
        if (!controller.signal.aborted) change(key, { error: reasonOf(error), isWaiting: false })
      } finally {
        running.current.delete(controller)
      }
    })
  }

  function add(files: readonly File[]) {
    const room = limits.most - present - uploads.length
    for (const file of files.slice(0, Math.max(0, room))) {
      const error = rejectionOf(file, limits)
      if (error) notify.error(error)
      else begin(file)
    }
    if (files.length > room) notify.error(t('tooMany', { n: limits.most }))
  }
  const retry = ({ key, file }: Upload) => {
    drop(key)
    begin(file)
  }
  return { uploads, add, retry }
}

/** Why a file is not sent at all. */
function rejectionOf({ name, size }: File, { megabytes }: FileLimits): string | undefined {
  if (size === 0) return translate(texts, 'empty', { name })
  const most = megabytes * fileMegabyte
  return size > most ? translate(texts, 'tooLarge', { name, limit: sizeText(most) }) : undefined
}

/** The message at the field that was wrong, or of the whole call. */
function reasonOf(error: unknown): string {
  if (!(error instanceof RequestError)) return String(error)
  return Object.values(error.result?.fields ?? {})[0] ?? error.msg
}
