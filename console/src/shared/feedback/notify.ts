import { create } from 'zustand'

/** How long a toast stays, in milliseconds: section 9 of the specification. */
export const toastMilliseconds = 3000

/** One message on the screen. */
export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: string
}

/** The messages on the screen, oldest first. */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

function show(kind: Toast['kind'], text: string): void {
  const { toasts } = useToasts.getState()
  // The same message again, for instance from five requests that all failed, is said once.
  const others = toasts.filter((toast) => toast.kind !== kind || toast.text !== text)
  useToasts.setState({ toasts: [...others, { id: ++lastId, kind, text }] })
}

/** Takes a message off the screen. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Tells the person something that needs no answer; read out by screen readers and gone after 3 seconds. */
export const notify = {
  success: (text: string): void => show('success', text),
  error: (text: string): void => show('error', text),
}
