import { useCallback } from 'react'
import { useWrite } from '#shared/crud/actions/use-write'
import { translate } from '#shared/i18n/text'
import type { ImportSpec } from '../import-spec'
import { copiedFile } from '../sheet/copied-cells'
import type { HeadingKeys } from '../sheet/headings'
import { fileErrorText } from '../sheet/import-words'
import { keepChosen } from '../sheet/kept-columns'
import { texts } from '../text'
import { carryOut, checkRows, readFile, undoAll, withKeys } from './import-steps'
import { isBegun, numberIn, startState, withoutErrors, type ImportState } from './import-state'
import { useSteps } from './use-steps'

/**
 * An import from the choice of a file to its result. Nothing of it is lost when a call fails. `onEnd` gets what an attempt at
 * importing came to, unless it was given up.
 */
export function useImport(spec: ImportSpec, onEnd: (next: Partial<ImportState> | undefined) => void) {
  const write = useWrite()
  const { state, setState, change, take, giveUp } = useSteps()
  const { file, rows, checked, updateExisting, imported, isDone, isMapping } = state
  const check = (next: ImportState) => take('checking', (report) => checkRows(spec, next, report))
  const importRows = (from: ImportState) =>
    from.checked &&
    void take('importing', (report) => carryOut(spec, write, from, from.checked!.result, report)).then(onEnd)
  const choices = fileChoices(spec, state, { change, take, check })
  const setCell = useCallback(
    (index: number, key: string, text: string) => {
      setState((now) => ({ ...now, rows: now.rows.with(index, { ...now.rows[index], [key]: text }) }))
    },
    [setState],
  )
  const isPartial = isBegun(imported) && !isDone
  const isChecked = checked?.rows === rows && checked.updateExisting === updateExisting

  return {
    ...state,
    spec,
    numberOf: numberIn(state),
    /** Some rows are in, or may be, and others are not. */
    isPartial,
    isChecked,
    isMended: file !== undefined && !isMapping && !isDone && (rows !== file.rows || isPartial),
    ...choices,
    note: (error: string) => change({ error }),
    mapColumns: () => change({ isMapping: true }),
    check: () => void check(state),
    carryOut: () => importRows(state),
    /** Imports the rows without an error, and leaves out the others. */
    importGood: () => {
      if (!checked) return
      const good = withoutErrors(state, checked)
      setState(good)
      importRows(good)
    },
    undo: () => take('undoing', (report) => undoAll(spec, write, state, report)),
    setCell,
    setUpdateExisting: (next: boolean) => change({ updateExisting: next }),
    restart: () => {
      giveUp()
      setState(startState(updateExisting))
    },
  }
}

interface Steps extends Pick<ReturnType<typeof useSteps>, 'change' | 'take'> {
  check: (state: ImportState) => Promise<unknown>
}

/** The ways to the rows of an import: a file, copied cells, and other columns for its headings. */
function fileChoices(spec: ImportSpec, state: ImportState, { change, take, check }: Steps) {
  const { file, updateExisting } = state
  const choose = async (files: readonly File[]) => {
    const [first] = files
    if (!first) return
    const error = fileErrorText(files)
    if (error) return change({ error })
    const read = await take('reading', () => readFile(spec, first, updateExisting))
    if (read?.rows && !read.isMapping) await check({ ...state, ...read })
  }
  const paste = (text: string) => {
    const copied = copiedFile(text)
    if (copied) void choose([copied])
    else change({ error: translate(texts, 'nothingCopied') })
  }
  const setKeys = (keys: HeadingKeys) => {
    if (!file) return
    const next = withKeys(spec, file, keys, updateExisting)
    change({ ...next, checked: undefined })
    if (next.isMapping) return
    keepChosen(spec.page, file.table[0]!, keys)
    void check({ ...state, ...next })
  }
  return { choose: (files: readonly File[]) => void choose(files), paste, setKeys }
}

export type Import = ReturnType<typeof useImport>
