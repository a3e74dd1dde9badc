import { Alert, Button } from 'antd'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { ProgressBar } from 'atrium/ui/feedback/progress-bar'
import css from '../password-list.module.css'
import { texts } from './text'
import type { Invitations } from './use-invitations'

/** How many names of people one reason shows. */
const mostNames = 10

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
  const nameOf = new Map(people.map(({ userId, nickname }) => [userId, nickname]))
  const reasons = (['noEmail', 'disabled', 'hasPassword'] as const).flatMap((reason) => {
    const names = sent.flatMap(({ userId, outcome }) => (outcome === reason ? [nameOf.get(userId) ?? ''] : []))
    return names.length > 0 ? [{ reason, names }] : []
  })
  const listed = (names: readonly string[]) => {
    const some = names.slice(0, mostNames).join(t('comma'))
    return names.length > mostNames ? t('andMore', { names: some, total: names.length }) : some
  }
  const lines = reasons.map(({ reason, names }) => (
    <p key={reason}>{t('because', { reason: t(reason), names: listed(names) })}</p>
  ))
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
