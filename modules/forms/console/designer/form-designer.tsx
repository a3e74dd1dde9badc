import type { Form } from '#modules/forms/engine/schema/form'
import { Button } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Canvas } from './canvas/canvas'
import { Dragging } from './canvas/dragging'
import { DesignerContext, designerStore, useDesigner } from './designer-store'
import css from './designer.module.css'
import { Components } from './palette/components'
import { Properties } from './properties/properties'
import { texts } from './text'
import { Toolbar } from './toolbar'
import { useErrors } from './errors/use-errors'
import { SpeakerProvider } from './sentences/speaker-provider'
import { BackupOffers } from './saving/backup-offers'
import { useSaving } from './saving/use-saving'
import { useShortcuts } from './canvas/use-shortcuts'
import { Panels, type Panel } from './views/panels'

export interface FormDesignerProps {
  /** The form that the designer starts with. For another form give it another `key`. */
  form: Form
  /** Called after each change, also while the form has errors. */
  onChange?: (form: Form) => void
  /** Saves the form; resolves once it is saved, rejects where it is not. Errors of a `RequestError` that are about
   * the form (`isOfDesign`) are shown in a list and at their settings, others by the caller. It is not called while the form has errors. Without it
   * there is no button. */
  onSave?: (form: Form) => Promise<unknown>
  /**
   * Names the form in the browser's storage, where changes are kept per account until they are saved: a designer of the same name
   * offers them after a reload. Without it they are lost with the page.
   */
  keptAs?: string
  /** Shown beside the title, such as the version. */
  status?: ReactNode
  /** Shown below the toolbar, such as what became of the form meanwhile. Gets what saves the form. */
  renderNotice?: (save: () => void) => ReactNode
  /** Publishes the form, which is saved first. Without it there is no button. */
  onPublish?: () => void
}

/**
 * Builds a form: components at the left, the canvas, and the properties of what is selected at the right; on a phone the canvas with
 * both as drawers. What is not saved is asked about before it is lost, and with `keptAs` outlives even a crash of the tab.
 *
 * Keyboard: a component is added by Enter after what is selected. On the canvas Tab goes from item to item, Enter selects, Alt and
 * the arrow keys move, Ctrl-D duplicates, Delete deletes, Escape takes the selection away. Ctrl-Z and Ctrl-Y undo and redo.
 * @example
 * <FormDesigner key={id} form={form} keptAs={`form:${id}`} onSave={(next) => save(id, next)} onPublish={() => publish(id)} />
 */
export function FormDesigner({ form, ...rest }: FormDesignerProps) {
  const [store] = useState(() => designerStore(form))
  return (
    <DesignerContext value={store}>
      <SpeakerProvider>
        <Desk {...rest} />
      </SpeakerProvider>
    </DesignerContext>
  )
}

function Desk({ onChange, onSave, onPublish, keptAs, status, renderNotice }: Omit<FormDesignerProps, 'form'>) {
  const t = useText(texts)
  const narrow = useNarrow()
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>()
  const [draft, setDraft] = useState<string>()
  const { isSaving, save, publish } = useSaving({ onSave, onPublish, onChange, draft })
  useErrors()
  useShortcuts(root, canvas)
  return (
    <Dragging canvas={canvas}>
      <div
        className={css.designer}
        ref={root}
        data-narrow={narrow}
        role="group"
        aria-label={t('designer')}
        tabIndex={-1}
      >
        <div className={css.head}>
          <Toolbar
            status={status}
            isSaving={isSaving}
            onSave={save}
            onPublish={publish}
            onPreview={() => setPanel('preview')}
            onJson={() => setPanel('json')}
            panels={
              narrow && (
                <>
                  <Button onClick={() => setPanel('components')}>{t('components')}</Button>
                  <Button onClick={() => setPanel('properties')}>{t('openProperties')}</Button>
                </>
              )
            }
          />
          {save && renderNotice?.(save)}
          <BackupOffers name={keptAs} onEnd={() => root.current?.focus()} />
        </div>
        {!narrow && (
          <aside className={css.left} aria-label={t('components')}>
            <Components />
          </aside>
        )}
        <Canvas ref={canvas} />
        {!narrow && (
          <aside className={css.right} aria-label={t('properties')}>
            <Properties />
          </aside>
        )}
      </div>
      <Said />
      <Panels open={panel} isNarrow={narrow} draft={draft} onDraft={setDraft} onClose={() => setPanel(undefined)} />
    </Dragging>
  )
}

function Said() {
  return (
    <p className="visually-hidden" role="status">
      {useDesigner(({ said }) => said)}
    </p>
  )
}
