import type { StoredFile } from 'atrium/contract/fields/file-types'
import { useEffect, useState } from 'react'
import { api } from '../../api/api'
import { request } from '../../api/request'
import { saveFile } from '../../api/file-save'
import { keepLoadedFile, loadedFile } from '../picture/loaded-files'

/** A large file on a slow line, in milliseconds. */
const patience = 600_000

/** Returns the content of a file. Rejects like `request`, after showing the error. */
export async function readKeptFile({ id, name, type }: StoredFile): Promise<File> {
  const content: Blob | ArrayBuffer = await request(api.fieldFiles.read, { query: { id } }, { timeout: patience })
  return new File([content], name, { type })
}

/** Lets the browser save a file. */
export async function saveKeptFile(file: StoredFile): Promise<void> {
  // `request` has said why.
  const content = await readKeptFile(file).catch(() => undefined)
  if (content) saveFile(content)
}

/** The address of the small picture of a file; undefined until it is loaded, and where there is none. */
export function useThumbnail({ id, hasThumbnail }: StoredFile): string | undefined {
  const [loaded, setLoaded] = useState<{ id: string; address: string }>()
  useEffect(() => {
    if (!hasThumbnail) return undefined
    const controller = new AbortController()
    let address: string | undefined
    const key = `thumbnail ${id}`
    const show = (content: Blob) => {
      if (controller.signal.aborted) return
      keepLoadedFile(key, content)
      address = URL.createObjectURL(content)
      setLoaded({ id, address })
    }
    const former = loadedFile(key)
    if (former) show(former)
    else {
      const options = { isUnasked: true, message: false, signal: controller.signal } as const
      request(api.fieldFiles.read, { query: { id, thumbnail: '1' } }, options).then(show, () => undefined)
    }
    return () => {
      controller.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [id, hasThumbnail])
  return loaded?.id === id ? loaded.address : undefined
}
