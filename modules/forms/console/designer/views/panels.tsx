import { Drawer, Modal } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Components } from '../palette/components'
import { Properties } from '../properties/properties'
import { texts } from '../text'
import { JsonView } from './json-view'
import { Preview } from './preview'

export type Panel = 'components' | 'properties' | 'preview' | 'json'

interface PanelsProps {
  open: Panel | undefined
  /** There is no room for components and properties beside the canvas. */
  isNarrow: boolean
  draft: string | undefined
  onDraft: (text: string | undefined) => void
  onClose: () => void
}

/** The drawers and dialogs that open over the designer. */
export function Panels({ open, isNarrow, draft, onDraft, onClose }: PanelsProps) {
  const t = useText(texts)
  const shared = { onClose, destroyOnHidden: true }
  return (
    <>
      <Drawer
        {...shared}
        title={t('components')}
        placement="left"
        size={300}
        isOpen={isNarrow && open === 'components'}
      >
        <Components onAdd={onClose} />
      </Drawer>
      <Drawer {...shared} title={t('properties')} size={340} isOpen={isNarrow && open === 'properties'}>
        <Properties />
      </Drawer>
      <Modal title={t('preview')} width={920} footer={null} isOpen={open === 'preview'} onClose={onClose}>
        <Preview />
      </Modal>
      <Drawer {...shared} title={t('json')} size={720} isOpen={open === 'json'}>
        <JsonView draft={draft} onDraft={onDraft} onDone={onClose} />
      </Drawer>
    </>
  )
}
