import { useEffect, useState } from 'react'
import type { Output } from 'atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { takeBrand } from '#shared/brand/brand'
import { takeDefaultLanguage } from '#shared/i18n/language'

type Options = Pick<Output<typeof api.session.loginOptions>, 'demoAccounts' | 'forgottenPassword' | 'providers'>

/** Returns what the login page offers; undefined until it is known, and where it cannot be loaded. `reload` loads it again. */
export function useLoginOptions(): { options: Options | undefined; reload: () => void } {
  const [turn, setTurn] = useState(0)
  const [options, setOptions] = useState<Options>()
  useEffect(() => {
    const controller = new AbortController()
    request(api.session.loginOptions, undefined, { message: false, signal: controller.signal }).then(
      ({ brand, language, ...rest }) => {
        takeBrand(brand)
        takeDefaultLanguage(language)
        setOptions(rest)
      },
      // The form also works without them.
      () => undefined,
    )
    return () => controller.abort()
  }, [turn])
  return { options, reload: () => setTurn(turn + 1) }
}
