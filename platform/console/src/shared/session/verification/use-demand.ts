import { useState } from 'react'
import { RequestError } from '#shared/api/request-error'

/**
 * Whether the server asked for a verification before the next password. `demand` is 0 while it did not, else another number each time:
 * the key of the verification to show. `note` takes what became of a try and says whether it was that demand.
 */
export function useDemand() {
  const [demand, setDemand] = useState(0)
  const note = (error?: unknown): boolean => {
    const isDemand = error instanceof RequestError && error.result?.error === 'login.verify'
    setDemand((times) => (isDemand ? times + 1 : 0))
    return isDemand
  }
  return { demand, note }
}
