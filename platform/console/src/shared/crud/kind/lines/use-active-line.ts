import { Form, type FormListFieldData } from 'antd'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject, type SyntheticEvent } from 'react'

interface Wanted {
  readonly index: number
  readonly field: string | undefined
}

const entered = ':is(input, textarea):not(:disabled), [role=switch]'

/** Returns the key of the line that is being filled in, and what lets another one be: inputs in all lines would make a long form slow. */
export function useActiveLine(
  place: RefObject<HTMLElement | null>,
  { name, rows }: { name: string; rows: readonly FormListFieldData[] },
) {
  const held = useHeldState(name)
  const [active, setActive] = useState(() => (rows.length === 1 ? rows[0]?.key : undefined))
  const [wanted, setWanted] = useState<Wanted>()
  const key = wanted && rows[wanted.index]?.key
  useLayoutEffect(() => {
    // A line that was just added comes with the next list.
    if (key === undefined || !wanted) return
    if (key !== active) {
      held.hold([wanted.index, rows.findIndex((row) => row.key === active)])
      // oxlint-disable-next-line react/set-state-in-effect -- errors are held before fields are drawn in another way.
      return setActive(key)
    }
    setWanted(undefined)
    const line = place.current?.querySelector(`[data-line="${wanted.index}"]`)
    const cell = line?.querySelector(`[data-field="${wanted.field}"]`)
    const input = cell?.querySelector<HTMLElement>(entered) ?? line?.querySelector<HTMLElement>(entered)
    input?.focus()
  }, [place, wanted, key, active, rows, held])
  // Form items take errors once they are there.
  useEffect(() => {
    if (!wanted) held.giveBack()
  }, [wanted, held])
  /** Lets a line be filled in, and gives the focus to a field of it: the first one without a name. */
  const go = (index: number, field?: string) => setWanted({ index, field })
  /** Lets the line be filled in that has the focus or was pressed. */
  const enter = ({ target, currentTarget }: SyntheticEvent<HTMLElement>) => {
    const [element, line] = [target as HTMLElement, (target as HTMLElement).closest<HTMLElement>('[data-line]')]
    // A drawer that a field opened is inside for React alone.
    if (!line || !currentTarget.contains(line) || element.closest('button')) return
    const index = Number(line.dataset['line'])
    if (rows[index]?.key === active) return
    go(index, element.closest<HTMLElement>('[data-field]')?.dataset['field'])
  }
  return { active, go, enter }
}

/** Returns what keeps the errors of lines while their fields are drawn in another way, which makes new fields of them. */
function useHeldState(name: string) {
  const form = Form.useFormInstance()
  const held = useRef<FieldState[]>([])
  return useMemo(
    () => ({
      hold: (lines: readonly number[]) => {
        const inLines = form.getFieldsError().filter(({ name: path }) => isIn(path, name, lines))
        held.current = inLines.map(({ name: path, errors }) => ({
          name: path,
          errors,
          touched: form.isFieldTouched(path),
        }))
      },
      giveBack: () => {
        const fields = held.current
        if (fields.length === 0) return
        held.current = []
        form.setFields(fields)
        // A check that was running when the fields were replaced has lost its result: it runs again.
        const left = fields.filter(({ touched, errors }) => touched && errors.length === 0)
        if (left.length > 0) form.validateFields(left.map((field) => field.name)).catch(() => {})
      },
    }),
    [form, name],
  )
}

interface FieldState {
  readonly name: (string | number)[]
  readonly errors: string[]
  readonly touched: boolean
}

const isIn = (path: readonly (string | number)[], name: string, lines: readonly number[]) =>
  path.length === 3 && path[0] === name && lines.includes(Number(path[1]))
