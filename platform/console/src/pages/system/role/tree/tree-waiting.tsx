import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { EmptyState, ErrorState } from 'atrium/ui/feedback/view-state'
import { Button } from 'antd'
import type { TreeNode } from '#shared/crud/rows/tree'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import css from './tree-waiting.module.css'

/** Where the entries of a tree come from. */
export interface TreeSource<T> {
  /** Undefined until they have come. */
  trees: readonly TreeNode<T>[] | undefined
  isFailed?: boolean
  retry?: () => void
}

/** The place of a tree that has not come, or has no entries. */
export function TreeWaiting({ source }: { source: TreeSource<unknown> }) {
  const t = useText(texts)
  if (source.isFailed) {
    return <ErrorState compact title={t('failed')} action={<Button onClick={source.retry}>{t('retry')}</Button>} />
  }
  if (source.trees) return <EmptyState compact title={t('noEntries')} />
  return (
    <Skeleton label={t('loading')}>
      <div className={css.skeleton}>
        {['40%', '60%', '35%', '50%', '45%'].map((width) => (
          <SkeletonBar key={width} width={width} />
        ))}
      </div>
    </Skeleton>
  )
}
