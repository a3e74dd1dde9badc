import type { SignIn } from 'atrium/contract/system/log/sign-in-log'
import { useMemo } from 'react'
import { AgentName } from '#shared/facts/agent/agent-name'
import { momentText } from '#shared/crud/moment-text'
import { SignInResult } from '#shared/facts/sign-in/sign-in-result'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

export function useSignInColumns(): ListColumn<SignIn, 'at'>[] {
  const t = useText(texts)
  return useMemo(
    () => [
      { key: 'time', importance: 'high', title: t('time'), width: 150, sort: 'at', render: ({ at }) => momentText(at) },
      { key: 'user', title: t('user'), width: 140, isTitle: true, render: ({ username }) => <b>{username}</b> },
      {
        key: 'result',
        importance: 'high',
        title: t('result'),
        width: 120,
        render: ({ result }) => <SignInResult result={result} />,
      },
      { key: 'address', title: t('address'), width: 140, render: ({ address }) => address },
      {
        key: 'agent',
        importance: 'low',
        title: t('agent'),
        width: 200,
        render: ({ agent }) => agent && <AgentName agent={agent} />,
      },
    ],
    [t],
  )
}
