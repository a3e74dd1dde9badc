import type { Form } from '#modules/forms/engine/schema/form'
import { useState } from 'react'
import { request, RequestError } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import type { ErrorData } from 'atrium/contract'
import { api } from '#calls/forms'
import type { FormDetails } from '../../../contract/form'
import { titleOfCopy } from '../../../contract/form.rules'
import { notifyError } from '../../form-calls'
import type { DesignerStore } from '../designer-store'
import { texts } from './text'

type Found = Pick<ErrorData, 'lastChange' | 'mayAdd'>

/** The conflict of a design, like `Conflict` of the record forms. */
type DesignConflict =
  | { kind: 'stale'; found: Found; theirs?: FormDetails; isUnread?: boolean }
  | { kind: 'deleted'; found: Found }
  | { kind: 'taken'; former: { mine: Form; saved: Form; conflict: DesignConflict } }

export type DesignConflictState = ReturnType<typeof useDesignConflict>

interface Parts {
  formId: number | undefined
  /** Lets the next save name this version. */
  goOnFrom: (record: FormDetails) => void
  /** The design is a new form now. */
  onAdded: (formId: number) => void
}

/** Holds the conflict of a design whose form somebody else saved or deleted, and the actions that resolve it. */
export function useDesignConflict({ formId, goOnFrom, onAdded }: Parts) {
  const t = useText(texts)
  const [now, show] = useState<DesignConflict>()
  const read = async (found: Found) => {
    show({ kind: 'stale', found })
    const next = await readNewest(formId ?? 0, found)
    show((present) => (present?.kind === 'stale' ? next : present))
  }
  return {
    now,
    goOnFrom,
    clear: () => show(undefined),
    readAgain: (found: Found) => void read(found),
    /** Shows what a save met. False where it was something else. */
    meet: (error: unknown): boolean => {
      if (formId === undefined || !(error instanceof RequestError) || !error.result) return false
      const { error: code, lastChange, mayAdd } = error.result
      const found: Found = { ...(lastChange && { lastChange }), ...(mayAdd && { mayAdd }) }
      if (code === 'record.notFound') show({ kind: 'deleted', found })
      if (code === 'record.stale') void read(found)
      return code === 'record.stale' || code === 'record.notFound'
    },
    /** Puts the newest design on the canvas; undo takes it back. */
    takeTheirs: (store: DesignerStore, conflict: DesignConflict, theirs: FormDetails) => {
      const { form: mine, saved, changeForm, markSaved, select } = store.getState()
      goOnFrom(theirs)
      select(undefined)
      changeForm(theirs.design)
      markSaved(theirs.design)
      show({ kind: 'taken', former: { mine, saved, conflict } })
    },
    undo: (store: DesignerStore, { former }: Extract<DesignConflict, { kind: 'taken' }>) => {
      store.getState().changeForm(former.mine)
      store.getState().markSaved(former.saved)
      show(former.conflict)
    },
    saveAsNew: async (store: DesignerStore, isCopy: boolean) => {
      const { form } = store.getState()
      try {
        const design = isCopy ? { ...form, title: titleOfCopy(form.title) } : form
        const added = await request(api.forms.add, { body: { design } }, { message: false })
        notify.success(t('copied'))
        store.getState().markSaved(form)
        onAdded(added)
      } catch (error) {
        notifyError(error)
      }
    },
  }
}

async function readNewest(formId: number, found: Found): Promise<DesignConflict> {
  try {
    return { kind: 'stale', found, theirs: await request(api.forms.read, { query: { formId } }) }
  } catch (error) {
    const isGone = error instanceof RequestError && error.code === 404
    return isGone
      ? { kind: 'deleted', found: found.mayAdd ? { mayAdd: true } : {} }
      : { kind: 'stale', found, isUnread: true }
  }
}
