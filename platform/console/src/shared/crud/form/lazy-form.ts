import type { ComponentType } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { lazyPart, type LazyPart } from '#shared/feedback/part/lazy-part'

interface FormProps {
  form: { store: Pick<StoreApi<{ isOpen: boolean }>, 'getState' | 'getInitialState' | 'subscribe'>; close: () => void }
}

/**
 * A `RecordForm` whose code is loaded when it opens first. What opens it is in the page, so that the record is read meanwhile.
 * @example
 * const PostForm = lazyForm(async () => (await import('./post-form')).PostForm)
 */
export function lazyForm<P extends FormProps>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  return lazyPart(load, {
    useIsOpen: ({ form }) => useStore(form.store, ({ isOpen }) => isOpen),
    close: ({ form }) => form.close(),
  })
}
