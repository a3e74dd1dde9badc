import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text'
import css from './facts.module.css'
import { texts } from './text'

interface DetailsProps<T> {
  /** The result of `useQuery`. */
  reading: { data: T | undefined; isError: boolean; refetch: () => unknown }
  /** Draws the record once it has come. */
  children: (record: T) => ReactNode
}

/**
 * Shows one record in a drawer: lines in its place while it is read, and another try where that failed.
 *
 * @example
 * const reading = useQuery(queryOf(api.users.read, { query: { userId } }))
 * return <Details reading={reading}>{({ userInfo }) => <UserFacts user={userInfo} />}</Details>
 */
export function Details<T>({ reading: { data, isError, refetch }, children }: DetailsProps<T>) {
  const t = useText(texts)
  if (isError) {
    return <ErrorState title={t('failed')} action={<Button onClick={() => refetch()}>{t('retry')}</Button>} />
  }
  if (data !== undefined) return children(data)
  return (
    <Skeleton label={t('loading')}>
      <div className={css.skeleton}>
        {['50%', '80%', '65%', '75%', '60%', '70%'].map((width) => (
          <SkeletonBar key={width} width={width} height={14} />
        ))}
      </div>
    </Skeleton>
  )
}
