import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { CellColumn } from './cell-column'

interface Place {
  row: number
  column: number
}

/** A cell that is edited, with what was typed so far. */
interface Draft extends Place {
  text: string
  error?: string | undefined
}

/** The next cell that can be edited, row by row; undefined past the last one. */
function nextEditable<T>(from: Place, step: 1 | -1, rows: number, columns: readonly CellColumn<T>[]) {
  for (let cell = from.row * columns.length + from.column + step; cell >= 0; cell += step) {
    const next = { row: Math.floor(cell / columns.length), column: cell % columns.length }
    if (next.row >= rows) return undefined
    if (columns[next.column]!.edit) return next
  }
  return undefined
}

/** Where a key leads from a cell; undefined for one that does not move. */
function placeAfter(key: string, isFar: boolean, { row, column }: Place, last: Place): Place | undefined {
  const places: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? last.row : row, column: last.column },
  }
  return places[key]
}

/** Whether a key writes something. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}

interface Options<T> {
  rows: readonly T[]
  columns: readonly CellColumn<T>[]
  onSave: (row: T, key: string, text: string) => void
}

/** The cell that is a stop of the tab key, and what moves it together with the focus. */
function useCurrentCell(last: Place, isEditing: boolean) {
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const takesFocus = useRef(false)
  const at = { row: Math.min(place.row, last.row), column: Math.min(place.column, last.column) }
  useEffect(() => {
    if (isEditing || !takesFocus.current) return
    takesFocus.current = false
    grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }, [isEditing, at.row, at.column])
  const go = ({ row, column }: Place) => {
    takesFocus.current = true
    setPlace({
      row: Math.max(0, Math.min(last.row, row)),
      column: Math.max(0, Math.min(last.column, column)),
    })
  }
  return { grid, at, setPlace, go }
}

/** Returns the moving parts of a `CellGrid`: the cell that is a stop of the tab key, the one that is edited, and the keys. */
export function useCellGrid<T>({ rows, columns, onSave }: Options<T>) {
  const [draft, setDraft] = useState<Draft>()
  const last = { row: rows.length - 1, column: columns.length - 1 }
  const { go, ...current } = useCurrentCell(last, draft !== undefined)
  const edit = (cell: Place, typed?: string) => {
    const { edit: how, text } = columns[cell.column]!
    if (!how) return go(cell)
    current.setPlace(cell)
    setDraft({ ...cell, text: typed !== undefined && how.kind !== 'choice' ? typed : text(rows[cell.row]!) })
  }
  /** Saves what was typed; false where it may not be saved. */
  const commit = (): boolean => {
    if (!draft) return true
    const { key, edit: how, text } = columns[draft.column]!
    const row = rows[draft.row]!
    const error = how?.check(draft.text)
    if (error !== undefined) {
      setDraft({ ...draft, error })
      return false
    }
    setDraft(undefined)
    if (draft.text !== text(row)) onSave(row, key, draft.text)
    return true
  }
  const pressInEditor = (event: KeyboardEvent) => {
    if (!draft || event.nativeEvent.isComposing || !['Escape', 'Enter', 'Tab'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') {
      event.stopPropagation()
      setDraft(undefined)
      return go(draft)
    }
    if (!commit()) return
    if (event.key === 'Enter') return go({ ...draft, row: draft.row + 1 })
    const next = nextEditable(draft, event.shiftKey ? -1 : 1, rows.length, columns)
    return next ? edit(next) : go(draft)
  }
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, event.ctrlKey, current.at, last)
    const isTyped = isLetter(event)
    if (!next && !isTyped && event.key !== 'Enter' && event.key !== 'F2') return
    event.preventDefault()
    if (next) go(next)
    else edit(current.at, isTyped ? event.key : undefined)
  }
  return { ...current, draft, setDraft, edit, commit, press, pressInEditor }
}
