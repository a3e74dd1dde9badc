import { useEffect, useState } from 'react'
import { useText } from '#shared/i18n/text'
import { useDesignerStore } from '../designer-store'
import { texts } from '../text'
import { dropKept, isSameDesign, keptDesigns, putKept, type KeptDesign } from './kept-designs'

/** A kept design that the person has not decided about. */
interface OfferedDesign extends KeptDesign {
  /** Something else was saved since. */
  readonly isOutdated: boolean
}

interface KeptDesigns {
  readonly offered: readonly OfferedDesign[]
  restore: (design: KeptDesign) => void
  discard: (design: KeptDesign) => void
}

/**
 * Keeps the design in the browser while it is not saved, and offers those that were kept before. An offer stays until it is taken or
 * discarded, whatever is changed or saved meanwhile. Without a name nothing is kept.
 */
export function useKeptDesigns(name: string | undefined): KeptDesigns {
  const t = useText(texts)
  const store = useDesignerStore()
  const [id] = useState(() => Date.now())
  const [offered, setOffered] = useState(() => {
    const { saved } = store.getState()
    const others = name === undefined ? [] : keptDesigns(name).filter(({ form }) => !isSameDesign(form, saved))
    return others.map((design) => ({ ...design, isOutdated: !isSameDesign(design.base, saved) }))
  })
  useEffect(() => {
    if (name === undefined) return undefined
    return store.subscribe(({ form, saved }, before) => {
      if (form === before.form && saved === before.saved) return
      if (form === saved) dropKept(name, id)
      else putKept(name, { id, at: new Date().toISOString(), base: saved, form })
    })
  }, [store, name, id])
  const end = (design: KeptDesign) => {
    if (name !== undefined) dropKept(name, design.id)
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
