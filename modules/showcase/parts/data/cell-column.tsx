import type { ReactNode } from 'react'

/** How a cell is edited. */
export interface CellEdit {
  kind: 'text' | 'number' | 'date' | 'choice'
  /** The options of a choice. */
  options?: readonly { value: string; label: string }[]
  /** Returns the error of a text, in words for the reader; undefined where it may be saved. */
  check: (text: string) => string | undefined
}

export interface CellColumn<T> {
  key: string
  title: string
  align?: 'right'
  /** The value as a text, as the editor begins with it. */
  text: (row: T) => string
  /** How it shows; as its text without this. */
  render?: (row: T) => ReactNode
  /** Without it the column is only read. */
  edit?: CellEdit
}
