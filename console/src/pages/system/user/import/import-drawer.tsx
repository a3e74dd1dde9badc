import { Alert, Button, Drawer } from 'antd'
import { confirm } from '../../../../shared/feedback/confirm'
import { useText } from '../../../../shared/i18n/text'
import { FileChoice } from './file-choice'
import { ImportDone } from './import-done'
import css from './import-drawer.module.css'
import { ImportSummary } from './import-summary'
import { ProblemGrid } from './problem-grid'
import { texts } from './text'
import { useImport, type Import } from './use-import'
import { Waiting } from './waiting'

/** Users from a file: chosen, checked, mended and then imported, all of them or none. */
export function ImportDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(texts)
  const job = useImport()
  const isWide = (job.checked?.result.problems.length ?? 0) > 0 && !job.done
  const mayLeave = () =>
    !job.isMended || confirm({ title: t('leaveTitle'), hint: t('leaveHint'), action: t('leave'), isDanger: true })
  const restart = async () => {
    if (await mayLeave()) job.restart()
  }
  const leave = async () => {
    if (job.busy === 'importing' || !(await mayLeave())) return
    job.restart()
    onClose()
  }
  return (
    <Drawer
      title={t('title')}
      open={isOpen}
      size={isWide ? 1280 : 600}
      closable={{ 'aria-label': t('close') }}
      onClose={() => void leave()}
      footer={<Foot job={job} onLeave={() => void leave()} />}
    >
      <div className={css.body}>
        {job.problem && <Alert type="error" showIcon role="alert" title={job.problem} />}
        <Step job={job} onRestart={() => void restart()} />
        <Waiting busy={job.busy} rows={job.rows.length} />
      </div>
    </Drawer>
  )
}

function Step({ job, onRestart }: { job: Import; onRestart: () => void }) {
  const { file, checked, done } = job
  if (done) return <ImportDone result={done} />
  if (!file) return <FileChoice job={job} />
  return (
    <>
      <ImportSummary job={job} file={file} onRestart={onRestart} />
      {checked && checked.result.problems.length > 0 && (
        // A new check begins on its first page.
        <ProblemGrid key={checked.result.refused} check={checked} rows={job.rows} onChange={job.setCell} />
      )}
    </>
  )
}

function Foot({ job, onLeave }: { job: Import; onLeave: () => void }) {
  const t = useText(texts)
  const isBusy = job.busy !== undefined
  if (job.done) {
    return (
      <div className={css.foot}>
        <Button onClick={job.restart}>{t('more')}</Button>
        <Button type="primary" onClick={onLeave}>
          {t('finish')}
        </Button>
      </div>
    )
  }
  const isReady = job.isChecked && job.checked?.result.refused === 0
  return (
    <div className={css.foot}>
      <Button onClick={onLeave} disabled={job.busy === 'importing'}>
        {t('cancel')}
      </Button>
      {job.file && (
        <>
          <Button onClick={job.check} disabled={isBusy}>
            {t('check')}
          </Button>
          <Button type="primary" onClick={job.carryOut} disabled={isBusy || !isReady}>
            {t('import')}
          </Button>
        </>
      )}
    </div>
  )
}
