import { useEffect, useRef, useState } from 'react'
import { Spinner } from 'atrium/ui/feedback/spinner'
import { Icon } from 'atrium/ui/icon'
import { useText } from '../i18n/text'
import css from './feedback.module.css'
import { dismissToast, toastPositions, useToasts, type Toast, type ToastKind } from './notify'
import { useOverlayCount } from './overlay'
import { texts } from './text'
import { useToastKeys } from './use-toast-keys'

/** Renders the toasts and the loading overlay; mounted once, beside the router. */
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
  const region = useRef<HTMLDivElement>(null)
  useToastKeys(region)
  // The region must be on the page before its first message, else that one is not read out.
  return (
    <div
      ref={region}
      role="region"
      aria-label={t('messages')}
      aria-live="polite"
      aria-relevant="additions"
      aria-keyshortcuts="F6"
    >
      {toastPositions.map((position) => (
        <div key={position} className={css.toasts} data-position={position}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastCard key={toast.id} {...toast} />
            ))}
        </div>
      ))}
    </div>
  )
}

const icons: Partial<Record<ToastKind, string>> = {
  success: 'lucide:circle-check',
  error: 'lucide:circle-x',
  info: 'lucide:info',
  warning: 'lucide:triangle-alert',
}

function ToastCard({ id, kind, text, duration, icon: ownIcon, count = 1, action, content }: Toast) {
  const t = useText(texts)
  const icon = ownIcon ?? icons[kind]
  return (
    <div
      className={css.toast}
      data-kind={kind}
      data-toast={id}
      role={kind === 'error' ? 'alert' : undefined}
      {...useTimer(id, duration)}
    >
      {kind === 'loading' && <Spinner className={css.wait} />}
      {icon && <Icon name={icon} size={18} className={css.mark} />}
      <span className={css.text}>
        {text}
        {content && <span className={css.content}>{content}</span>}
      </span>
      {count > 1 && <span className={css.count}>×{count}</span>}
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      {icon && (
        <button
          data-dismiss
          type="button"
          className={css.dismiss}
          aria-label={t('dismiss')}
          onClick={() => dismissToast(id)}
        >
          <Icon name="lucide:x" />
        </button>
      )}
    </div>
  )
}

/** Takes the message away in time; not while it holds the pointer or the focus. */
function useTimer(id: number, duration: number | undefined) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || duration === undefined) return
    const timer = setTimeout(dismissToast, duration, id)
    return () => clearTimeout(timer)
  }, [id, isHeld, duration])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

function Overlay() {
  const t = useText(texts)
  const { count, text } = useOverlayCount()
  const isOpen = count > 0
  return (
    <div role="status" className={isOpen ? css.overlay : undefined}>
      {isOpen && (
        <div className={css.busy}>
          <Spinner size={36} />
          <span className={text ? undefined : 'visually-hidden'}>{text || t('loading')}</span>
        </div>
      )}
    </div>
  )
}
