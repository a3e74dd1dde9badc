import { create } from 'zustand'

/** Whether the question for the lock-screen password shows. Header and account menu both ask it. */
export const useLockDialog = create<{ open: boolean }>(() => ({ open: false }))
