import type { OwnSignIn } from 'atrium/contract/system/log/sign-in-log'
import { Icon } from 'atrium/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { momentText } from '#shared/crud/moment-text'
import { AgentName } from '#shared/facts/agent/agent-name'
import { SignInResult } from '#shared/facts/sign-in/sign-in-result'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { signOutEverywhere } from '#shared/session/calls/sign-out-everywhere'
import css from '#shared/facts/owned/owned-list.module.css'
import { UnreadSection } from '#shared/facts/owned/unread-section'
import { texts } from './text'

/** The latest attempts at signing in as the person, and the way out of all sessions. */
export function OwnSignIns() {
  const t = useText(texts)
  const { data: attempts, isError, refetch } = useQuery(queryOf(api.ownSignIns.list))
  if (!attempts) return <UnreadSection error={isError ? t('failed') : undefined} onRetry={() => void refetch()} />
  const leave = () =>
    void confirm({ title: t('ask'), hint: t('askHint'), action: t('signOut'), isDanger: true, run: signOutEverywhere })
  return (
    <>
      <div className={css.top}>
        <p>{t('hint', { count: attempts.length })}</p>
        <Button danger onClick={leave}>
          {t('everywhere')}
        </Button>
      </div>
      <ul className={css.list} aria-label={t('list')}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.signInId} attempt={attempt} />
        ))}
      </ul>
    </>
  )
}

function Attempt({ attempt: { at, result, address, agent } }: { attempt: OwnSignIn }) {
  return (
    <li>
      <Icon name="lucide:log-in" size={20} />
      <div>
        <b>
          <AgentName agent={agent} />
          <SignInResult result={result} />
        </b>
        <p>
          <span>{momentText(at)}</span>
          <span>{address}</span>
        </p>
      </div>
    </li>
  )
}
