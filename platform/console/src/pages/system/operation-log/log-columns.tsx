import type { OperationLog } from 'atrium/contract/system/log/operation-log'
import { useMemo } from 'react'
import { momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useText } from '#shared/i18n/text'
import css from './operation-log.module.css'
import { RecordNames } from './record-names'
import { ResultTag } from './result-tag'
import { texts } from './text'

export function useLogColumns(): ListColumn<OperationLog, 'at'>[] {
  const t = useText(texts)
  return useMemo(
    () => [
      { key: 'time', importance: 'high', title: t('time'), width: 150, sort: 'at', render: ({ at }) => momentText(at) },
      {
        key: 'user',
        title: t('user'),
        width: 110,
        render: ({ username, tokenName }) => (tokenName ? t('withToken', { username, tokenName }) : username),
      },
      { key: 'title', title: t('title'), width: 140, isTitle: true, render: ({ title }) => <b>{title}</b> },
      {
        key: 'operation',
        importance: 'low',
        title: t('operation'),
        width: 220,
        render: ({ operation }) => (
          <code className={css.code} title={operation}>
            {operation}
          </code>
        ),
      },
      {
        key: 'target',
        importance: 'high',
        title: t('target'),
        width: 200,
        render: (log) => <RecordNames log={log} shown={2} />,
      },
      { key: 'address', importance: 'low', title: t('address'), width: 120, render: ({ address }) => address },
      {
        key: 'result',
        importance: 'high',
        title: t('result'),
        width: 200,
        render: (log) => <ResultTag log={log} />,
      },
    ],
    [t],
  )
}
