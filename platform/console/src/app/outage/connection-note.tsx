import { Icon } from 'atrium/ui/icon'
import { checkConnection, useConnection } from '#shared/api/connection'
import { notify } from '#shared/feedback/notify'
import { translate, useText } from '#shared/i18n/text'
import css from './connection-note.module.css'
import { texts } from '../text'

/** Shows that the server cannot be reached, until it can. */
export function ConnectionNote() {
  const t = useText(texts)
  const isShown = useConnection(({ isLost, isAnnounced }) => isLost && !isAnnounced)
  // The region must be on the page before its words, else they are not read out.
  return (
    <div role="status" className={css.place}>
      {isShown && (
        <div className={css.note}>
          <Icon name="lucide:triangle-alert" size={18} />
          <span>{t('connectionLost')}</span>
          <button type="button" className="bare-control" onClick={() => void retry()}>
            {t('retry')}
          </button>
        </div>
      )}
    </div>
  )
}

async function retry(): Promise<void> {
  if (!(await checkConnection())) notify.error(translate(texts, 'stillLost'))
}
