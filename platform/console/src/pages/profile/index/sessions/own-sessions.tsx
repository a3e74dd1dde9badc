import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import list from '#shared/facts/owned/owned-list.module.css'
import css from './own-sessions.module.css'
import { SessionRow } from './session-row'
import { texts } from './text'
import { useEnd } from './use-end'

/** Where the person is signed in. The present session is ended by signing out. */
export function OwnSessions() {
  const t = useText(texts)
  const { data: sessions, isError, refetch } = useQuery(queryOf(api.ownSessions.list))
  const end = useEnd()
  if (!sessions) return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />
  const others = sessions.filter(({ own }) => !own)
  return (
    <>
      <div className={list.top}>
        <p>{t('hint')}</p>
        {others.length > 1 && (
          <Button danger onClick={() => end(others)}>
            {t('endOthers')}
          </Button>
        )}
      </div>
      <ul className={list.list} aria-label={t('list')}>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} onEnd={() => end([session])} />
        ))}
      </ul>
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText(texts)
  return <ErrorState compact title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
}

function Waiting() {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <div className={css.bars}>
        <SkeletonBar height={48} />
        <SkeletonBar height={48} />
      </div>
    </Skeleton>
  )
}
