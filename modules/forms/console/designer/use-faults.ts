import type { Form } from '@atrium/contract/form-schema/form'
import type { Fault } from '@atrium/contract/form-schema/form-faults'
import type { Path } from '@atrium/contract/form-schema/form-walk'
import { readForm } from '@atrium/contract/form-schema/form.schema'
import { useDeferredValue, useEffect } from 'react'
import { useDesigner, useDesignerStore } from './designer-store'

/** Checks the form after each change, when there is nothing more urgent to draw. */
export function useFaults(): void {
  const store = useDesignerStore()
  const form = useDeferredValue(useDesigner((designer) => designer.form))
  useEffect(() => {
    const faults: readonly Fault[] = readForm(form).faults ?? []
    const wrong = new Set(faults.flatMap(({ path }) => keyAt(form, path) ?? []))
    store.getState().setFaults(faults, wrong)
  }, [store, form])
}

/** The key of the innermost item on the way to a path. */
export function keyAt(form: Form, path: Path): string | undefined {
  let key: string | undefined
  let part: unknown = form
  for (const name of path) {
    part = (part as Record<string | number, unknown> | undefined)?.[name]
    if (typeof part !== 'object' || part === null) break
    if ('kind' in part && 'key' in part) key = String(part.key)
  }
  return key
}
