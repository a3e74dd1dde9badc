import { useSettings } from '../settings/settings'

/** Light or dark. */
export type Scheme = 'light' | 'dark'

/** The scheme that shows now, after the choice of the person and, where that is "system", of the machine. */
export function useScheme(): Scheme {
  return useSettings(({ dark }) => (dark ? 'dark' : 'light'))
}
