import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
} from 'react'
import { readFolder, type Folder } from './folder'
import { handleSource, inputSource, type FolderSource } from './folder-source'

/** The result of a choice. `denied`: the person or the browser did not allow it; `failed`: the folder cannot be read. */
export type FolderState =
  | { readonly state: 'none' | 'denied' | 'failed' }
  | { readonly state: 'reading'; readonly name: string; readonly count: number }
  | { readonly state: 'ready'; readonly folder: Folder }

// Not in the types of TypeScript: Firefox and Safari do not have it.
type Picker = { showDirectoryPicker?: (options: { mode: 'read' }) => Promise<FileSystemDirectoryHandle> }

interface FolderChoice {
  current: FolderState
  /** Asks the person for a folder. To be called by a press: browsers reject it otherwise. */
  choose: () => void
  /** Reads a folder that is known already. */
  read: (source: FolderSource) => void
  /** Ends the reading; what was shown before it is shown again. */
  cancel: () => void
  /** For an `<input hidden>`, which `choose` opens in browsers without `showDirectoryPicker`. */
  input: InputHTMLAttributes<HTMLInputElement> & { ref: Ref<HTMLInputElement> }
}

/**
 * A folder of the person's device, read in the browser: by the File System Access API, else by a directory input. Nothing is
 * uploaded. Reading ends when the component is left.
 * @example
 * const { current, choose, cancel, input } = useFolder()
 * return (
 *   <>
 *     <input hidden {...input} />
 *     <button type="button" onClick={choose}>{t('chooseFolder')}</button>
 *   </>
 * )
 */
export function useFolder(initial?: FolderSource): FolderChoice {
  const [current, setCurrent] = useState<FolderState>({ state: 'none' })
  const before = useRef<FolderState>(current)
  const reading = useRef<AbortController>(undefined)
  const field = useRef<HTMLInputElement>(null)

  const show = (state: FolderState) => {
    if (state.state === 'ready') before.current = state
    setCurrent(state)
  }
  const read = (source: FolderSource) => {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    const showNow = (state: FolderState) => {
      if (!signal.aborted) show(state)
    }
    showNow({ state: 'reading', name: source.name, count: 0 })
    readFolder(source, { signal, onProgress: (count) => showNow({ state: 'reading', name: source.name, count }) }).then(
      (folder) => showNow({ state: 'ready', folder }),
      (error: unknown) => showNow({ state: isDenied(error) ? 'denied' : 'failed' }),
    )
  }
  const choose = async () => {
    const { showDirectoryPicker } = window as Picker
    if (!showDirectoryPicker) {
      field.current?.click()
      return
    }
    try {
      read(handleSource(await showDirectoryPicker({ mode: 'read' })))
    } catch (error) {
      // The person closed the dialog: what was there stays.
      if (error instanceof DOMException && error.name === 'AbortError') return
      show({ state: isDenied(error) ? 'denied' : 'failed' })
    }
  }
  const cancel = () => {
    reading.current?.abort()
    setCurrent(before.current)
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    read(inputSource([...(target.files ?? [])]))
    // The same folder can be chosen again once it has changed.
    target.value = ''
  }
  const first = useRef(initial)
  const start = useEffectEvent(() => {
    if (first.current && before.current.state === 'none') read(first.current)
  })
  const stop = useEffectEvent(cancel)
  useEffect(() => {
    start()
    // Also when the page is only hidden.
    return () => stop()
  }, [])
  // React has no name for the attribute.
  const directory = { webkitdirectory: '' }
  return {
    current,
    choose: () => void choose(),
    read,
    cancel,
    input: { ref: field, type: 'file', onChange: take, ...directory },
  }
}

const isDenied = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
