import { useEffect, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'

/**
 * Returns the address by which an `img` shows a picture of the brand; undefined for an empty key, until it is loaded, and where it cannot be
 * read. The content is requested here, since the demo has no address for it.
 */
export function useBrandPicture(key: string): string | undefined {
  const [loaded, setLoaded] = useState<{ key: string; address: string }>()
  useEffect(() => {
    if (key === '') return undefined
    const controller = new AbortController()
    let address: string | undefined
    const { signal } = controller
    request(api.session.brandPicture, { query: { key } }, { isUnasked: true, message: false, signal }).then(
      (content) => {
        if (signal.aborted) return
        address = URL.createObjectURL(content)
        setLoaded({ key, address })
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
