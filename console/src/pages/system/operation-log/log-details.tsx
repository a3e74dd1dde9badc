import type { Output } from '@atrium/contract/endpoint'
import { Skeleton, SkeletonBar } from '@atrium/ui/skeleton'
import { ErrorState } from '@atrium/ui/view-state'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { agentText } from '../../../shared/agent/agent-text'
import { api } from '../../../shared/api/api'
import { queryOf } from '../../../shared/api/query'
import { exactMomentText } from '../../../shared/crud/moment-text'
import { Facts } from '../../../shared/facts/facts'
import { useText } from '../../../shared/i18n/text'
import css from './operation-log.module.css'
import { RecordChange } from './record-change'
import { ResultTag } from './result-tag'
import { texts } from './text'
import { useWords } from './use-words'

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
      size={640}
      destroyOnHidden
      closable={{ 'aria-label': t('close'), placement: 'end' }}
    >
      <Details logId={logId} />
    </Drawer>
  )
}

function Details({ logId }: { logId: number }) {
  const t = useText(texts)
  const { data, isError, refetch } = useQuery(queryOf(api.operationLogs.read, { query: { id: logId } }))
  if (isError) {
    return <ErrorState title={t('failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
  }
  if (data) return <Row log={data} />
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

function Row({ log }: { log: Output<typeof api.operationLogs.read> }) {
  const t = useText(texts)
  const { kindName, targetName } = useWords()
  const target = targetName(log.target)
  const client = agentText(log.agent)
  return (
    <>
      <Facts
        facts={[
          [t('time'), exactMomentText(log.at)],
          [t('user'), log.userId > 0 ? `${log.username} (${log.userId})` : log.username],
          [t('title'), log.title],
          [t('kind'), kindName(log.kind)],
          [
            t('operation'),
            <code key="operation" className={css.code}>
              {log.operation}
            </code>,
          ],
          [t('target'), `${target} ${log.targetIds.join(', ')}`],
          [t('result'), <ResultTag key="result" result={log.result} />],
          ...(log.refusal ? [[t('reason'), log.refusal] as const] : []),
          [t('address'), log.address],
          [t('agent'), <Client key="agent" client={client} agent={log.agent} />],
        ]}
      />
      <h3 className={css.heading}>{t('changes')}</h3>
      {log.targetIds.length + log.hidden === 0 && <p className={css.none}>{t('noChanges')}</p>}
      {log.targetIds.map((id, index) => (
        <RecordChange
          key={id}
          name={`${target} ${id}`}
          before={log.before[index] ?? null}
          after={log.after[index] ?? null}
        />
      ))}
      {log.hidden > 0 && <p className={css.none}>{t('hidden', { total: log.hidden })}</p>}
    </>
  )
}

function Client({ client, agent }: { client: string; agent: string }) {
  return (
    <>
      {client}
      {client !== agent && <small className={css.agent}>{agent}</small>}
    </>
  )
}
