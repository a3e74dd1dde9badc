import { Icon } from '@atrium/ui/icon'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { clearAndSignOut, copySettings, restoreDefaults } from './actions'
import { Question } from './question'
import css from './settings.module.css'
import { texts } from './text'

/** What can be done with all settings at once. */
export function Footer() {
  const t = useText(texts)
  const [asked, setAsked] = useState<'reset' | 'clear'>()
  const close = () => setAsked(undefined)
  return (
    <div className={css.footer}>
      <Button icon={<Icon name="lucide:copy" />} onClick={() => void copySettings()}>
        {t('copy')}
      </Button>
      <Button icon={<Icon name="lucide:rotate-ccw" />} onClick={() => setAsked('reset')}>
        {t('reset')}
      </Button>
      <Button danger icon={<Icon name="lucide:log-out" />} className={css.clear} onClick={() => setAsked('clear')}>
        {t('clear')}
      </Button>
      {asked === 'reset' && (
        <Question
          title={t('resetQuestion')}
          hint={t('resetHint')}
          action={t('reset')}
          onClose={close}
          onAgree={() => void restoreDefaults()}
        />
      )}
      {asked === 'clear' && (
        <Question
          title={t('clearQuestion')}
          hint={t('clearHint')}
          action={t('clear')}
          onClose={close}
          onAgree={() => void clearAndSignOut()}
        />
      )}
    </div>
  )
}
