import { PlainButton } from 'atrium/ui/button'
import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { EmptyState, ErrorState } from 'atrium/ui/feedback/view-state'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text'
import { texts } from '../text'

interface QueryContentProps<T> {
  /** The result of `useQuery`. */
  query: { data: T | undefined; isError: boolean; refetch: () => unknown }
  /** The sentence in place of data in which there is nothing to show; undefined where there is. */
  empty?: (data: T) => string | undefined
  /** Of the skeleton, in CSS pixels. */
  height?: number
  children: (data: T) => ReactNode
}

/**
 * Shows the answer of a query of a panel, or its state: loading, nothing there, failed with another try. So each panel has its own.
 * @example
 * <QueryContent query={useQuery(levelsQuery)} empty={({ total }: Levels) => (total ? undefined : t('none'))}>
 *   {(levels) => <ShareChart parts={partsOf(levels)} />}
 * </QueryContent>
 */
export function QueryContent<T>({ query, empty, height = 200, children }: QueryContentProps<T>) {
  const t = useText(texts)
  const { data, isError, refetch } = query
  if (data === undefined && isError) {
    return (
      <ErrorState
        compact
        title={t('failed')}
        hint={t('failedHint')}
        action={<PlainButton onClick={() => void refetch()}>{t('retry')}</PlainButton>}
      />
    )
  }
  if (data === undefined) {
    return (
      <Skeleton label={t('loading')}>
        <SkeletonBar height={height} />
      </Skeleton>
    )
  }
  const sentence = empty?.(data)
  return sentence === undefined ? children(data) : <EmptyState compact title={sentence} />
}
