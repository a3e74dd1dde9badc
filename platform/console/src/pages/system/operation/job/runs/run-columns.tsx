import type { JobInfo, JobRun } from 'atrium/contract/system/operation/job'
import { exactMomentText, momentText } from '#shared/crud/moment-text'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useText } from '#shared/i18n/text'
import css from '../job.module.css'
import { RunStateTag, useErrorText } from '../run-state'
import { texts } from '../text'
import { useScheduleText } from '../use-schedule-text'

export function useRunColumns(job: JobInfo): ListColumn<JobRun>[] {
  const t = useText(texts)
  const { duration } = useScheduleText()
  const errorOf = useErrorText()
  const attemptText = ({ attempt, earlierEnd }: JobRun) =>
    earlierEnd === 'none' ? String(attempt) : t(`after${earlierEnd}`, { attempt })
  return [
    {
      key: 'state',
      importance: 'high',
      isTitle: true,
      title: t('state'),
      width: 110,
      render: ({ state }) => <RunStateTag state={state} />,
    },
    {
      key: 'begin',
      title: t('begin'),
      width: 160,
      render: ({ state, startAt, startedAt }) => {
        if (state === 'waiting') return t('startsAt', { moment: exactMomentText(startAt) })
        return startedAt && exactMomentText(startedAt)
      },
    },
    { key: 'due', title: t('due'), width: 140, render: ({ dueAt }) => (dueAt ? momentText(dueAt) : t('byHand')) },
    {
      key: 'duration',
      title: t('duration'),
      width: 90,
      render: (run) => run.duration !== null && duration(run.duration),
    },
    { key: 'attempt', importance: 'low', title: t('attempt'), width: 120, render: attemptText },
    {
      key: 'error',
      importance: 'high',
      title: t('error'),
      width: 200,
      render: (run) => {
        const error = errorOf(run, job)
        return error && <span className={css.whole}>{error}</span>
      },
    },
    {
      key: 'process',
      importance: 'low',
      title: t('process'),
      width: 150,
      render: ({ process }) => process && <span className={css.whole}>{process}</span>,
    },
  ]
}
