import { useLayoutEffect, useRef, useState } from 'react'

/** A text field whose `insert` puts a text in place of the selection, and the caret after it. Spread `field` on a textarea. */
export function useCaret(initial: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    ref.current?.focus()
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [text])
  const insert = (part: string) => {
    const { selectionStart: from, selectionEnd: to } = ref.current!
    caret.current = from + part.length
    setText(text.slice(0, from) + part + text.slice(to))
  }
  const field = { ref, value: text, onChange: (event: { target: { value: string } }) => setText(event.target.value) }
  return { text, setText, insert, field }
}
