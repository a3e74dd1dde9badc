export type JsonMode = 'tree' | 'text' | 'table'

/** An error at a place of a document. */
export interface JsonError {
  /** Names of fields and places in lists, from the outside to the inside; empty for the whole. */
  path: string[]
  /** In the reader's language. */
  message: string
}

export interface JsonEditorProps {
  /** Names the document. */
  label: string
  /** JSON, which may be broken. */
  value: string
  /** Gets the text after each change; it may be broken. */
  onChange: (value: string) => void
  /** The view at first: `tree`, `text`, or `table` for a list of records. Broken JSON shows as text. */
  mode?: JsonMode
  /** Returns the errors of the document, each with the path to its place; shown there and in a list below. Should not change with each rendering. */
  validate?: (json: unknown) => readonly JsonError[]
  /** The name of an exported file, without its ending. Without it there is no export and no import. */
  fileName?: string
  /** In CSS pixels; 380 where left out. */
  height?: number
}
