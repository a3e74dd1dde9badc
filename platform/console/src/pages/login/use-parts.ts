import { useEffect, useState } from 'react'
import { loadSignIn, type SignInParts } from '#shared/session/sign-in-parts'

/** Returns the parts that the product has of this page; undefined until they are there. Without them, or when they do not load, there are none. */
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
