import { Skeleton, SkeletonBar } from '@atrium/ui/skeleton'
import { ErrorState } from '@atrium/ui/view-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import css from '../operation-log.module.css'
import { texts } from '../text'
import { LogChanges } from './log-changes'
import { LogFacts } from './log-facts'

interface LogDetailsProps {
  logId: number
  isOpen: boolean
  onClose: () => void
}

/** One row of the log with what it made of each record, in a drawer. */
export function LogDetails({ logId, isOpen, onClose }: LogDetailsProps) {
  const t = useText(texts)
  return (
    <Drawer
      title={t('details')}
      open={isOpen}
      onClose={onClose}
      size={720}
      destroyOnHidden
      closable={{ 'aria-label': t('close'), placement: 'end' }}
    >
      <Details key={logId} logId={logId} onLeave={onClose} />
    </Drawer>
  )
}

function Details({ logId, onLeave }: { logId: number; onLeave: () => void }) {
  const t = useText(texts)
  const [paging, setPaging] = useState({ page: 1, size: 10 })
  const { data, isError, refetch } = useQuery({
    ...queryOf(api.operationLogs.read, { query: { id: logId, ...paging } }),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    return <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
  }
  if (data) {
    return (
      <>
        <LogFacts log={data} />
        <LogChanges
          log={data}
          setPage={(page, size) => setPaging({ page: size === paging.size ? page : 1, size })}
          onLeave={onLeave}
        />
      </>
    )
  }
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
