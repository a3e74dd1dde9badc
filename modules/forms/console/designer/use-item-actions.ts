import type { FormItem } from '#modules/forms/engine/schema/form'
import { placesOf } from '#modules/forms/engine/schema/form-walk'
import { useMemo } from 'react'
import { confirm } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { useDesignerStore } from './designer-store'
import { useItemName } from './item-name'
import { texts } from './text'
import { dependentOn } from './tree/dependent-items'
import { findItem } from './tree/form-tree'
import { usePlaceText } from './tree/use-place-text'

interface ItemActions {
  step: (key: string, by: -1 | 1) => void
  copy: (key: string) => void
  /** Asks first where the item is a container with something in it, or where others are worked out from it. */
  remove: (key: string) => Promise<void>
  undo: () => void
  redo: () => void
}

/** Returns the actions with items by button and by keyboard, which are announced to screen readers. */
export function useItemActions(): ItemActions {
  const t = useText(texts)
  const store = useDesignerStore()
  const nameOf = useItemName()
  const placeText = usePlaceText()
  return useMemo(() => {
    const act = (key: string, what: (item: FormItem) => void) => {
      const item = findItem(store.getState().form, key)
      if (item) what(item)
    }
    const { say } = store.getState()
    return {
      step: (key, by) =>
        act(key, (item) => {
          const name = nameOf(item)
          if (!store.getState().step(key, by)) return say(t('notMoved', { name }))
          say(placeText(key))
        }),
      copy: (key) =>
        act(key, (item) => {
          store.getState().copy(key)
          say(t('added', { name: nameOf(item) }))
        }),
      remove: async (key) => {
        const item = findItem(store.getState().form, key)
        if (!item) return
        const name = nameOf(item)
        const count = placesOf({ title: { zh: '', en: '' }, items: [item] }).length - 1
        const dependent = dependentOn(store.getState().form, key).map(nameOf)
        const hint = [
          ...(count > 0 ? [t('deleteContent', { count })] : []),
          ...(dependent.length > 0 ? [t('deleteUsed', { names: dependent.join(t('comma')) })] : []),
        ].join(' ')
        const question = { title: t('deleteTitle', { name }), hint, action: t('delete') }
        if (hint && !(await confirm({ ...question, isDanger: true }))) return
        store.getState().remove(key)
        say(t('deleted', { name }))
      },
      undo: () => {
        store.getState().undo()
        say(t('undone'))
      },
      redo: () => {
        store.getState().redo()
        say(t('redone'))
      },
    }
  }, [t, store, nameOf, placeText])
}
