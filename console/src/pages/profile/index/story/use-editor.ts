import type { IDomEditor } from '@wangeditor-next/editor'
import { useEffect, useRef, useState } from 'react'
import { editIn, htmlOf, showHtml, type Editing } from './editing'

interface EditorOptions {
  /** What it shows; HTML that did not come from itself takes the place of what was there. */
  html: string
  onChange: (html: string) => void
  label: string
  placeholder: string
}

/** The editor in an element of the page. It ends when the page is put behind its tab, and begins again with what was typed. */
export function useEditor({ html, onChange, label, placeholder }: EditorOptions) {
  const place = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<Editing>()
  const [, setChanges] = useState(0)
  const given = useRef({ html, onChange })
  // What the form holds, and how the editor writes the same.
  const known = useRef({ outside: html, inside: '' })
  useEffect(() => {
    given.current = { html, onChange }
  }, [html, onChange])

  useEffect(() => {
    if (!place.current) return
    const take = (editor: IDomEditor) => {
      // The selection is news too: buttons show what it is.
      setChanges((count) => count + 1)
      const inside = htmlOf(editor)
      if (inside === known.current.inside) return
      known.current = { outside: inside, inside }
      given.current.onChange(inside)
    }
    let begun: Editing | undefined
    const begin = (element: HTMLElement) => {
      begun = editIn(element, { html: given.current.html, onChange: take, label, placeholder })
      known.current = { outside: given.current.html, inside: htmlOf(begun.editor) }
      setEditing(begun)
    }
    // It is not ready at once, and fails when it ends before.
    const timer = setTimeout(begin, 0, place.current)
    return () => {
      clearTimeout(timer)
      setEditing(undefined)
      begun?.end()
    }
  }, [label, placeholder])

  useEffect(() => {
    if (!editing || html === known.current.outside) return
    // Set first, since the editor reports the change only later.
    showHtml(editing.editor, html)
    known.current = { outside: html, inside: htmlOf(editing.editor) }
  }, [editing, html])
  return { place, editing }
}
