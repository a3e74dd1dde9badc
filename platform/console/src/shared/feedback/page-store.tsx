import { useState, type ReactNode } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'

/**
 * State of a page that only some of its parts show, such as an open drawer. A change renders what reads it, with `FromStore` or zustand's
 * `useStore`, and neither the page nor its table.
 */
export function usePageStore<T>(initial: T): StoreApi<T> {
  const [store] = useState(() => createStore<T>(() => initial))
  return store
}

interface FromStoreProps<T> {
  store: StoreApi<T>
  children: (state: T) => ReactNode
}

/**
 * Renders what depends on a store, and nothing around it.
 * @example
 * <FromStore store={details.store}>
 *   {({ id, isOpen }: Opening) => <PostDetails postId={id} isOpen={isOpen} onClose={details.close} />}
 * </FromStore>
 */
export function FromStore<T>({ store, children }: FromStoreProps<T>): ReactNode {
  return children(useStore(store))
}
