import { useRef, useState } from 'react'
import { demoHome } from '../../shared/api/demo-home'
import { notify } from '../../shared/feedback/notify'
import { openOverlay } from '../../shared/feedback/overlay'
import { useText } from '../../shared/i18n/text'
import css from './login.module.css'
import { texts } from './text'

/** Puts the demo seed back after a question; `onReset` is called when it is there again. */
export function ResetDemo({ onReset }: { onReset: () => void }) {
  const t = useText(texts)
  const home = demoHome()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (!home) return null
  const reset = async () => {
    dialog.current?.close()
    const close = openOverlay()
    await home.reset().finally(close)
    onReset()
    notify.success(t('resetDone'))
  }
  return (
    <div className={css.reset}>
      {home.mode === 'memory' && <p>{t('memory')}</p>}
      <button
        type="button"
        className={css.link}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (setOpen(true), dialog.current?.showModal())}
      >
        {t('reset')}
      </button>
      <dialog
        ref={dialog}
        className={css.dialog}
        aria-labelledby="reset-title"
        aria-describedby="reset-hint"
        onClose={() => setOpen(false)}
      >
        <h2 id="reset-title">{t('resetQuestion')}</h2>
        <p id="reset-hint">{t('resetHint')}</p>
        <div className={css.actions}>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </button>
          <button type="button" className={css.primary} onClick={() => void reset()}>
            {t('reset')}
          </button>
        </div>
      </dialog>
    </div>
  )
}
