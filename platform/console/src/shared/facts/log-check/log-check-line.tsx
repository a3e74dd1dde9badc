import type { LogCheck } from 'atrium/contract/system/log/log-check'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { GatedButton } from '#shared/crud/actions/gated-button'
import { useWrite } from '#shared/crud/actions/use-write'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

const refreshMillis = 2000

type Damage = NonNullable<NonNullable<LogCheck['last']>['damage']>

interface LogCheckLineProps {
  call: typeof api.operationLogs.check
  /** Returns the address of the row that is wrong. */
  linkTo: (damage: { rowId: number; at: string | null }) => string
}

/** Shows how the latest check of a log ended, with the first wrong row, and a button that begins another one. */
export function LogCheckLine({ call, linkTo }: LogCheckLineProps) {
  const t = useText(texts)
  const write = useWrite()
  const { data } = useQuery({
    ...queryOf(call),
    refetchInterval: ({ state }) => (state.data && state.data.progress !== null ? refreshMillis : false),
  })
  if (!data) return null
  const { progress, last, isSigned } = data
  const isChecking = progress !== null
  const damage = last?.damage
  return (
    <Alert
      role={damage ? 'alert' : 'status'}
      type={damage ? 'error' : isSigned && last ? 'success' : 'info'}
      showIcon
      title={isChecking ? t('checking', { percent: Math.round(progress * 100) }) : <Result last={last} />}
      description={damage ? <Wrong damage={damage} linkTo={linkTo} /> : !isSigned && t('unsigned')}
      action={
        <GatedButton
          call={api.operationLogs.verify}
          size="small"
          disabled={isChecking}
          onClick={() => void write(api.operationLogs.verify, {}, { done: false }).catch(() => undefined)}
        >
          {t('check')}
        </GatedButton>
      }
    />
  )
}

function Result({ last }: Pick<LogCheck, 'last'>) {
  const t = useText(texts)
  if (!last) return t('unchecked')
  const { at, rows, checkpoints, damage } = last
  return t(damage ? 'wrong' : 'whole', { at: momentText(at), rows, checkpoints })
}

function Wrong({ damage, linkTo }: { damage: Damage } & Pick<LogCheckLineProps, 'linkTo'>) {
  const t = useText(texts)
  const { what, rowId, at } = damage
  if (rowId === null) return t(what)
  return (
    <>
      {t(what)} <Link to={linkTo({ rowId, at })}>{t('row', { id: rowId })}</Link>
    </>
  )
}
