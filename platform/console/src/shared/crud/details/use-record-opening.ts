import { useLatest } from 'atrium/ui/interaction/use-latest'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createStore } from 'zustand'
import { useOpening, type Opening } from '#shared/feedback/use-opening'
import { useCan } from '#shared/session/user/access'
import { useSettings } from '#shared/settings/settings'
import type { DetailsKind } from './declaration'
import { detailsPath } from './details-path'

/** How the details of the records of a list open. */
export interface RecordOpening extends Pick<Opening, 'store' | 'close'> {
  readonly kind: DetailsKind
  /** Opens a record as the person chose: in the drawer, or as a page. Undefined where the reader may not read one. */
  readonly open: ((id: number) => void) | undefined
  readonly openDrawer: ((id: number) => void) | undefined
  /** Returns the address of a record of the list as it is at that moment. */
  readonly to: (id: number) => string
}

/** The record that the list of its kind opens in its drawer as soon as it shows. */
const awaited = createStore<{ kind: string; id: number } | undefined>(() => undefined)

/** Lets the list of a kind, which is about to show, open a record in its drawer. */
export function openInDrawer({ kind }: Pick<DetailsKind, 'kind'>, id: number): void {
  awaited.setState({ kind, id }, true)
}

/**
 * How the details of the records of a list open: for `rowOpen`, the links of its rows, `useRecordInAddress` and the drawer.
 * @example
 * const opening = useRecordOpening(user)
 * useRecordInAddress(opening, opening.openDrawer)
 */
export function useRecordOpening(kind: DetailsKind): RecordOpening {
  const { store, open: openDrawer, close } = useOpening()
  // Read when a record is opened: the columns of a list depend on this, and would be drawn again with each change of the address.
  const latest = useLatest(useLocation().search)
  const navigate = useNavigate()
  const mayOpen = useCan()(kind.details?.access ?? [])
  useEffect(() => {
    const take = () => {
      const record = awaited.getState()
      if (record?.kind !== kind.kind) return
      awaited.setState(undefined, true)
      openDrawer(record.id)
    }
    take()
    return awaited.subscribe(take)
  }, [kind, openDrawer])
  return useMemo(() => {
    const to = (id: number) => detailsPath(kind, id, latest.current)
    const open = (id: number) => {
      if (useSettings.getState().recordPages) void navigate(to(id))
      else openDrawer(id)
    }
    return { kind, store, close, to, ...(mayOpen ? { open, openDrawer } : { open: undefined, openDrawer: undefined }) }
  }, [kind, store, openDrawer, close, latest, navigate, mayOpen])
}
