import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from '#shared/feedback/lazy-part'

interface FormProps {
  form: { isOpen: boolean; close: () => void }
}

/**
 * A `RecordForm` whose code is loaded when it opens first. Its state is in the page, so that the record is read meanwhile.
 * @example
 * const PostForm = lazyForm(async () => (await import('./post-form')).PostForm)
 */
export function lazyForm<P extends FormProps>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  return lazyPart(load, { isOpen: ({ form }) => form.isOpen, close: ({ form }) => form.close() })
}
