import { Alert, Button } from 'antd'
import { momentText, useText } from 'atrium/console/text'
import type { DraftSaver } from './draft-saver'
import css from '../fill.module.css'
import { texts } from '../text'
import { useDraftState } from './use-draft'

interface DraftNoteProps {
  saver: DraftSaver
  restoredAt: string | undefined
  onDiscard: () => void
  onTakeOther: () => void
  onKeepOwn: () => void
}

/** Where the draft is: brought back, saved, not saved, or changed elsewhere; with what can be done about it. */
export function DraftNote({ saver, restoredAt, onDiscard, onTakeOther, onKeepOwn }: DraftNoteProps) {
  const t = useText(texts)
  const { savedAt, error, isStale } = useDraftState(saver)
  const discard = (
    <Button size="small" onClick={onDiscard}>
      {t('startAfresh')}
    </Button>
  )
  if (isStale) {
    const actions = (
      <div className={css.choices}>
        <Button size="small" onClick={onTakeOther}>
          {t('takeOther')}
        </Button>
        <Button size="small" onClick={onKeepOwn}>
          {t('keepOwn')}
        </Button>
      </div>
    )
    return <Alert className={css.note} type="warning" showIcon role="alert" title={t('stale')} description={actions} />
  }
  if (error !== undefined) {
    const again = (
      <Button size="small" onClick={saver.flush}>
        {t('retry')}
      </Button>
    )
    const title = t('draftFailed', { why: error })
    return <Alert className={css.note} type="warning" showIcon role="status" title={title} action={again} />
  }
  if (savedAt === undefined) return null
  if (savedAt === restoredAt) {
    const title = t('restored', { at: momentText(savedAt) })
    return <Alert className={css.note} type="info" showIcon role="status" title={title} action={discard} />
  }
  return (
    <p className={css.draft}>
      {t('draftSaved', { at: momentText(savedAt) })}
      {discard}
    </p>
  )
}
