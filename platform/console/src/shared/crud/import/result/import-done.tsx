import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import css from './import-done.module.css'
import { wordsOf } from '../import-spec'
import type { Undone } from '../run/import-state'
import type { Import } from '../run/use-import'
import { SkippedNote } from './skipped-note'
import { texts } from '../text'

interface ImportDoneProps {
  job: Import
  /** The part of this list below the result. */
  children: ReactNode
  canUndo: boolean
  onUndone: () => void
}

/** The result of an import, and the way to undo it. */
export function ImportDone({ job, children, canUndo, onUndone }: ImportDoneProps) {
  const t = useText(texts)
  const { added, changed } = job.imported
  if (job.undone) return <ImportUndone job={job} undone={job.undone} />
  return (
    <>
      <div className={css.done} role="status">
        <Icon name="lucide:circle-check" size={32} />
        <b>{t('doneTitle', { added, changed, ...wordsOf(job.spec) })}</b>
      </div>
      <SkippedNote job={job} />
      {children}
      {added + changed > 0 && <UndoButton job={job} disabled={!canUndo} onUndone={onUndone} />}
    </>
  )
}

/** Asks, and takes back the rows that are in. */
export function UndoButton({ job, disabled, onUndone }: { job: Import; disabled?: boolean; onUndone: () => void }) {
  const t = useText(texts)
  const undo = async () => {
    const question = { title: t('undoTitle'), hint: t('undoHint', { ...wordsOf(job.spec) }), action: t('undoAction') }
    if (!(await confirm({ ...question, isDanger: true }))) return
    if ((await job.undo())?.undone) onUndone()
  }
  return (
    <Button
      className={css.undo}
      type="link"
      icon={<Icon name="lucide:undo-2" />}
      disabled={disabled || job.busy !== undefined}
      onClick={() => void undo()}
    >
      {t('undo')}
    </Button>
  )
}

/** Records that are listed by name; the others are counted. */
const mostListed = 50

function ImportUndone({ job, undone: { removed, restored, left } }: { job: Import; undone: Undone }) {
  const t = useText(texts)
  const words = wordsOf(job.spec)
  const more = left.length - mostListed
  return (
    <>
      <div className={css.done} role="status">
        <Icon name="lucide:undo-2" size={32} />
        <b>{t('undone', { removed, restored, ...words })}</b>
      </div>
      {left.length > 0 && (
        <div>
          <p>{t('left', { count: left.length, ...words })}</p>
          <ul className={css.left}>
            {left.slice(0, mostListed).map(({ id, name, reason }) => (
              <li key={id}>
                <b>{name}</b>
                {reason}
              </li>
            ))}
          </ul>
          {more > 0 && <p>{t('leftMore', { count: more, ...words })}</p>}
        </div>
      )}
    </>
  )
}
