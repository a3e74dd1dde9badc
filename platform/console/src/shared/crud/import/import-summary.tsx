import { Icon } from 'atrium/ui/icon'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import css from './import-summary.module.css'
import { SkippedNote } from './result/skipped-note'
import { texts } from './text'
import { UpdateChoice } from './update-choice'
import type { Import } from './run/use-import'

interface ImportSummaryProps {
  job: Import
  file: NonNullable<Import['file']>
  /** Choices that the import of this list alone has. */
  options: ReactNode
  onRestart: () => void
}

/** Which file it is, and what would become of its rows. */
export function ImportSummary({ job, file, options, onRestart }: ImportSummaryProps) {
  const t = useText(texts)
  return (
    <>
      <FileLine job={job} file={file} onRestart={onRestart} />
      {file.ignored.length > 0 && (
        <p className={css.ignored}>{t('ignored', { names: file.ignored.slice(0, 12).join(t('separator')) })}</p>
      )}
      <UpdateChoice job={job} />
      {options}
      <SkippedNote job={job} />
      {job.checked ? (
        <Counts job={job} result={job.checked.result} />
      ) : (
        job.isPartial && <Alert role="status" showIcon type="info" title={t('toCheckRest')} />
      )}
    </>
  )
}

/** The name of the file, and the ways back: to other columns and to another file. */
export function FileLine({ job, file, onRestart }: Omit<ImportSummaryProps, 'options'>) {
  const t = useText(texts)
  const isBusy = job.busy !== undefined
  return (
    <p className={css.file}>
      <Icon name="lucide:file-spreadsheet" size={18} />
      <span>{t('file', { name: file.name, rows: job.isMapping ? file.table.length - 1 : job.rows.length })}</span>
      {!job.isMapping && !job.isPartial && job.skipped.length === 0 && (
        <Button type="link" size="small" disabled={isBusy || job.isMended} onClick={job.mapColumns}>
          {t('columns')}
        </Button>
      )}
      <Button type="link" size="small" disabled={isBusy} onClick={onRestart}>
        {t('another')}
      </Button>
    </p>
  )
}

function Counts({ job, result }: { job: Import; result: NonNullable<Import['checked']>['result'] }) {
  const t = useText(texts)
  const { added, changed, errors } = result
  const rejected = errors.length
  const advice = !job.isChecked ? t('toCheck') : rejected > 0 ? t('toMend') : t(job.isPartial ? 'restReady' : 'ready')
  return (
    <>
      <dl className={css.counts}>
        <div>
          <dt>{t('added')}</dt>
          <dd>{countText(added)}</dd>
        </div>
        <div>
          <dt>{t('changed')}</dt>
          <dd>{countText(changed)}</dd>
        </div>
        <div className={rejected > 0 ? css.bad : undefined}>
          <dt>{t('rejected')}</dt>
          <dd>{countText(rejected)}</dd>
        </div>
      </dl>
      <Alert
        role="status"
        showIcon
        type={job.isChecked && rejected === 0 ? 'success' : rejected > 0 && job.isChecked ? 'warning' : 'info'}
        title={advice}
      />
    </>
  )
}
