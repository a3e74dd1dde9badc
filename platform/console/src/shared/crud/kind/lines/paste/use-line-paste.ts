import { useLatest } from 'atrium/ui/interaction/use-latest'
import type { Line } from 'atrium/contract/kind/fields/lines/line-values'
import { useQueryClient } from '@tanstack/react-query'
import { Form, type FormListOperation } from 'antd'
import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import type { LineParts } from '../line-parts'
import type { PasteError } from './pasted-lines'
import { texts } from '../text'

/** The lines that were pasted last: so many, from one on. */
interface Pasted {
  readonly count: number
  /** Rows that the list had no room for. */
  readonly left: number
  readonly at: number
  readonly errors: readonly PasteError[]
}

interface Lines {
  readonly list: FormListOperation
  /** Gives the focus to a field of a line. */
  readonly go: (index: number, field: string) => void
}

const nothing: Pasted = { count: 0, left: 0, at: 0, errors: [] }

/** Lets rows of a sheet that are pasted into a cell fill the lines from there on. */
export function useLinePaste(of: LineParts, { list, go }: Lines) {
  const t = useText(texts)
  const language = useLanguage()
  const form = Form.useFormInstance()
  const client = useQueryClient()
  const latest = useLatest(list)
  const [pasted, setPasted] = useState<Pasted>(nothing)
  const fill = async (text: string, at: { line: number; field: string }) => {
    const { pastedLines } = await import('./pasted-lines')
    const before = (form.getFieldValue(of.name) ?? []) as readonly Line[]
    const { lines, errors, left } = await pastedLines(of, text, { ...at, before, language, client })
    // One by one through the list, so that the form gets each change.
    latest.current.remove(before.map((_, index) => index).slice(at.line))
    for (const line of [...lines, ...before.slice(at.line + lines.length)]) latest.current.add(line)
    go(at.line, at.field)
    setPasted({ count: lines.length, left, at: at.line, errors })
  }
  // The fields of the new lines are there once they have been rendered.
  const showErrors = useEffectEvent(() => {
    const fields = pasted.errors.map(({ line, field, key, text }) => ({
      name: [of.name, pasted.at + line, field],
      errors: [t(key, { text })],
    }))
    form.setFields(fields)
  })
  useEffect(() => showErrors(), [pasted])
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-field]')
    const line = Number(cell?.closest<HTMLElement>('[data-line]')?.dataset['line'])
    // One value goes into its field as anywhere, and so do the lines of one that has several.
    const cells = (event.target as HTMLElement).matches('textarea') ? /\t/ : /[\t\n]/
    if (!cell || !event.currentTarget.contains(cell) || !cells.test(text.trim())) return
    event.preventDefault()
    void fill(text, { line, field: cell.dataset['field'] ?? '' })
  }
  const note = pasted.count > 0 ? t('pasted', { count: pasted.count }) : ''
  return { onPaste, pasted: pasted.left > 0 ? note + t('leftOut', { count: pasted.left }) : note }
}
