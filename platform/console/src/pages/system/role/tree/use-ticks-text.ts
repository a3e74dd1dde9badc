import { allNodes } from '#shared/crud/rows/tree'
import { texts } from '#shared/crud/form/conflict/text'
import { useText } from '#shared/i18n/text'
import type { TreeSource } from './tree-waiting'

/** More are counted, not named. */
const mostNames = 8

interface TickedTree<T> {
  source: Pick<TreeSource<T>, 'trees'>
  titleOf: (record: T) => string
}

/** Returns what the ticks of a tree say beside those that they were before: what was added, and what is gone. */
export function useTicksText<T>({ source, titleOf }: TickedTree<T>): (value: unknown, before: unknown) => string {
  const t = useText(texts)
  const names = (ids: readonly number[]) => {
    const nodes = allNodes(source.trees ?? [])
    const named = ids.slice(0, mostNames).map((id) => {
      const node = nodes.find((one) => one.id === id)
      return node ? titleOf(node.record) : t('hiddenEntry')
    })
    const rest = ids.length > mostNames ? ` ${t('moreEntries', { count: ids.length })}` : ''
    return named.join(t('comma')) + rest
  }
  return (value, before) => {
    const ids = value as readonly number[]
    const lines = [t('entries', { count: ids.length })]
    if (!before) return lines.join('')
    const former = before as readonly number[]
    const added = ids.filter((id) => !former.includes(id))
    const removed = former.filter((id) => !ids.includes(id))
    if (added.length > 0) lines.push(t('addedEntries', { names: names(added) }))
    if (removed.length > 0) lines.push(t('removedEntries', { names: names(removed) }))
    return lines.join('\n')
  }
}
