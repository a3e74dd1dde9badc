import { Alert, Button } from 'antd'
import { momentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import css from '../designer.module.css'
import { texts } from '../text'
import type { KeptDesign } from './kept-designs'
import { useKeptDesigns } from './use-kept-designs'

interface KeptOffersProps {
  name: string | undefined
  /** One of them is decided about, so that its buttons are gone. */
  onEnd: () => void
}

/** Designs that were left unsaved, each to be taken up again or discarded. */
export function KeptOffers({ name, onEnd }: KeptOffersProps) {
  const t = useText(texts)
  const { offered, restore, discard } = useKeptDesigns(name)
  const end = (how: (design: KeptDesign) => void, design: KeptDesign) => () => {
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
