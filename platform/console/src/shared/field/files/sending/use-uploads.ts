import type { StoredFile } from 'atrium/contract/fields/file-types'
import { useLatest } from 'atrium/ui/interaction/use-latest'
import { useEffect, useInsertionEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useUnsaved } from '#shared/navigation/unsaved'
import { createUploads, type Upload, type Uploads } from './uploads'

/** Returns the uploads of a field. They go on while the page is behind its tab, and end when the form closes. */
export function useUploads(place: { kind: string; field: string }): Uploads {
  const [uploads] = useState(() => createUploads(place))
  useUnsaved(() => uploads.state() !== undefined)
  // Other effects end when a page goes behind its tab.
  useInsertionEffect(() => () => uploads.end(), [uploads])
  return uploads
}

interface Taking {
  readonly value: readonly StoredFile[]
  readonly onChange: ((files: readonly StoredFile[]) => void) | undefined
  readonly onSent: (file: StoredFile) => void
}

/**
 * Takes files that were sent into the value of a field, and returns the others. A field of a page behind its tab is not in its form: the files wait until it is again.
 */
export function useTakenUploads(uploads: Uploads, { value, onChange, onSent }: Taking): readonly Upload[] {
  const all = useStore(uploads.store)
  const isTaken = ({ sent }: Upload) => value.some(({ id }) => id === sent?.id)
  const take = useLatest(() => {
    const taken = all.filter(isTaken)
    if (taken.length > 0) uploads.taken(taken.map(({ key }) => key))
    const next = all.flatMap((one) => (one.sent && !isTaken(one) ? [one.sent] : []))
    if (next.length === 0) return
    onChange?.([...value, ...next])
    next.forEach(onSent)
  })
  useEffect(() => take.current(), [take, all, value])
  return all.filter(({ sent }) => !sent)
}
