import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { lazyPart, type LazyPart } from '#shared/feedback/part/lazy-part'
import type { RecordOpening } from './use-record-opening'

/**
 * The drawer with the details of a kind, whose code is loaded when it opens first.
 * @example
 * const RoleDetails = lazyDetails(async () => (await import('./details/role-details')).RoleDetails)
 */
export function lazyDetails<P extends { opening: RecordOpening }>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  return lazyPart(load, {
    useIsOpen: ({ opening }) => useStore(opening.store, ({ isOpen }) => isOpen),
    close: ({ opening }) => opening.close(),
  })
}
