export interface RichTextEditorProps {
  /** Names the text, and its buttons. */
  label: string
  /** HTML. A value that the editor did not write itself replaces its content. */
  value: string
  /** Gets the HTML after each change; empty for a text without content. */
  onChange: (html: string) => void
  /** Shows while the text is empty. */
  placeholder?: string
  /** Offers tables. Without it, tables in `value` and pasted ones are kept. */
  hasTables?: boolean
  /**
   * Pictures that are chosen, pasted or dropped become part of the HTML, at most 1200 pixels wide and high. Without it they are
   * rejected with a message; the server keeps none in rich text.
   */
  hasPictures?: boolean
  /** In CSS pixels; 260 where left out. */
  minHeight?: number
}
