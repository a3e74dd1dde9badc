import { Alert, Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { useFirstField } from '#shared/crud/form/use-first-field'
import { confirm } from '#shared/feedback/confirm'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { useUnsaved } from '#shared/navigation/unsaved'
import { ColumnChoice } from './column-choice'
import { ErrorGrid } from './errors/error-grid'
import { FileChoice } from './file-choice'
import { ImportDone, UndoButton } from './result/import-done'
import css from './import-drawer.module.css'
import { wordsOf, type ImportSpec } from './import-spec'
import { FileLine, ImportSummary } from './import-summary'
import { PartialNote } from './result/partial-note'
import type { Imported } from './run/import-run'
import { useImport, type Import } from './run/use-import'
import { texts } from './text'
import { Waiting } from './waiting'

/** The parts that the import of one list has beside those of any list. */
interface ImportExtras {
  /** Choices below the one whether existing records are changed. */
  readonly renderOptions?: (isBusy: boolean) => ReactNode
  /** The part below the result. */
  readonly renderResult?: (imported: Imported) => ReactNode
  readonly onImported?: (imported: Imported) => void
  /** Before another import begins, and after this one was undone. */
  readonly onRestart?: () => void
  /** Asks before the result goes from the screen. */
  readonly mayLeaveResult?: () => Promise<boolean>
  /** The import cannot be undone right now. */
  readonly isKept?: boolean
}

interface ImportDrawerProps extends ImportExtras {
  spec: ImportSpec
  isOpen: boolean
  onClose: () => void
}

/** Records from a file: chosen, checked, corrected and then imported. */
export function ImportDrawer({ spec, isOpen, onClose, ...extras }: ImportDrawerProps) {
  const t = useText(texts)
  const job = useImport(spec, (next) => {
    if (next?.isDone && next.imported) extras.onImported?.(next.imported)
  })
  const start = () => {
    job.restart()
    extras.onRestart?.()
  }
  const id = useId()
  useFirstField(id, isOpen ? 1 : undefined)
  const isWide = (job.checked?.result.errors.length ?? 0) > 0 && !job.isDone && !job.isMapping
  const isWriting = job.busy === 'importing' || job.busy === 'undoing'
  const leaveHint = job.isPartial ? t('leaveRest') : t('leaveHint')
  const mayLeave = async () => {
    if (job.isDone) return (await extras.mayLeaveResult?.()) ?? true
    return !job.isMended || confirm({ title: t('leaveTitle'), hint: leaveHint, action: t('leave'), isDanger: true })
  }
  const restart = async () => {
    if (await mayLeave()) start()
  }
  useUnsaved(() => isOpen && (isWriting || job.isMended))
  const leave = async () => {
    if (isWriting || !(await mayLeave())) return
    start()
    onClose()
  }
  return (
    <Drawer
      title={t('title', { ...wordsOf(spec) })}
      isOpen={isOpen}
      size={isWide ? 1280 : 600}
      onClose={() => void leave()}
      footer={<Foot job={job} onLeave={() => void leave()} onRestart={() => void restart()} />}
    >
      <div id={id} className={css.body}>
        {job.error && <Alert type="error" showIcon role="alert" title={job.error} />}
        {job.isPartial && (
          <PartialNote job={job} action={<UndoButton job={job} onUndone={() => extras.onRestart?.()} />} />
        )}
        <Step job={job} extras={extras} onRestart={() => void restart()} />
        <Waiting job={job} />
      </div>
    </Drawer>
  )
}

function Step({ job, extras, onRestart }: { job: Import; extras: ImportExtras; onRestart: () => void }) {
  const { file, checked, isDone, isMapping } = job
  if (isDone) {
    return (
      <ImportDone job={job} canUndo={!extras.isKept} onUndone={() => extras.onRestart?.()}>
        {extras.renderResult?.(job.imported)}
      </ImportDone>
    )
  }
  const options = extras.renderOptions?.(job.busy !== undefined)
  if (!file) {
    return (
      <>
        <FileChoice job={job} />
        {options}
      </>
    )
  }
  if (isMapping) {
    return (
      <>
        <FileLine job={job} file={file} onRestart={onRestart} />
        <ColumnChoice job={job} file={file} />
      </>
    )
  }
  return (
    <>
      <ImportSummary job={job} file={file} options={options} onRestart={onRestart} />
      {checked && checked.result.errors.length > 0 && (
        // A new check begins on its first page.
        <ErrorGrid
          key={checked.result.errors.length}
          spec={job.spec}
          check={checked}
          rows={job.rows}
          numberOf={job.numberOf}
          onChange={job.setCell}
        />
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
        <Button onClick={onRestart} disabled={isBusy}>
          {t('more')}
        </Button>
        <Button type="primary" onClick={onLeave} disabled={job.busy === 'undoing'}>
          {t('finish')}
        </Button>
      </div>
    )
  }
  const errors = job.checked?.result.errors.length
  const isReady = job.isChecked && errors === 0
  const good = job.rows.length - job.imported.rows - (errors ?? 0)
  return (
    <div className={css.foot}>
      <Button onClick={onLeave} disabled={job.busy === 'importing' || job.busy === 'undoing'}>
        {t('cancel')}
      </Button>
      {job.file && !job.isMapping && (
        <>
          <Button onClick={job.check} disabled={isBusy}>
            {t(job.isPartial ? 'checkRest' : 'check')}
          </Button>
          {job.isChecked && errors !== undefined && errors > 0 && good > 0 && (
            <Button onClick={job.importGood} disabled={isBusy}>
              {t('importGood', { count: good })}
            </Button>
          )}
          <Button type="primary" onClick={job.carryOut} disabled={isBusy || !isReady}>
            {t(job.isPartial ? 'importRest' : 'import')}
          </Button>
        </>
      )}
    </div>
  )
}
