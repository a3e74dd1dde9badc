import { create } from 'zustand'

/** How long a toast stays, in milliseconds: section 9 of the specification. */
const toastMilliseconds = 3000

/** How much of a text the toast style shows: section 9 of the specification. */
const toastCharacters = 8

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading' | 'plain'

/** One message on the screen. */
export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  /** In milliseconds; without it the message stays until it is taken away. */
  readonly duration?: number
}

/** What takes a message off the screen again. Closing twice does no harm. */
export interface OpenToast {
  close: () => void
}

/** The messages on the screen, oldest first. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

function show(toast: Omit<Toast, 'id'>): number {
  const { toasts } = useToasts.getState()
  // The same message again, for instance from five requests that all failed, is said once. Who loads closes their own.
  const isSame = ({ kind, text }: Toast) => kind !== 'loading' && kind === toast.kind && text === toast.text
  useToasts.setState({ toasts: [...toasts.filter((shown) => !isSame(shown)), { ...toast, id: ++lastId }] })
  return lastId
}

/** Takes a message off the screen. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

const teller = (kind: ToastKind) => (text: string) => void show({ kind, text, duration: toastMilliseconds })

/**
 * Shows the person something that needs no answer; read out by screen readers and gone after 3 seconds, later while it
 * holds the pointer or the focus.
 * @example
 * notify.success(t('saved'))
 * const loading = notify.loading(t('exporting')) // until loading.close()
 */
export const notify = {
  success: teller('success'),
  error: teller('error'),
  info: teller('info'),
  warning: teller('warning'),
  /** An error that stays until the answer is closed or the person takes it away. */
  lasting: (text: string): OpenToast => {
    const id = show({ kind: 'error', text })
    return { close: () => dismissToast(id) }
  },
  /** Says that something is in progress until the answer is closed; it never closes by itself. */
  loading: (text: string): OpenToast => {
    const id = show({ kind: 'loading', text })
    return { close: () => dismissToast(id) }
  },
  /** The quiet style: a dark pill with the first 8 characters of the text, for `duration` milliseconds. */
  toast: (text: string, duration = toastMilliseconds): void => {
    const characters = [...new Intl.Segmenter().segment(text)].slice(0, toastCharacters)
    show({ kind: 'plain', text: characters.map(({ segment }) => segment).join(''), duration })
  },
}
