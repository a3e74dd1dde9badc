import type { SignIn, SignInResult } from 'atrium/contract/system/log/sign-in-log'
import { StatusTag, type Tone } from 'atrium/ui/feedback/status-tag'
import { useMemo } from 'react'
import { AgentName } from '#shared/facts/agent/agent-name'
import { momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useText } from '#shared/i18n/text'
import { resultTexts, texts } from './text'

const resultTones: Readonly<Record<SignInResult, Tone>> = {
  success: 'success',
  unknownUser: 'warning',
  wrongPassword: 'warning',
  wrongCode: 'warning',
  disabled: 'neutral',
  passwordExpired: 'neutral',
  address: 'neutral',
  throttled: 'danger',
}

export function useSignInColumns(): ListColumn<SignIn, 'at'>[] {
  const t = useText(texts)
  const resultText = useText(resultTexts)
  return useMemo(
    () => [
      { key: 'time', importance: 'high', title: t('time'), width: 150, sort: 'at', render: ({ at }) => momentText(at) },
      { key: 'user', title: t('user'), width: 140, isTitle: true, render: ({ username }) => <b>{username}</b> },
      {
        key: 'result',
        importance: 'high',
        title: t('result'),
        width: 120,
        render: ({ result }) => (
          <StatusTag tone={resultTones[result]} dot>
            {resultText(result)}
          </StatusTag>
        ),
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
    [t, resultText],
  )
}
