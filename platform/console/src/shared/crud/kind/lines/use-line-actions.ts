import type { Line } from 'atrium/contract/kind/fields/lines/line-values'
import { askedOf } from 'atrium/contract/kind/fields/lines/line-values'
import { useLatest } from 'atrium/ui/interaction/use-latest'
import { Form, type FormListOperation } from 'antd'
import { useMemo, useState } from 'react'
import { blankOf } from '../form/blank'
import type { LineParts } from './line-parts'
import type { LineActions } from './row/line-row'

interface Removed {
  readonly index: number
  readonly line: Line
}

/** Returns what adds, copies, moves and removes lines; the functions stay the same, so that no line renders for another. */
export function useLineActions({ name, settings }: LineParts, list: FormListOperation) {
  const form = Form.useFormInstance()
  const latest = useLatest(list)
  const [removed, setRemoved] = useState<Removed>()
  const actions = useMemo<LineActions>(() => {
    const lineAt = (index: number) => askedOf(settings, (form.getFieldValue([name, index]) ?? {}) as Line)
    return {
      copy: (index) => {
        setRemoved(undefined)
        latest.current.add(lineAt(index), index + 1)
      },
      move: (from, to) => {
        setRemoved(undefined)
        latest.current.move(from, to)
      },
      remove: (index) => {
        setRemoved({ index, line: lineAt(index) })
        latest.current.remove(index)
      },
    }
  }, [form, name, settings, latest])
  return {
    actions,
    add: () => {
      setRemoved(undefined)
      list.add(blankOf(settings.fields))
    },
    removed,
    undo: () => {
      if (!removed) return
      setRemoved(undefined)
      const { length } = (form.getFieldValue(name) ?? []) as readonly Line[]
      list.add(removed.line, Math.min(removed.index, length))
    },
  }
}
