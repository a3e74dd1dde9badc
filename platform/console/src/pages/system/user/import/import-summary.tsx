import { Icon } from '@atrium/ui/icon'
import { Alert, Button } from 'antd'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import css from './import-summary.module.css'
import { PasswordChoice } from './password-choice'
import { texts } from './text'
import { UpdateChoice } from './update-choice'
import type { Import } from './run/use-import'

interface ImportSummaryProps {
  job: Import
  file: NonNullable<Import['file']>
  onRestart: () => void
}

/** Which file it is, and what would become of its rows. */
export function ImportSummary({ job, file, onRestart }: ImportSummaryProps) {
  const t = useText(texts)
  return (
    <>
      <p className={css.file}>
        <Icon name="lucide:file-spreadsheet" size={18} />
        <span>{t('file', { name: file.name, rows: job.rows.length })}</span>
        <Button type="link" size="small" disabled={job.busy !== undefined} onClick={onRestart}>
          {t('another')}
        </Button>
      </p>
      {file.ignored.length > 0 && (
        <p className={css.ignored}>{t('ignored', { names: file.ignored.slice(0, 12).join(t('separator')) })}</p>
      )}
      <UpdateChoice job={job} />
      <PasswordChoice job={job} />
      {job.checked ? (
        <Counts job={job} result={job.checked.result} />
      ) : (
        job.isPartial && <Alert role="status" showIcon type="info" title={t('toCheckRest')} />
      )}
    </>
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
