import { jsonrepair } from 'jsonrepair'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  createJSONEditor,
  Mode,
  SelectionType,
  ValidationSeverity,
  type Content,
  type ContentErrors,
  type JSONContent,
  type JSONEditorPropsOptional,
  type JsonEditor as Library,
  type OnChangeStatus,
  type ValidationError,
} from 'vanilla-jsoneditor'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts as codeTexts } from '../code/text'
import type { JsonEditorProps, JsonError, JsonMode } from './json-editor-props'
import { offsetOf, placeIn } from './json-places'
import { keepNamed } from './keep-named'
import { libraryWords } from './library-words'
import { menusIn } from './menus'
import { texts } from './text'

/** Why a text is no JSON; `line` and `column` count from 0. */
interface Broken {
  line?: number
  column?: number
  isRepairable: boolean
}

type Options = Required<Pick<JsonEditorProps, 'label' | 'value' | 'onChange' | 'mode'>> &
  Pick<JsonEditorProps, 'validate'>

/** The editor of the library in an element of the page. It ends when the page is put behind its tab, and begins again with what was typed. */
export function useJsonEditor({ label, value, onChange, mode, validate }: Options) {
  const t = useText(texts)
  const code = useText(codeTexts)
  const place = useRef<HTMLDivElement>(null)
  const library = useRef<Library>(null)
  const known = useRef(value)
  const given = useRef({ value, onChange, mode })
  const { look, ...found } = useErrors()
  useEffect(() => {
    given.current = { ...given.current, value, onChange }
  }, [value, onChange])

  useEffect(() => {
    const text = given.current.value
    const props: JSONEditorPropsOptional = {
      ...fixed,
      ...menusIn(t),
      ...startOf(text, given.current.mode),
      ariaLabel: label,
      onChange: (content: Content, _before: Content, { contentErrors }: OnChangeStatus) => {
        known.current = textOf(content)
        look(known.current, contentErrors)
        given.current.onChange(known.current)
      },
      onChangeMode: (next) => void (given.current.mode = next),
      validator: (json) => asErrors(validate?.(json)),
    }
    const editor = createJSONEditor({ target: place.current!, props })
    library.current = editor
    known.current = text
    const endNaming = keepNamed(place.current!, label, libraryWords(t, code))
    look(text, editor.validate())
    return () => {
      endNaming()
      library.current = null
      void editor.destroy()
    }
  }, [label, t, code, validate, look])

  useEffect(() => {
    if (!library.current || value === known.current) return
    known.current = value
    look(value, showIn(library.current, value))
  }, [value, look])
  return {
    ...found,
    place,
    /** Leads to where the text is broken. */
    showBroken: (at: Broken) => library.current && selectBroken(library.current, value, at),
    repair: () => onChange(JSON.stringify(JSON.parse(jsonrepair(value)), null, 2)),
    show: ({ path }: JsonError) => library.current && lead(library.current, { path, text: value, in: place.current! }),
  }
}

/** Without the bars whose texts are English alone. */
const fixed = {
  navigationBar: false,
  statusBar: false,
  askToFormat: false,
  onError: ({ message }: Error) => void notify.error(message),
}

/** Puts a document in place of the one that shows, and returns its errors. */
function showIn(editor: Library, text: string): ContentErrors | undefined {
  if (!isJson(text)) editor.updateProps({ mode: Mode.text })
  editor.update({ text })
  return editor.validate()
}

/** Leads to the value at a path. */
function lead(editor: Library, { path, text, in: element }: { path: string[]; text: string; in: Element }): void {
  if (element.querySelector('.jse-text-mode')) selectIn(editor, text, path)
  else void editor.scrollTo(path)
}

/** Selects the value at a path of a text; what is around a value that is missing. */
function selectIn(editor: Library, text: string, path: string[]): void {
  const place = placeIn(text)(path)
  if (place) selectRange(editor, place.value.pos, place.valueEnd.pos)
}

function selectBroken(editor: Library, text: string, { line, column }: Broken): void {
  const at = offsetOf(text, { line, column })
  selectRange(editor, at, Math.min(text.length, at + 1))
}

function selectRange(editor: Library, anchor: number, head: number): void {
  editor.select({ type: SelectionType.text, ranges: [{ anchor, head }], main: 0 })
  editor.focus()
}

/** Broken JSON shows as text. */
function startOf(text: string, mode: JsonMode) {
  return { content: { text }, mode: isJson(text) ? (mode as Mode) : Mode.text }
}

function asErrors(errors: readonly JsonError[] = []): ValidationError[] {
  return errors.map((error) => ({ ...error, severity: ValidationSeverity.error }))
}

/** Returns the errors of the document that the library found. */
function useErrors() {
  const [found, setErrors] = useState<{ broken?: Broken; errors: readonly JsonError[] }>({ errors: [] })
  const look = useCallback((text: string, errors: ContentErrors | undefined) => {
    if (!errors || text.trim() === '') return setErrors({ errors: [] })
    if ('validationErrors' in errors) return setErrors({ errors: errors.validationErrors })
    setErrors({ broken: { ...errors.parseError, isRepairable: errors.isRepairable }, errors: [] })
  }, [])
  return { ...found, look }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function textOf(content: Content): string {
  // After an undo in the tree it has both, and no text.
  if ('text' in content && typeof content.text === 'string') return content.text
  return JSON.stringify((content as JSONContent).json, null, 2)
}
