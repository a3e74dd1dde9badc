import { useStore } from 'zustand'
import { lazyPart } from 'atrium/console/page'

/** The dialog that adds a form, whose code is loaded when it opens first. */
export const NewForm = lazyPart(async () => (await import('./new-form')).NewForm, {
  useIsOpen: ({ form }) => useStore(form.store, ({ isOpen }) => isOpen),
  close: ({ form }) => form.close(),
})
