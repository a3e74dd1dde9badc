import type { ReactNode } from 'react'
import { create } from 'zustand'

/** How long a toast stays, in milliseconds: section 9 of the specification. */
const toastMilliseconds = 3000

/** How long a toast with an action stays, such as one that offers to take a deletion back. */
const actionMilliseconds = 8000

/** How much of a text the toast style shows: section 9 of the specification. */
const toastCharacters = 8

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading' | 'plain'

/** Where messages are on the screen. */
export const toastPositions = ['top', 'top-right', 'bottom', 'bottom-right'] as const
type ToastPosition = (typeof toastPositions)[number]

/** A button in a message, such as "Undo"; the message closes as it is pressed. */
interface ToastAction {
  readonly label: string
  readonly run: () => void
}

/** One message on the screen. */
export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** In milliseconds; without it the message stays until it is taken away. */
  readonly duration?: number
  /** In place of the icon of its kind. */
  readonly icon?: string
  /** How often a grouped message was shown, from 1. */
  readonly count?: number
  readonly position: ToastPosition
  readonly action?: ToastAction
  /** Below the text. */
  readonly content?: ReactNode
}

/** Options in which a message differs from others of its kind. */
interface ToastOptions {
  /** An icon in place of that of the kind, such as `lucide:cake`. */
  icon?: string
  /** In milliseconds, 3000 where left out; `Infinity` stays until it is closed. */
  duration?: number
  /** The same message again raises a number beside its text. Without it the message only starts again. */
  isGrouped?: boolean
  /** `bottom` where left out. */
  position?: ToastPosition
  /** A message with an action stays for 8 seconds where no duration is given, and the same one again is another message. */
  action?: ToastAction
  /** Shown below the text, such as a list or a picture. */
  content?: ReactNode
}

/** A message on the screen, with the function that closes it. Closing twice does no harm. */
export interface OpenToast {
  close: () => void
}

/** The messages on the screen, oldest first. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

function show(given: Omit<Toast, 'id' | 'position'> & { position?: ToastPosition }): number {
  const toast = { position: 'bottom' as const, ...given }
  const { toasts } = useToasts.getState()
  // The same message again, for instance from five requests that all failed, is said once. Who loads closes their own.
  const isSame = ({ kind, text, action }: Toast) =>
    kind !== 'loading' && !action && !toast.action && kind === toast.kind && text === toast.text
  const count = toast.count && toast.count + (toasts.find(isSame)?.count ?? 0)
  useToasts.setState({ toasts: [...toasts.filter((shown) => !isSame(shown)), { ...toast, count, id: ++lastId }] })
  return lastId
}

/** Takes a message off the screen. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

function showing(kind: ToastKind) {
  return (text: string, { duration, isGrouped, ...options }: ToastOptions = {}): OpenToast => {
    const millis = duration ?? (options.action ? actionMilliseconds : toastMilliseconds)
    const time = Number.isFinite(millis) ? { duration: millis } : {}
    const id = show({ kind, text, count: isGrouped ? 1 : undefined, ...options, ...time })
    return { close: () => dismissToast(id) }
  }
}

/**
 * Shows the person something that needs no answer; read out by screen readers and gone after 3 seconds, later while it
 * holds the pointer or the focus. `close` of the result closes it earlier.
 * @example
 * notify.success(t('saved'))
 * const loading = notify.loading(t('exporting')) // until loading.close()
 * notify.success(t('deleted'), { action: { label: t('undo'), run: restore } })
 */
export const notify = {
  success: showing('success'),
  error: showing('error'),
  info: showing('info'),
  warning: showing('warning'),
  /** Shows that something is in progress until `close` of the result is called; it never closes by itself. */
  loading: (text: string): OpenToast => {
    const id = show({ kind: 'loading', text })
    return { close: () => dismissToast(id) }
  },
  /** The quiet style: a dark pill with the first 8 characters of the text, for `duration` milliseconds. */
  toast: (text: string, duration = toastMilliseconds): void => {
    const characters = [...new Intl.Segmenter().segment(text)].slice(0, toastCharacters)
    show({ kind: 'plain', text: characters.map(({ segment }) => segment).join(''), duration })
  },
  /** Takes all messages off the screen, except those that something still loads. */
  closeAll: (): void => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ kind }) => kind === 'loading') }))
  },
}
