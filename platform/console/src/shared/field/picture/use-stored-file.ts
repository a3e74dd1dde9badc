import { isFileKey } from 'atrium/contract/fields/stored-file'
import { useEffect, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { keepLoadedFile, loadedFile } from './loaded-files'

/**
 * The address by which an `img` shows the stored file of this key; undefined until it is loaded, and where it cannot be read.
 * The content is requested here, since an `img` would not send the token.
 */
export function useStoredFile(key: string): string | undefined {
  const [loaded, setLoaded] = useState<{ key: string; address: string }>()
  useEffect(() => {
    if (!isFileKey(key)) return undefined
    const controller = new AbortController()
    let address: string | undefined
    const show = (content: Blob) => {
      address = URL.createObjectURL(content)
      setLoaded({ key, address })
    }
    const former = loadedFile(key)
    if (former) show(former)
    else
      request(api.files.read, { query: { key } }, { isUnasked: true, message: false, signal: controller.signal }).then(
        (content) => {
          if (controller.signal.aborted) return
          keepLoadedFile(key, content)
          show(content)
        },
        () => undefined,
      )
    return () => {
      controller.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [key])
  return loaded?.key === key ? loaded.address : undefined
}
