import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { useDesignerStore } from '../designer-store'
import { texts } from '../text'
import { removeBackup, isSameDesign, readBackups, saveBackup, type DraftBackup } from './draft-backups'

/** A backup that the person has not decided about. */
interface OfferedBackup extends DraftBackup {
  /** Something else was saved since. */
  readonly isOutdated: boolean
}

interface DraftBackups {
  readonly offered: readonly OfferedBackup[]
  restore: (design: DraftBackup) => void
  discard: (design: DraftBackup) => void
}

/**
 * Keeps the design in the browser while it is not saved, and offers those that were kept before. An offer stays until it is taken or
 * discarded, whatever is changed or saved meanwhile. Without a name nothing is kept.
 */
export function useDraftBackups(name: string | undefined): DraftBackups {
  const t = useText(texts)
  const store = useDesignerStore()
  const [id] = useState(() => Date.now())
  const [offered, setOffered] = useState(() => {
    const { saved } = store.getState()
    const others = name === undefined ? [] : readBackups(name).filter(({ form }) => !isSameDesign(form, saved))
    return others.map((design) => ({ ...design, isOutdated: !isSameDesign(design.base, saved) }))
  })
  useEffect(() => {
    if (name === undefined) return undefined
    return store.subscribe(({ form, saved }, before) => {
      if (form === before.form && saved === before.saved) return
      if (form === saved) removeBackup(name, id)
      else saveBackup(name, { id, at: new Date().toISOString(), base: saved, form })
    })
  }, [store, name, id])
  const end = (design: DraftBackup) => {
    if (name !== undefined) removeBackup(name, design.id)
    setOffered((all) => all.filter((one) => one.id !== design.id))
  }
  return {
    offered,
    restore: (design) => {
      store.getState().changeForm(design.form)
      store.getState().say(t('restored'))
      end(design)
    },
    discard: (design) => {
      store.getState().say(t('discarded'))
      end(design)
    },
  }
}
