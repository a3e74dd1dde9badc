import type { Form } from '#modules/forms/engine/schema/form'
import { readForm } from '#modules/forms/engine/schema/form.schema'
import { useEffect, useRef, useState } from 'react'
import { RequestError } from 'atrium/console/data'
import { useUnsaved } from 'atrium/console/page'
import { designErrors, serverErrors } from '../errors/design-errors'
import { useDesignerStore } from '../designer-store'

interface SavingParts {
  onSave: ((form: Form) => Promise<unknown>) | undefined
  onPublish: (() => void) | undefined
  onChange: ((form: Form) => void) | undefined
  /** JSON that is not on the canvas yet. */
  draft: string | undefined
}

interface Saving {
  isSaving: boolean
  /** Missing where the form cannot be saved here. */
  save: (() => void) | undefined
  publish: (() => void) | undefined
}

/** Saves the form, tells its owner of changes, and guards what is not saved. */
export function useSaving({ onSave, onPublish, onChange, draft }: SavingParts): Saving {
  const store = useDesignerStore()
  const [isSaving, setSaving] = useState(false)
  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(() => store.subscribe((now, before) => now.form !== before.form && changed.current?.(now.form)), [store])
  const isSaved = () => store.getState().form === store.getState().saved
  useUnsaved(() => draft !== undefined || !isSaved())
  const save = async () => {
    const { form } = store.getState()
    const known = designErrors(form, readForm(form).errors ?? [], [])
    if (known.length > 0) return store.getState().markRejected(known, store.getState().fromServer)
    setSaving(true)
    try {
      await onSave?.(form)
      store.getState().markSaved(form)
    } catch (error) {
      // The form stays as it is, not saved. The owner shows an error that is not about the design.
      const errors = error instanceof RequestError ? serverErrors(form, error.fields) : []
      store.getState().markRejected(errors, errors)
    } finally {
      setSaving(false)
    }
  }
  const publish = async () => {
    if (!isSaved()) await save()
    if (isSaved()) onPublish?.()
  }
  return { isSaving, save: onSave && (() => void save()), publish: onPublish && (() => void publish()) }
}
