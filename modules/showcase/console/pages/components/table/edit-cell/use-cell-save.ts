import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from 'atrium/console/data'
import type { DemoRow } from '#modules/showcase/contract/table'
import { fieldValue, type DemoField } from '#modules/showcase/console/demo-rows/check-row'
import { api } from '#calls/showcase'

interface Change {
  id: number
  field: DemoField
  before: string
}

/**
 * Saves single cells: a change shows at once, in the rows of the query with `queryKey`, and is taken back where it cannot be saved, such as
 * with `isRejected`. `onRejected` gets the row as it was.
 */
export function useCellSave(queryKey: readonly unknown[], isRejected: boolean, onRejected: (row: DemoRow) => void) {
  const client = useQueryClient()
  const [changes, setChanges] = useState<readonly Change[]>([])
  const show = (id: number, field: DemoField, value: string | number) =>
    client.setQueryData<{ items: DemoRow[] }>(queryKey, (page) => {
      if (!page) return page
      return { ...page, items: page.items.map((row) => (row.id === id ? { ...row, [field]: value } : row)) }
    })
  const send = async (row: DemoRow, field: DemoField, text: string) => {
    await client.cancelQueries({ queryKey })
    show(row.id, field, fieldValue(field, text))
    try {
      // A call that fails on purpose would be in the console of the browser.
      if (isRejected) throw new Error('Rejected on purpose')
      await request(api.table.editDemoRow, { body: { id: row.id, [field]: fieldValue(field, text) } })
      return true
    } catch {
      show(row.id, field, row[field])
      onRejected(row)
      return false
    }
  }
  const save = async (row: DemoRow, field: DemoField, text: string) => {
    if (await send(row, field, text)) {
      setChanges((all) => [...all, { id: row.id, field, before: String(row[field]) }])
    }
  }
  /** Takes the last change back. */
  const undo = async (rows: readonly DemoRow[]) => {
    const last = changes.at(-1)
    const row = rows.find(({ id }) => id === last?.id)
    if (!last || !row) return
    setChanges(changes.slice(0, -1))
    await send(row, last.field, last.before)
  }
  return { save, undo, count: changes.length, forget: () => setChanges([]) }
}
