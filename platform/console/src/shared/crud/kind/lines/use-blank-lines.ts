import { askedOf, type Line, type LinesSettings } from 'atrium/contract/kind/fields/lines/line-values'
import { Form, type FormListOperation } from 'antd'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { blankOf } from '../form/blank'
import type { LineParts } from './line-parts'

/** Takes blank lines at the end away when the form is sent, but for as many as the record needs: Enter in the last cell adds one. */
export function useBlankLines(
  place: RefObject<HTMLElement | null>,
  { name, settings }: LineParts,
  list: FormListOperation,
): void {
  const form = Form.useFormInstance()
  const remove = useEffectEvent(() => {
    const lines = (form.getFieldValue(name) ?? []) as readonly (Line | undefined)[]
    const filled = lines.findLastIndex((line) => !isBlank(settings, line))
    const blank = lines.map((_, index) => index).slice(Math.max(filled + 1, settings.least))
    // At once, so that the form does not ask for their fields.
    if (blank.length > 0) flushSync(() => list.remove(blank))
  })
  useEffect(() => {
    const element = place.current?.closest('form')
    const listener = () => remove()
    element?.addEventListener('submit', listener, true)
    return () => element?.removeEventListener('submit', listener, true)
  }, [place])
}

/** Whether a line is as it was when it was added. */
function isBlank(settings: LinesSettings, line: Line = {}): boolean {
  const first = blankOf(settings.fields)
  return Object.entries(askedOf(settings, line)).every(([field, value]) => textOf(value) === textOf(first[field]))
}

const textOf = (value: unknown) => JSON.stringify(value ?? '')
