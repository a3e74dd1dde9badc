import type { JobInfo, jobs } from 'atrium/contract/system/operation/job'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import type { RowAction } from '#shared/crud/table/row-actions'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

type Action = 'run' | 'pause' | 'resume'
type JobCall = (typeof jobs)[Action]

/** Returns the actions for a job that change something, each behind a question. */
export function useJobActions(): (job: JobInfo) => RowAction[] {
  const t = useText(texts)
  const write = useWrite()
  const action = ({ key, name }: JobInfo, which: Action, call: JobCall): RowAction => ({
    key: which,
    label: t(which),
    call,
    onSelect: () =>
      void confirm({
        title: t(`${which}Title`, { name }),
        hint: t(`${which}Hint`),
        action: t(which),
        // `request` has said why it fails.
        run: () => write(call, { body: { key } }).catch(() => undefined),
      }),
  })
  return (job) => [
    action(job, 'run', api.jobs.run),
    job.isPaused ? action(job, 'resume', api.jobs.resume) : action(job, 'pause', api.jobs.pause),
  ]
}
