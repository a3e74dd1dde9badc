import { create } from 'zustand'

/** Whether the dialog for the lock-screen password is open. Header and account menu both open it. */
export const useLockDialog = create<{ open: boolean }>(() => ({ open: false }))
