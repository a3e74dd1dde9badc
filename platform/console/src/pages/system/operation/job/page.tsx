import type { JobInfo } from 'atrium/contract/system/operation/job'
import { useState } from 'react'
import { ListPage } from '#shared/crud/list-page'
import { useRefresh } from '#shared/crud/rows/use-refresh'
import { useWholeList } from '#shared/crud/rows/use-whole-list'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { isGoing } from './is-going'
import { useJobColumns } from './job-columns'
import { source } from './source'
import { texts } from './text'
import { useJobActions } from './use-job-actions'

const JobRuns = lazyDialog(async () => (await import('./runs/job-runs')).JobRuns)

/** Lists the jobs of the product: when each runs, and what became of its last run. */
export default function JobPage() {
  const t = useText(texts)
  const list = useWholeList(source)
  const actionsOf = useJobActions()
  const [shown, setShown] = useState<JobInfo>()
  const [isOpen, setOpen] = useState(false)
  const show = (job: JobInfo) => {
    setShown(job)
    setOpen(true)
  }
  useRefresh(
    list.rows.some(({ last }) => last && isGoing(last)),
    list.refresh,
  )
  return (
    <ListPage
      page="system/operation/job"
      title={t('jobs')}
      emptyText={t('empty')}
      filters={[{ name: 'name', label: t('name') }]}
      list={list}
      rowKey={({ key }: JobInfo) => key}
      columns={useJobColumns()}
      rowOpen={show}
      rowActions={{
        name: ({ name }) => name,
        of: (job) => {
          const runs = { key: 'runs', label: t('runs'), prepare: JobRuns.prepare, onSelect: () => show(job) }
          const [run, ...others] = actionsOf(job)
          return [run!, runs, ...others]
        },
      }}
    >
      {shown && <JobRuns job={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </ListPage>
  )
}
