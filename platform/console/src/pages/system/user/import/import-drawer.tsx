import { Alert, Button } from 'antd'
import { useId } from 'react'
import { useFirstField } from '#shared/crud/form/use-first-field'
import { confirm } from '#shared/feedback/confirm'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { mayDiscard } from '../password/discard-question'
import { usePasswordRun, type PasswordRun } from '../password/use-password-run'
import { FileChoice } from './file-choice'
import { ImportDone } from './import-done'
import css from './import-drawer.module.css'
import { ImportSummary } from './import-summary'
import { PartialNote } from './partial-note'
import { ErrorGrid } from './error-grid'
import { texts } from './text'
import { useImport, type Import } from './run/use-import'
import { Waiting } from './waiting'

/** Users from a file: chosen, checked, corrected and then imported. */
export function ImportDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(texts)
  const passwords = usePasswordRun()
  const job = useImport((next) => {
    if (next?.isDone && job.withPasswords) passwords.start(next.imported?.newUsers ?? [])
  })
  const start = () => {
    job.restart()
    passwords.clear()
  }
  const id = useId()
  useFirstField(id, isOpen ? 1 : undefined)
  const isWide = (job.checked?.result.errors.length ?? 0) > 0 && !job.isDone
  const leaveHint = job.isPartial ? t('leaveRest') : t('leaveHint')
  const mayLeave = () => {
    if (job.isDone) return mayDiscard(passwords)
    return !job.isMended || confirm({ title: t('leaveTitle'), hint: leaveHint, action: t('leave'), isDanger: true })
  }
  const restart = async () => {
    if (await mayLeave()) start()
  }
  useUnsaved(() => isOpen && (job.busy === 'importing' || job.isMended))
  const leave = async () => {
    if (job.busy === 'importing' || !(await mayLeave())) return
    start()
    onClose()
  }
  return (
    <Drawer
      title={t('title')}
      isOpen={isOpen}
      size={isWide ? 1280 : 600}
      onClose={() => void leave()}
      footer={<Foot job={job} onLeave={() => void leave()} onRestart={() => void restart()} />}
    >
      <div id={id} className={css.body}>
        {job.error && <Alert type="error" showIcon role="alert" title={job.error} />}
        {job.isPartial && <PartialNote job={job} />}
        <Step job={job} passwords={passwords} onRestart={() => void restart()} />
        <Waiting job={job} />
      </div>
    </Drawer>
  )
}

interface StepProps {
  job: Import
  passwords: PasswordRun
  onRestart: () => void
}

function Step({ job, passwords, onRestart }: StepProps) {
  const { file, checked, isDone } = job
  if (isDone) return <ImportDone imported={job.imported} passwords={passwords} />
  if (!file) return <FileChoice job={job} />
  return (
    <>
      <ImportSummary job={job} file={file} onRestart={onRestart} />
      {checked && checked.result.errors.length > 0 && (
        // A new check begins on its first page.
        <ErrorGrid key={checked.result.errors.length} check={checked} rows={job.rows} onChange={job.setCell} />
      )}
    </>
  )
}

function Foot({ job, onLeave, onRestart }: { job: Import; onLeave: () => void; onRestart: () => void }) {
  const t = useText(texts)
  const isBusy = job.busy !== undefined
  if (job.isDone) {
    return (
      <div className={css.foot}>
        <Button onClick={onRestart}>{t('more')}</Button>
        <Button type="primary" onClick={onLeave}>
          {t('finish')}
        </Button>
      </div>
    )
  }
  const isReady = job.isChecked && job.checked?.result.errors.length === 0
  return (
    <div className={css.foot}>
      <Button onClick={onLeave} disabled={job.busy === 'importing'}>
        {t('cancel')}
      </Button>
      {job.file && (
        <>
          <Button onClick={job.check} disabled={isBusy}>
            {t(job.isPartial ? 'checkRest' : 'check')}
          </Button>
          <Button type="primary" onClick={job.carryOut} disabled={isBusy || !isReady}>
            {t(job.isPartial ? 'importRest' : 'import')}
          </Button>
        </>
      )}
    </div>
  )
}
