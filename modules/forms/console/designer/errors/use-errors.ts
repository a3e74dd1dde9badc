import { readForm } from '#modules/forms/engine/schema/form.schema'
import { useDeferredValue, useEffect } from 'react'
import { designErrors } from './design-errors'
import { useDesigner, useDesignerStore } from '../designer-store'

/** Checks the form after each change, when there is nothing more urgent to draw. */
export function useErrors(): void {
  const store = useDesignerStore()
  const form = useDeferredValue(useDesigner((designer) => designer.form))
  const fromServer = useDesigner((designer) => designer.fromServer)
  useEffect(() => {
    const errors = designErrors(form, readForm(form).errors ?? [], fromServer)
    store.getState().setErrors(errors, new Set(errors.flatMap(({ key }) => key ?? [])))
  }, [store, form, fromServer])
}
