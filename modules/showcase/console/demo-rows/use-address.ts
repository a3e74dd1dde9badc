import { useSearchParams } from 'react-router'
import { sameTab } from 'atrium/console/page'

/**
 * Values that an example keeps in the address, so that a link, a reload and the back button bring them again; '' for one that is
 * not there. What else is in the address stays.
 * @example
 * const [{ page }, setAddress] = useAddress(['page'])
 * setAddress({ page: '2' })
 */
export function useAddress<const K extends string>(names: readonly K[]) {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<K, string>
  const set = (changed: Partial<Record<K, string>>, options?: { replace?: boolean }) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries<string | undefined>(changed)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { ...options, state: sameTab })
  }
  return [values, set] as const
}
