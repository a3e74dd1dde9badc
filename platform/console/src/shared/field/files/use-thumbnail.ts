import type { StoredFile } from 'atrium/contract/fields/file-types'
import { useEffect, useState } from 'react'
import { api } from '../../api/api'
import { request } from '../../api/request'
import { keepLoadedFile, loadedFile } from '../picture/loaded-files'

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
