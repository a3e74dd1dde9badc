import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import css from './dialog.module.css'

interface DialogProps {
  title: string
  /** One or two sentences below the title. */
  hint?: string
  /** Called when it has closed: by Esc, by a click beside it, or by its owner, who stops rendering it. */
  onClose: () => void
  children: ReactNode
}

/**
 * A small modal dialog over the page, for places that do without the UI kit. It is open while it is rendered.
 * @example
 * {isOpen && <Dialog title={t('title')} onClose={close}>…</Dialog>}
 */
export function Dialog({ title, hint, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends while the dialog is still on the page. Once it is taken off, it gives the focus back no more.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // What the mask gets arrives at the dialog itself.
    const onPress = ({ target }: PointerEvent) => target === element && element?.close()
    element?.addEventListener('pointerdown', onPress)
    return () => {
      element?.removeEventListener('pointerdown', onPress)
      // Gives the focus back.
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onClose={() => dialog.current?.open || onClose()}
      // Esc closes this dialog, not what is below it as well.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {children}
    </dialog>
  )
}

/** The buttons of a dialog, at its end. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
