import type { FieldedKind } from 'atrium/contract/kind/types'
import { titleFields } from 'atrium/contract/kind/record-kind'
import type { Endpoint } from 'atrium/contract/endpoint'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { lazyPart, type LazyPart } from '#shared/feedback/part/lazy-part'
import type { PageModule } from '#shared/navigation/module-pages'
import type { RecordFormHandle } from '../../../form/use-record-form'
import { useKindForm } from '../../form/use-kind-form'

type Values = Record<string, unknown>

/** The parts of a derived page that its form needs elsewhere. */
interface Derived {
  readonly kind: FieldedKind
  readonly calls: Readonly<Record<'read' | 'add' | 'edit', Endpoint>>
  readonly parts: {
    readonly beforeSave?: (form: never, before: never) => object | Promise<object>
    readonly afterSave?: (id: number, isNew: boolean) => void
  }
  readonly Form: ComponentType<{ form: RecordFormHandle<Values, Values> }>
}

interface CreatorProps {
  isOpen: boolean
  /** The name that the new record begins with. */
  name: string
  onSaved: (id: number) => void
  onClose: () => void
}

const creators = new Map<string, LazyPart<CreatorProps>>()

/** Returns the form of a page that adds a record from elsewhere; it loads with the page. */
export function creatorOf(page: string, load: () => Promise<PageModule>): LazyPart<CreatorProps> {
  const known = creators.get(page)
  if (known) return known
  const made = lazyPart<CreatorProps>(
    async () => {
      const { derived } = (await load()).default as { derived?: Derived }
      if (!derived)
        throw new Error(`The page ${page} is not derived from its kind: references to it need create: false.`)
      return (props) => <CreateForm {...props} of={derived} />
    },
    { useIsOpen: ({ isOpen }) => isOpen, close: ({ onClose }) => onClose() },
  )
  creators.set(page, made)
  return made
}

function CreateForm({
  of: { kind, calls, parts, Form },
  isOpen,
  name,
  onSaved,
  onClose,
}: CreatorProps & { of: Derived }) {
  const form = useKindForm(kind, {
    calls,
    beforeSave: parts.beforeSave,
    onSaved: (id, isNew) => {
      parts.afterSave?.(id, isNew)
      onSaved(id)
    },
  })
  const start = useEffectEvent(() => form.add(name ? { [titleFields(kind)[0]!]: name } : {}))
  useEffect(() => {
    if (isOpen) start()
  }, [isOpen])
  useClosing(form, onClose)
  return <Form form={form} />
}

/** Calls back when the form has closed. */
function useClosing(form: RecordFormHandle<Values, Values>, onClose: () => void): void {
  const isShown = useStore(form.store, ({ isOpen }) => isOpen)
  const hasOpened = useStore(form.store, ({ opening }) => opening > 0)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (hasOpened && !isShown) close()
  }, [hasOpened, isShown])
}
