import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { Details } from '#shared/facts/details'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
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
    <Drawer title={t('details')} isOpen={isOpen} onClose={onClose} size={720} destroyOnHidden>
      <LogRow key={logId} logId={logId} onLeave={onClose} />
    </Drawer>
  )
}

function LogRow({ logId, onLeave }: { logId: number; onLeave: () => void }) {
  const [paging, setPaging] = useState({ page: 1, size: 10 })
  const reading = useQuery({
    ...queryOf(api.operationLogs.read, { query: { id: logId, ...paging } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Details reading={reading}>
      {(log) => (
        <>
          <LogFacts log={log} />
          <LogChanges
            log={log}
            setPage={(page, size) => setPaging({ page: size === paging.size ? page : 1, size })}
            onLeave={onLeave}
          />
        </>
      )}
    </Details>
  )
}
