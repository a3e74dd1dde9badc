import { useEffect, useState } from 'react'
import { Icon } from '@atrium/ui/icon'
import { useText } from '../i18n/text'
import css from './feedback.module.css'
import { dismissToast, toastMilliseconds, useToasts, type Toast } from './notify'
import { useOverlayCount } from './overlay'
import { texts } from './text'

/** Draws the toasts and the loading overlay; stands once beside the router. */
export function Feedback() {
  return (
    <>
      <Toasts />
      <Overlay />
    </>
  )
}

function Toasts() {
  const t = useText(texts)
  const { toasts } = useToasts()
  // The region must be on the page before its first message, else that one is not read out.
  return (
    <div className={css.toasts} role="region" aria-label={t('messages')} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
    </div>
  )
}

function ToastCard({ id, kind, text }: Toast) {
  const t = useText(texts)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismissToast, toastMilliseconds, id)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <div className={css.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined} {...hold}>
      <Icon name={kind === 'error' ? 'lucide:circle-x' : 'lucide:circle-check'} size={18} className={css.mark} />
      <span className={css.text}>{text}</span>
      <button type="button" className={css.dismiss} aria-label={t('dismiss')} onClick={() => dismissToast(id)}>
        <Icon name="lucide:x" />
      </button>
    </div>
  )
}

function Overlay() {
  const t = useText(texts)
  const isOpen = useOverlayCount(({ count }) => count > 0)
  return (
    <div role="status" className={isOpen ? css.overlay : undefined}>
      {isOpen && (
        <>
          <span className={css.spinner} />
          <span className="visually-hidden">{t('loading')}</span>
        </>
      )}
    </div>
  )
}
