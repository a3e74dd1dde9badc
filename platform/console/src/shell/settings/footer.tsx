import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { clearAndSignOut, copySettings, restoreDefaults } from './actions'
import css from './settings.module.css'
import { texts } from './text'

/** The buttons for all settings at once. */
export function Footer() {
  const t = useText(texts)
  const reset = async () => {
    if (await confirm({ title: t('resetQuestion'), hint: t('resetHint'), action: t('reset') })) await restoreDefaults()
  }
  const clear = async () => {
    if (await confirm({ title: t('clearQuestion'), hint: t('clearHint'), action: t('clear') })) await clearAndSignOut()
  }
  return (
    <div className={css.footer}>
      <Button icon={<Icon name="lucide:copy" />} onClick={() => void copySettings()}>
        {t('copy')}
      </Button>
      <Button icon={<Icon name="lucide:rotate-ccw" />} onClick={() => void reset()}>
        {t('reset')}
      </Button>
      <Button danger icon={<Icon name="lucide:log-out" />} className={css.clear} onClick={() => void clear()}>
        {t('clear')}
      </Button>
    </div>
  )
}
