import type { Endpoint } from 'atrium/contract/endpoint'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Something that can be done with the selected rows of a list. */
export interface BulkAction<T> {
  key: string
  label: string
  icon: string
  /** The call that it leads to: those who may not make it do not get the action. */
  call: Pick<Endpoint, 'access'>
  /** Offered while exactly one row is selected. */
  isForOne?: boolean
  isDanger?: boolean
  /** Returns why it is not possible with these rows; undefined where it is. */
  reason?: (rows: readonly T[]) => string | undefined
  /** Loads in advance what it opens. */
  prepare?: () => void
  run: (rows: readonly T[]) => void
}

interface Calls<T> {
  edit?: Pick<BulkAction<T>, 'call' | 'reason'> & { run: (row: T) => void; prepare: () => void }
  remove?: Pick<BulkAction<T>, 'call' | 'reason' | 'run'>
}

/** Returns the actions that most lists have for selected rows: to edit the only one, and to delete them. */
export function useBulkActions<T>({ edit, remove }: Calls<T>): BulkAction<T>[] {
  const t = useText(texts)
  const actions: BulkAction<T>[] = []
  if (edit) {
    const run = ([row]: readonly T[]) => row !== undefined && edit.run(row)
    actions.push({ key: 'edit', label: t('edit'), icon: 'lucide:pencil', ...edit, isForOne: true, run })
  }
  if (remove) {
    actions.push({ key: 'delete', label: t('delete'), icon: 'lucide:trash-2', isDanger: true, ...remove })
  }
  return actions
}
