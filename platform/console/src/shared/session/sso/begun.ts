import { storedName } from '#shared/browser/base-path'

const purposes = ['signIn', 'link', 'test'] as const

/** A visit of a provider that this tab began, kept until the browser comes back. */
export interface Begun {
  readonly purpose: (typeof purposes)[number]
  readonly providerId: number
  /** Proves that it is this tab. */
  readonly key: string
  /** Where the person goes on afterwards. */
  readonly returnTo: string
}

const name = storedName('sso')

export const keepBegun = (begun: Begun): void => sessionStorage.setItem(name, JSON.stringify(begun))

export const forgetBegun = (): void => sessionStorage.removeItem(name)

/** Returns what this tab began last; undefined where it began nothing, or the storage was changed by hand. */
export function readBegun(): Begun | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Begun | null
    return kept && isBegun(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isBegun = ({ purpose, providerId, key, returnTo }: Begun): boolean =>
  purposes.includes(purpose) &&
  typeof providerId === 'number' &&
  typeof key === 'string' &&
  typeof returnTo === 'string'
