import type { Overview } from 'atrium/contract/system/operation/overview'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { Section } from 'atrium/ui/layout/card'
import { Link } from 'react-router'
import { AreaChart } from '#shared/chart/area-chart'
import { momentText } from '#shared/crud/moment-text'
import { Facts } from '#shared/facts/facts'
import { countText } from '#shared/i18n/number-text'
import { sizeText } from '#shared/i18n/size-text'
import { useText } from '#shared/i18n/text'
import { usePagePath } from '#shared/session/user/page-path'
import { engineNames } from './engine-names'
import css from './overview.module.css'
import { checkTexts, texts } from './text'

const megabyte = 1024 * 1024

/** Shows the state of the server at the moment, and whether it may be sent calls. */
export function ServerState({ overview }: { overview: Overview }) {
  const t = useText(texts)
  const jobsPath = usePagePath('system/operation/job')
  const mailsPath = usePagePath('system/operation/mail')
  const { jobs, mails, processes, version, runtime, engine, diskLeft, backupAt } = overview
  const jobText = t('jobsOf', jobs)
  const mailText = mails ? t('mailsOf', mails) : t('noMails')
  return (
    <Section title={t('state')}>
      <Facts
        facts={[
          [t('ready'), <Checks key="checks" checks={overview.checks} />],
          [t('jobs'), jobsPath ? <Link to={jobsPath}>{jobText}</Link> : jobText],
          [t('mails'), mailsPath ? <Link to={mailsPath}>{mailText}</Link> : mailText],
          [t('backup'), backupAt === null ? t('noBackup') : momentText(backupAt)],
          [t('disk'), diskLeft === null ? '' : sizeText(diskLeft * megabyte)],
          [t('version'), version],
          [t('runtime'), runtime === 'browser' ? t('inBrowser') : runtime],
          [t('engine'), engineNames[engine] ?? engine],
          [t('process'), <Processes key="processes" processes={processes} />],
        ]}
      />
    </Section>
  )
}

function Checks({ checks }: Pick<Overview, 'checks'>) {
  const t = useText(texts)
  const names = useText(checkTexts)
  if (checks.length === 0) return t('noChecks')
  return (
    <span className={css.checks}>
      {checks.map(({ name, state, error }) => (
        <span key={name} title={error}>
          <StatusTag tone={state === 'ok' ? 'success' : 'danger'} dot>
            {name in checkTexts.pairs ? names(name as keyof typeof checkTexts.pairs) : name}
            {state === 'ok' ? '' : `: ${state}`}
          </StatusTag>
        </span>
      ))}
    </span>
  )
}

function Processes({ processes }: Pick<Overview, 'processes'>) {
  const t = useText(texts)
  return (
    <ul className={css.lines}>
      {processes.map(({ name, requests }) => (
        <li key={name}>{t('handled', { name, count: countText(requests) })}</li>
      ))}
    </ul>
  )
}

/** How the database has grown. */
export function DatabaseSize({ database: { bytes, sizes } }: Pick<Overview, 'database'>) {
  const t = useText(texts)
  const [first] = sizes
  const growth = first ? bytes - first.bytes : 0
  const grown = `${growth < 0 ? '−' : '+'}${sizeText(Math.abs(growth))}`
  const note = sizes.length > 1 ? ` · ${t('grown', { days: sizes.length, size: grown })}` : ''
  return (
    <Section title={t('size')} note={`${t('now', { size: sizeText(bytes) })}${note}`}>
      {sizes.length === 0 ? (
        <EmptyState compact title={t('noSizes')} />
      ) : (
        <AreaChart
          label={t('size')}
          names={{ point: t('day'), count: t('bytes'), before: '' }}
          totals={{ count: bytes, before: null }}
          text={sizeText}
          points={sizes.map(({ day, bytes: size }) => ({ name: day, short: day.slice(5), count: size, before: 0 }))}
        />
      )}
    </Section>
  )
}
