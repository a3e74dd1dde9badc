import { useWrite } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import type { DemoRow } from '#modules/showcase/contract/table'
import { api } from '#calls/showcase'
import { texts } from './text'

type Row = Pick<DemoRow, 'id' | 'name'>

/** How many rows one call deletes or restores: `queryIds` and `restoreDemoRows` of the contract. */
const most = 100

/** Returns what deletes rows at once, with a message whose button undoes it. `onStep` gets how many are deleted so far. */
export function useRowRemoval() {
  const t = useText(texts)
  const write = useWrite()

  const restore = async (rows: readonly Row[]) => {
    for (let start = 0; start < rows.length; start += most) {
      const ids = rows.slice(start, start + most).map(({ id }) => id)
      await write(api.table.restoreDemoRows, { body: { ids } }, { done: false })
    }
    notify.success(rows.length === 1 ? t('restored', rows[0]!) : t('restoredRows', { count: rows.length }))
  }
  const offerUndo = (rows: readonly Row[]) =>
    notify.success(rows.length === 1 ? t('deleted', rows[0]!) : t('deletedRows', { count: rows.length }), {
      action: { label: t('undo'), run: () => void restore(rows) },
    })

  return async (rows: readonly Row[], onStep?: (deleted: number) => void) => {
    let deleted = 0
    try {
      while (deleted < rows.length) {
        const ids = rows.slice(deleted, deleted + most).map(({ id }) => id)
        await write(api.table.deleteDemoRows, { query: { ids } }, { done: false })
        deleted += ids.length
        onStep?.(deleted)
      }
    } finally {
      // Where a later call fails, the rows of the earlier ones can still be restored.
      if (deleted > 0) offerUndo(rows.slice(0, deleted))
    }
  }
}
