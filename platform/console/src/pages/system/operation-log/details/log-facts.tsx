import type { OperationLogInfo } from 'atrium/contract/system/log/operation-log'
import { agentText } from '#shared/facts/agent/agent-text'
import { useFieldLabel } from '#shared/crud/details/change/field-words'
import { exactMomentText } from '#shared/crud/moment-text'
import { Facts } from '#shared/facts/facts'
import { useText } from '#shared/i18n/text'
import css from '../operation-log.module.css'
import { RecordNames } from '../record-names'
import { ResultTag } from '../result-tag'
import { texts as logTexts } from '../text'
import { useWords } from '../use-words'
import { texts } from './text'

/** Who did what from where, and how it ended. */
export function LogFacts({ log }: { log: OperationLogInfo }) {
  const t = useText(logTexts)
  const own = useText(texts)
  const { kindName } = useWords()
  const client = agentText(log.agent)
  const error: [string, React.ReactNode][] = [
    [t('reason'), log.error],
    [own('errorFields'), <ErrorFields key="fields" log={log} />],
  ]
  return (
    <Facts
      facts={[
        [t('time'), exactMomentText(log.at)],
        [t('user'), log.userId > 0 ? `${log.username} (${log.userId})` : log.username],
        ...(log.tokenName ? [[t('token'), log.tokenName] as const] : []),
        [t('title'), log.title],
        [t('kind'), kindName(log.kind)],
        [
          t('operation'),
          <code key="operation" className={css.code}>
            {log.operation}
          </code>,
        ],
        [t('target'), <RecordNames key="target" log={log} />],
        [t('result'), <ResultTag key="result" log={log} hasCode />],
        ...error.slice(0, (log.error ? 1 : 0) + (log.errorFields.length > 0 ? 1 : 0)),
        [t('address'), log.address],
        [t('agent'), <Client key="agent" client={client} agent={log.agent} />],
      ]}
    />
  )
}

function ErrorFields({ log: { target, errorFields } }: { log: OperationLogInfo }) {
  const t = useText(texts)
  const label = useFieldLabel()
  const nameOf = (path: string) => {
    const [, row, column] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? []
    if (row && column) return t('rowField', { row: Number(row) + 1, field: label(target, column) })
    return label(target, path)
  }
  return errorFields.map(nameOf).join(t('comma'))
}

function Client({ client, agent }: { client: string; agent: string }) {
  return (
    <>
      {client}
      {client !== agent && <small className={css.agent}>{agent}</small>}
    </>
  )
}
