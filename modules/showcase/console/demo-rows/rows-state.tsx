import { Button } from 'antd'
import type { ReactNode } from 'react'
import { ListSkeleton } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import { EmptyState, ErrorState } from 'atrium/ui'
import { ResetButton } from './reset-button'
import { texts } from './text'

interface RowsStateProps {
  isPending: boolean
  isError: boolean
  total: number
  onRetry: () => void
  /** In place of the words for a table without rows, such as where a search finds none. */
  empty?: ReactNode
  /** The table. */
  children: ReactNode
}

/** The table, or what there is in its place: a skeleton, an error with another try, or the way to fill it. */
export function RowsState({ isPending, isError, total, onRetry, empty, children }: RowsStateProps) {
  const t = useText(texts)
  if (isError) {
    const retry = <Button onClick={onRetry}>{t('retry')}</Button>
    return <ErrorState compact title={t('failed')} hint={t('failedHint')} action={retry} />
  }
  if (isPending) return <ListSkeleton columns={4} />
  if (total > 0) return children
  return empty ?? <EmptyState compact title={t('empty')} hint={t('emptyHint')} action={<ResetButton />} />
}
