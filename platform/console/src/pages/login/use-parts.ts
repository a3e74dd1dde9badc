import { useEffect, useState } from 'react'
import { loadSignIn, type SignInParts } from '#shared/session/sign-in-parts'

/** Returns the parts of the sign-in page that the product gives: undefined while they load, an empty object where it gives none or they do not load. */
export function useParts(): SignInParts | undefined {
  const load = loadSignIn()
  const [parts, setParts] = useState<SignInParts | undefined>(load ? undefined : {})
  useEffect(() => {
    if (!load) return
    Promise.all([load(), import('./product-part')]).then(
      ([{ parts }, { boundedParts }]) => setParts(boundedParts(parts)),
      () => setParts({}),
    )
  }, [load])
  return parts
}
