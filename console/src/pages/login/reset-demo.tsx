import { PlainButton, PrimaryButton } from '@atrium/ui/button'
import { Dialog, DialogActions } from '@atrium/ui/dialog'
import { useState } from 'react'
import { demoRuntime } from '#shared/api/demo-runtime'
import { notify } from '#shared/feedback/notify'
import { openOverlay } from '#shared/feedback/overlay'
import { useText } from '#shared/i18n/text'
import css from './login.module.css'
import { texts } from './text'

/** Puts the demo seed back after a question; `onReset` is called when it is there again. */
export function ResetDemo({ onReset }: { onReset: () => void }) {
  const t = useText(texts)
  const runtime = demoRuntime()
  const [isOpen, setOpen] = useState(false)
  if (!runtime) return null
  const reset = async () => {
    setOpen(false)
    const close = openOverlay()
    await runtime.reset().finally(close)
    onReset()
    notify.success(t('resetDone'))
  }
  return (
    <div className={css.reset}>
      {runtime.mode === 'memory' && <p>{t('memory')}</p>}
      <button
        type="button"
        className={css.link}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('reset')}
      </button>
      {isOpen && (
        <Dialog title={t('resetQuestion')} hint={t('resetHint')} onClose={() => setOpen(false)}>
          <DialogActions>
            <PlainButton onClick={() => setOpen(false)}>{t('cancel')}</PlainButton>
            <PrimaryButton onClick={() => void reset()}>{t('reset')}</PrimaryButton>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
