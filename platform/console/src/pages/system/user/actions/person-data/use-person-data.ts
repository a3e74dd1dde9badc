import type { User } from 'atrium/contract/system/user'
import { usePageStore } from '#shared/feedback/page-store'

/** Which of both drawers is open, and for whom. */
interface PersonDrawer {
  readonly user?: User
  readonly drawer?: 'export' | 'anonymise'
}

/** The drawers with the data of one user. */
export function usePersonData() {
  const store = usePageStore<PersonDrawer>({})
  return {
    store,
    exportOf: (user: User) => store.setState({ user, drawer: 'export' }),
    anonymise: (user: User) => store.setState({ user, drawer: 'anonymise' }),
    // The user stays, so that the drawer can be seen closing.
    close: () => store.setState({ drawer: undefined }),
  }
}
