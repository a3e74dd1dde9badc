import { useState } from 'react'
import { createStore, type StoreApi } from 'zustand'

/** Whether a drawer is open, and for which record. Stays the same object; only what reads its store renders when it changes. */
export interface Opening {
  readonly store: StoreApi<{ id: number; isOpen: boolean }>
  readonly open: (id?: number) => void
  readonly close: () => void
}

/**
 * Whether a drawer is open, and for which record.
 * @example
 * const details = useOpening()
 * <FromStore store={details.store}>
 *   {({ id, isOpen }) => <UserDetails userId={id} isOpen={isOpen} onClose={details.close} />}
 * </FromStore>
 */
export function useOpening(): Opening {
  const [opening] = useState(createOpening)
  return opening
}

function createOpening(): Opening {
  const store = createStore(() => ({ id: 0, isOpen: false }))
  return {
    store,
    open: (id = 0) => store.setState({ id, isOpen: true }),
    close: () => store.setState({ isOpen: false }),
  }
}
