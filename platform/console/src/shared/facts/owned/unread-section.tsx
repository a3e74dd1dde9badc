import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { Button } from 'antd'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

interface UnreadSectionProps {
  /** The words for an error; undefined while it is read. */
  error: string | undefined
  onRetry: () => void
}

/** A section whose data are not there yet, or could not be read. */
export function UnreadSection({ error, onRetry }: UnreadSectionProps) {
  const t = useText(texts)
  if (error !== undefined)
    return <ErrorState compact title={error} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBar height={48} />
    </Skeleton>
  )
}
