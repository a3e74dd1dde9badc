import type { JobInfo } from 'atrium/contract/system/operation/job'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { ErrorText } from '#shared/crud/values/error-text'
import { useText } from '#shared/i18n/text'
import css from './job.module.css'
import { RunStateTag, useErrorText } from './run-state'
import { texts } from './text'
import { useScheduleText } from './use-schedule-text'

export function useJobColumns(): ListColumn<JobInfo>[] {
  const t = useText(texts)
  const { schedule, duration } = useScheduleText()
  const errorOf = useErrorText()
  return [
    {
      key: 'name',
      title: t('name'),
      width: 200,
      isTitle: true,
      render: ({ name, key, isPaused }) => (
        <span className={css.two}>
          <span className={css.title}>
            <b>{name}</b>
            {isPaused && <StatusTag tone="warning">{t('paused')}</StatusTag>}
          </span>
          {name !== key && <small>{key}</small>}
        </span>
      ),
    },
    {
      key: 'schedule',
      title: t('schedule'),
      width: 170,
      render: ({ cron, timeZone }) => (
        <span className={css.two} title={cron}>
          {schedule(cron)}
          <small>{timeZone}</small>
        </span>
      ),
    },
    { key: 'next', title: t('next'), width: 150, render: ({ nextAt }) => nextAt && momentText(nextAt) },
    {
      key: 'last',
      importance: 'high',
      title: t('last'),
      width: 150,
      render: ({ last }) =>
        last ? (
          <span className={css.two}>
            <RunStateTag state={last.state} />
            {last.startedAt && <small>{momentText(last.startedAt)}</small>}
          </span>
        ) : (
          t('never')
        ),
    },
    {
      key: 'duration',
      importance: 'low',
      title: t('duration'),
      width: 90,
      render: ({ last }) => last && last.duration !== null && duration(last.duration),
    },
    {
      key: 'error',
      title: t('error'),
      width: 200,
      render: (job) => {
        const error = job.last && errorOf(job.last, job)
        return error && <ErrorText error={error} />
      },
    },
  ]
}
