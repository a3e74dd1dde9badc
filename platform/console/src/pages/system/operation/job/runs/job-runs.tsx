import type { JobInfo } from 'atrium/contract/system/operation/job'
import { api } from '#shared/api/api'
import { pagedSource } from '#shared/crud/rows/list-source'
import { useRefresh } from '#shared/crud/rows/use-refresh'
import { useLocalList } from '#shared/crud/rows/use-list'
import { ListCard } from '#shared/crud/table/list-card'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import css from '../job.module.css'
import { isGoing } from '../is-going'
import { texts } from '../text'
import { useScheduleText } from '../use-schedule-text'
import { useRunColumns } from './run-columns'

interface JobRunsProps {
  job: JobInfo
  isOpen: boolean
  onClose: () => void
}

/** The runs of a job, the latest first. */
export function JobRuns({ job, isOpen, onClose }: JobRunsProps) {
  const t = useText(texts)
  return (
    <Drawer title={t('runsOf', { name: job.name })} size={1120} isOpen={isOpen} onClose={onClose} destroyOnHidden>
      <RunList key={job.key} job={job} />
    </Drawer>
  )
}

function RunList({ job }: { job: JobInfo }) {
  const t = useText(texts)
  const { duration } = useScheduleText()
  const list = useLocalList(pagedSource(api.jobs.runs, { filters: {}, sorts: [] }, { key: job.key }))
  useRefresh(list.rows.some(isGoing), list.refresh)
  return (
    <>
      <p className={css.about}>{t('about', { attempts: job.attempts, limit: duration(job.limit) })}</p>
      <ListCard
        isInner
        page="system/operation/job/runs"
        title={t('runs')}
        emptyText={t('noRuns')}
        list={list}
        rowKey={({ runId }) => runId}
        columns={useRunColumns(job)}
      />
    </>
  )
}
