import type { ImportKey } from '@atrium/contract/system/import-columns'
import { useCallback, useRef, useState } from 'react'
import { useWrite } from '../../../../shared/crud/actions/use-write'
import { carryOut, checkRows, failed, readFile, type ImportState } from './import-steps'
import { fileProblemText } from './sheet/import-words'

const start: ImportState = { updateExisting: false, rows: [] }

/** An import from the choice of a file to its result. Nothing of it is lost when a call fails. */
export function useImport() {
  const write = useWrite()
  const [state, setState] = useState(start)
  const { file, rows, checked, updateExisting } = state
  // An answer that comes after the import was given up is nobody's.
  const run = useRef(0)
  const change = (next: Partial<ImportState>) => setState((now) => ({ ...now, ...next }))

  const take = async (busy: ImportState['busy'], step: Promise<Partial<ImportState>>) => {
    const mine = ++run.current
    change({ busy, problem: undefined })
    const next = await step.catch(failed)
    if (run.current !== mine) return undefined
    change({ busy: undefined, ...next })
    return next
  }
  const choose = async (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    const problem = fileProblemText(files)
    if (problem) return change({ problem })
    const read = await take('reading', readFile(first, updateExisting))
    if (read?.rows) await take('checking', checkRows(read.rows, updateExisting))
  }
  const setCell = useCallback((index: number, key: ImportKey, text: string) => {
    setState((now) => ({ ...now, rows: now.rows.with(index, { ...now.rows[index], [key]: text }) }))
  }, [])

  return {
    ...state,
    isChecked: checked?.rows === rows && checked.updateExisting === updateExisting,
    isMended: file !== undefined && state.done === undefined && rows !== file.rows,
    choose: (files: readonly File[]) => void choose(files),
    check: () => void take('checking', checkRows(rows, updateExisting)),
    carryOut: () => void take('importing', carryOut(write, rows, updateExisting)),
    setCell,
    setUpdateExisting: (next: boolean) => change({ updateExisting: next }),
    restart: () => {
      run.current++
      setState({ ...start, updateExisting })
    },
  }
}

export type Import = ReturnType<typeof useImport>
