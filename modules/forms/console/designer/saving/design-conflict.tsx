import type { Form } from '#modules/forms/engine/schema/form'
import { useState } from 'react'
import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Comparison, type ComparedRow } from '#shared/crud/form/conflict/comparison'
import { ConflictBar, type ConflictAction } from '#shared/crud/form/conflict/conflict-bar'
import { texts as conflictTexts } from '#shared/crud/form/conflict/text'
import { useChangeText } from '#shared/crud/form/conflict/use-change-text'
import { useSideText } from '#shared/crud/form/conflict/use-side-text'
import { useDesignerStore } from '../designer-store'
import { texts } from './text'
import type { DesignConflictState } from './use-design-conflict'
import { useDifferenceRows } from './use-difference-rows'

interface DesignConflictProps {
  state: DesignConflictState
  /** Saves what is on the canvas. */
  save: () => void
}

/** Shows, below the toolbar of the designer, that somebody else saved or deleted the form, with what to do about it. */
export function DesignConflict({ state, save }: DesignConflictProps) {
  const { now } = state
  if (now?.kind === 'stale') return <Stale state={state} save={save} now={now} />
  if (now?.kind === 'deleted') return <Deleted state={state} now={now} />
  return now && <Taken state={state} now={now} />
}

type Of<K> = { state: DesignConflictState; now: Extract<NonNullable<DesignConflictState['now']>, { kind: K }> }

function Stale({ state, save, now }: Of<'stale'> & { save: () => void }) {
  const t = useText(texts)
  const word = useText(conflictTexts)
  const store = useDesignerStore()
  const rowsOf = useDifferenceRows()
  const title = useChangeText()('stale', now.found)
  const [rows, setRows] = useState<readonly ComparedRow[]>()
  const { theirs, isUnread, found } = now
  const side = useSideText(found)
  const retry = { label: word('retry'), onPress: () => state.readAgain(found), isPrimary: true }
  if (!theirs) {
    const note = isUnread && <p>{word('unread')}</p>
    return <ConflictBar tone="warning" isBanner title={title} description={note} actions={isUnread ? [retry] : []} />
  }
  const compare = () => {
    const { saved, form } = store.getState()
    setRows(rowsOf(saved, theirs.design, form))
  }
  const saveMine = () => {
    state.goOnFrom(theirs)
    save()
  }
  const actions: ConflictAction[] = [
    { label: word('compare'), onPress: compare, isPrimary: true },
    { label: side('takeTheirs'), onPress: () => state.takeTheirs(store, now, theirs) },
    { label: side('saveMine'), onPress: saveMine },
    ...(found.mayAdd ? [{ label: t('saveCopy'), onPress: () => void state.saveAsNew(store, true) }] : []),
  ]
  return (
    <>
      <ConflictBar
        tone="warning"
        isBanner
        title={title}
        description={<p>{t(found.lastChange?.isOwn ? 'yoursOwn' : 'yours')}</p>}
        actions={actions}
      />
      <Comparison found={found} isOpen={rows !== undefined} rows={rows ?? []} onClose={() => setRows(undefined)} />
    </>
  )
}

function Deleted({ state, now }: Of<'deleted'>) {
  const t = useText(texts)
  const store = useDesignerStore()
  const asJson = (form: Form) => JSON.stringify(form, null, 2)
  const actions: ConflictAction[] = [
    ...(now.found.mayAdd
      ? [{ label: t('saveNew'), onPress: () => void state.saveAsNew(store, false), isPrimary: true }]
      : []),
    { label: t('copyDesign'), onPress: () => void copyText(asJson(store.getState().form)) },
  ]
  return <ConflictBar tone="error" isBanner title={useChangeText()('deleted', now.found)} actions={actions} />
}

function Taken({ state, now }: Of<'taken'>) {
  const word = useText(conflictTexts)
  const store = useDesignerStore()
  const actions: ConflictAction[] = [
    { label: word('undo'), onPress: () => state.undo(store, now) },
    { label: word('dismiss'), onPress: state.clear },
  ]
  return <ConflictBar tone="info" isBanner title={word('taken')} actions={actions} />
}
