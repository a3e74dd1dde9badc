import type { Field, Option } from '#modules/forms/engine/schema/form'
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { OptionSide } from '../../designer-store'
import { insertOptions, optionAt, replaceOption, settingOf, type OptionPath } from './option-tree'
import { movedDefault, nextOption, toggledDefault } from './option-values'

export interface OptionActions {
  /** Takes other options over, with the default as it is. */
  readonly put: (options: readonly Option[]) => void
  readonly add: () => void
  readonly change: (path: OptionPath, option: Option) => void
  readonly remove: (path: OptionPath) => void
  /** Puts options in place of an empty row, or after one that has something. */
  readonly paste: (path: OptionPath, option: Option, pasted: readonly Option[]) => void
  readonly addBelow: (path: OptionPath) => void
  readonly toggleDefault: (value: string) => void
}

interface Parts {
  field: Field
  options: readonly Option[]
  /** Holds the rows, for the focus. */
  list: RefObject<HTMLElement | null>
  /** `isTyping` says that the change joins the one before when it is undone. */
  onChange: (side: OptionSide, isTyping: boolean) => void
  /** Called before rows are added that have to be drawn. */
  onAdd: (added: number, isPasted: boolean) => void
}

/** Actions on the options of a field. The object is stable, so that a row renders only when its own option changes. */
export function useOptionActions(parts: Parts): OptionActions {
  const now = useRef(parts)
  useLayoutEffect(() => {
    now.current = parts
  })
  return useMemo((): OptionActions => {
    const set = (options: readonly Option[], preset: Field['default'], isTyping = false) =>
      now.current.onChange({ options, default: preset }, isTyping)
    const put = (options: readonly Option[]) => set(options, now.current.field.default)
    const focus = (path: OptionPath) =>
      now.current.list.current?.querySelector<HTMLElement>(`[data-option="${settingOf(path)}"] input`)?.focus()
    const addAt = (path: OptionPath) => {
      const { options, onAdd } = now.current
      flushSync(() => {
        onAdd(1, false)
        put(insertOptions(options, path, [nextOption(options)]))
      })
      focus(path)
    }
    return {
      put,
      add: () => addAt([now.current.options.length]),
      addBelow: (path) => addAt([...path, optionAt(now.current.options, path)?.children?.length ?? 0]),
      change: (path, option) => {
        const { field, options } = now.current
        set(replaceOption(options, path, [option]), movedDefault(field, optionAt(options, path), option), true)
      },
      remove: (path) => {
        const { field, options } = now.current
        flushSync(() => set(replaceOption(options, path, []), movedDefault(field, optionAt(options, path), undefined)))
        focus([...path.slice(0, -1), Math.max(0, (path.at(-1) ?? 0) - 1)])
      },
      paste: (path, { value, label, children }, pasted) => {
        const { options, onAdd } = now.current
        const isEmpty = value === '' || (!label.zh && !label.en && !children)
        const after = [...path.slice(0, -1), (path.at(-1) ?? 0) + 1]
        onAdd(pasted.length, true)
        put(isEmpty ? replaceOption(options, path, pasted) : insertOptions(options, after, pasted))
      },
      toggleDefault: (value) => set(now.current.options, toggledDefault(now.current.field, value)),
    }
  }, [])
}
