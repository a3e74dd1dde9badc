import type { FormValues } from '#modules/forms/engine/schema/form'
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { request, RequestError } from 'atrium/console/data'
import { confirm } from 'atrium/console/feedback'
import { useUnsaved } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { api } from '#calls/forms'
import type { FormToFill } from '../../../../../contract/filling'
import { DraftSaver } from './draft-saver'
import { texts } from '../text'

interface Draft {
  /** The typed values; undefined until the first change. */
  readonly typed: FormValues | undefined
  /** A key for the fields: it changes where `typed` is replaced from outside, so that they are mounted again with it. */
  readonly round: number
  /** When the values were saved that the form began with. */
  readonly restoredAt: string | undefined
  readonly saver: DraftSaver
  change: (values: FormValues) => void
  /** Deletes the draft after a confirmation and empties the fields. */
  discard: () => Promise<void>
  /** Fills in what was saved elsewhere in place of what was typed here. */
  takeOther: () => Promise<void>
  /** Saves what was typed here in place of what was saved elsewhere. */
  keepOwn: () => Promise<void>
}

type Refetch = () => Promise<{ data?: FormToFill | undefined }>

/** Holds the typed values of a form. It begins with the reader's draft and saves it on the server while they type. */
export function useDraft(form: FormToFill, refetch: Refetch): Draft {
  const t = useText(texts)
  const { formId, number } = form
  const [{ typed, round, restoredAt }, setTyped] = useState(() => begunWith(form))
  const saver = useSaver(form, refetch)
  const begin = (next: FormToFill) => setTyped((last) => ({ ...begunWith(next), round: last.round + 1 }))
  const change = (values: FormValues) => {
    setTyped((last) => ({ ...last, typed: values }))
    saver.change({ values, number })
  }
  const discard = async () => {
    if (!(await confirm({ title: t('discardTitle'), hint: t('discardHint'), action: t('discard'), isDanger: true })))
      return
    await saver.pause()
    try {
      await request(api.formFilling.deleteDraft, { query: { formId } })
      saver.reset(null)
      begin({ ...form, draft: null })
    } catch (error) {
      // The person has been told.
      if (!(error instanceof RequestError)) throw error
    } finally {
      saver.resume()
    }
  }
  const takeOther = async () => {
    const { data } = await refetch()
    if (!data) return
    saver.reset(data.draft)
    begin(data)
  }
  const keepOwn = async () => {
    const { data } = await refetch()
    if (data) saver.overwrite(data.draft)
  }
  return { typed, round, restoredAt, saver, change, discard, takeOther, keepOwn }
}

/** Saves the draft while the page is there, and what is left when it is left; reads the form again once it is closed. */
function useSaver(form: FormToFill, refetch: Refetch): DraftSaver {
  const { formId } = form
  const reread = useRef(refetch)
  useLayoutEffect(() => {
    reread.current = refetch
  })
  const [saver] = useState(
    () =>
      new DraftSaver(
        form.draft,
        (sent, version) =>
          request(
            api.formFilling.saveDraft,
            { body: { formId, ...sent, version } },
            { message: false, isUnasked: true },
          ),
        (offer) => void (offer !== 'open' && reread.current()),
      ),
  )
  useUnsaved(saver.hasUnsaved)
  useSavedWhenLeft(saver)
  return saver
}

function begunWith({ draft }: FormToFill) {
  return { typed: draft?.values as FormValues | undefined, round: 0, restoredAt: draft?.savedAt }
}

/** Saves what is not saved yet when the page, its tab or the window is left, and when the network is back. */
function useSavedWhenLeft(saver: DraftSaver): void {
  // Other effects end when the page goes behind its tab, where a save that failed is tried again.
  useInsertionEffect(
    () => () => {
      saver.flush()
      void saver.pause()
    },
    [saver],
  )
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && saver.flush()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('online', saver.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('online', saver.flush)
      saver.flush()
    }
  }, [saver])
}

/** The state of the draft, which changes with each save. */
export const useDraftState = (saver: DraftSaver) => useStore(saver.state)
