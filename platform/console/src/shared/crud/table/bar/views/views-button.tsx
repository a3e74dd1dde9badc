import { IconButton, preparing } from 'atrium/ui/button'
import { usePopover } from 'atrium/ui/overlay/popover'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { texts } from '#shared/crud/text'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import css from '../list-tools.module.css'
import { useViewForm } from './use-view-form'
import type { ViewedList } from './viewed-list'

const ViewsPanel = lazyPart(async () => (await import('./views-panel')).ViewsPanel, { height: 120 })
const ViewForm = lazyForm(async () => (await import('./view-form')).ViewForm)

/** The button whose panel has the saved views of a list. Both the code and the views come when they are asked for. */
export function ViewsButton(of: ViewedList) {
  const t = useText(texts)
  const { open, setOpen, close, root } = usePopover()
  const form = useViewForm(of)
  return (
    <>
      <div className={css.anchor} {...root}>
        <IconButton
          icon="lucide:bookmark"
          label={t('views')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          {...preparing(ViewsPanel.prepare)}
        />
        {open && (
          <div className={`${css.panel} ${css.views}`} role="group" aria-label={t('views')}>
            <ViewsPanel of={of} form={form} close={close} prepareForm={ViewForm.prepare} />
          </div>
        )}
      </div>
      <ViewForm page={of.page} form={form} />
    </>
  )
}
