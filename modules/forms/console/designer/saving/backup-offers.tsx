import { Alert, Button } from 'antd'
import { momentText, useText } from 'atrium/console/text'
import css from '../designer.module.css'
import { texts } from '../text'
import type { DraftBackup } from './draft-backups'
import { useDraftBackups } from './use-draft-backups'

interface BackupOffersProps {
  name: string | undefined
  /** One of them is decided about, so that its buttons are gone. */
  onEnd: () => void
}

/** Offers to restore or discard the backups of unsaved designs. */
export function BackupOffers({ name, onEnd }: BackupOffersProps) {
  const t = useText(texts)
  const { offered, restore, discard } = useDraftBackups(name)
  const end = (how: (design: DraftBackup) => void, design: DraftBackup) => () => {
    how(design)
    onEnd()
  }
  return offered.map((design) => (
    <Alert
      key={design.id}
      className={css.offer}
      banner
      type="warning"
      title={t('kept', { time: momentText(design.at) })}
      description={design.isOutdated && t('keptOutdated')}
      action={
        <div className={css.buttons}>
          <Button size="small" onClick={end(discard, design)}>
            {t('discardKept')}
          </Button>
          <Button size="small" type="primary" onClick={end(restore, design)}>
            {t('restoreKept')}
          </Button>
        </div>
      }
    />
  ))
}
