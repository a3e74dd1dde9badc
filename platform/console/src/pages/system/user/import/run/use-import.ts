import { useCallback, useRef, useState } from 'react'
import { useWrite } from '#shared/crud/actions/use-write'
import type { ImportKey } from '../sheet/import-columns'
import { fileErrorText } from '../sheet/import-words'
import { carryOut, checkRows, failed, isBegun, nothing, readFile, type ImportState } from './import-steps'

const start: ImportState = { updateExisting: false, withPasswords: false, rows: [], imported: nothing }

/**
 * An import from the choice of a file to its result. Nothing of it is lost when a call fails. `onEnd` gets what an attempt at
 * importing came to, unless it was given up.
 */
export function useImport(onEnd: (next: Partial<ImportState> | undefined) => void) {
  const write = useWrite()
  const [state, setState] = useState(start)
  const { file, rows, checked, updateExisting, imported, isDone } = state
  // An answer that comes after the import was given up is left alone.
  const run = useRef(0)
  const change = (next: Partial<ImportState>) => setState((now) => ({ ...now, ...next }))

  const take = async (
    busy: ImportState['busy'],
    step: (report: (progress: ImportState['progress']) => void) => Promise<Partial<ImportState>>,
  ) => {
    const mine = ++run.current
    const isCurrent = () => run.current === mine
    change({ busy, error: undefined, progress: undefined })
    const next = await step((progress) => isCurrent() && change({ progress })).catch(failed)
    if (!isCurrent()) return undefined
    change({ busy: undefined, progress: undefined, ...next })
    return next
  }
  const choose = async (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    const error = fileErrorText(files)
    if (error) return change({ error })
    const read = await take('reading', () => readFile(first, updateExisting))
    if (read?.rows) await take('checking', (report) => checkRows({ ...start, ...read, updateExisting }, report))
  }
  const setCell = useCallback((index: number, key: ImportKey, text: string) => {
    setState((now) => ({ ...now, rows: now.rows.with(index, { ...now.rows[index], [key]: text }) }))
  }, [])
  const isPartial = isBegun(imported) && !isDone
  const isChecked = checked?.rows === rows && checked.updateExisting === updateExisting

  return {
    ...state,
    /** Some rows are in, or may be, and others are not. */
    isPartial,
    isChecked,
    isMended: file !== undefined && !isDone && (rows !== file.rows || isPartial),
    choose: (files: readonly File[]) => void choose(files),
    check: () => void take('checking', (report) => checkRows(state, report)),
    carryOut: () =>
      checked && void take('importing', (report) => carryOut(write, state, checked.result, report)).then(onEnd),
    setCell,
    setUpdateExisting: (next: boolean) => change({ updateExisting: next }),
    setWithPasswords: (next: boolean) => change({ withPasswords: next }),
    restart: () => {
      run.current++
      setState({ ...start, updateExisting, withPasswords: state.withPasswords })
    },
  }
}

export type Import = ReturnType<typeof useImport>
