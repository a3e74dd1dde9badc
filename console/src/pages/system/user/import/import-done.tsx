import { Icon } from '@atrium/ui/icon'
import { useText } from '../../../../shared/i18n/text'
import css from './import-done.module.css'
import type { Imported } from './run/import-run'
import { texts } from './text'

/** The result of an import, and what is still to do for its new users. */
export function ImportDone({ imported: { added, changed } }: { imported: Imported }) {
  const t = useText(texts)
  return (
    <div className={css.done} role="status">
      <Icon name="lucide:circle-check" size={32} />
      <b>{t('doneTitle', { added, changed })}</b>
      {added > 0 && <p>{t('doneHint')}</p>}
    </div>
  )
}
