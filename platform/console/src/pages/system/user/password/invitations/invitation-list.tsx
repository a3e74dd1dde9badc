import { Alert, Button } from 'antd'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { ProgressBar } from 'atrium/ui/feedback/progress-bar'
import css from '../password-list.module.css'
import { reasonLines } from './reasons'
import { texts } from './text'
import type { Invitations } from './use-invitations'

/** The invitations of a run, while they are sent and afterwards. */
export function InvitationList({ run }: { run: Invitations }) {
  const t = useText(texts)
  const { people, outcomes, isRunning, error, stop, goOn } = run
  useUnsaved(() => isRunning)
  const [done, total] = [outcomes.length, people.length]
  if (done === total) return <Result run={run} />
  return (
    <div className={css.list}>
      {error !== undefined && <Alert role="alert" type="error" showIcon title={error} />}
      <div className={css.progress}>
        <div role="status">
          <ProgressBar share={done / total} />
          {t(isRunning ? 'inviting' : 'stopped', { done, total })}
        </div>
        <Button onClick={isRunning ? stop : goOn}>{t(isRunning ? 'stop' : 'goOn')}</Button>
      </div>
    </div>
  )
}

function Result({ run: { people, outcomes: sent } }: { run: Invitations }) {
  const t = useText(texts)
  const total = sent.length
  const invited = sent.filter(({ outcome }) => outcome === 'invited').length
  if (invited === total) return <p role="status">{t('allInvited', { total })}</p>
  const lines = reasonLines(t, people, sent).map((line) => <p key={line}>{line}</p>)
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title={t('someInvited', { invited, others: total - invited })}
      description={lines}
    />
  )
}
