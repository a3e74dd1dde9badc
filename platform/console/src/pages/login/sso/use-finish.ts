import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RequestError } from '#shared/api/request-error'

/** Makes the call that ends a visit of a provider, once; `error` is why it did not come to that. */
export function useFinish(finish: () => Promise<void>): RequestError | undefined {
  const [error, setError] = useState<RequestError>()
  const isBegun = useRef(false)
  const run = useEffectEvent(finish)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    run().catch((reason: unknown) => {
      if (!(reason instanceof RequestError)) throw reason
      setError(reason)
    })
  }, [])
  return error
}
