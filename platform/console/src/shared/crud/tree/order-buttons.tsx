import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useText } from '#shared/i18n/text'
import type { OrderDraft } from '../rows/use-order-draft'
import { GatedButton } from '../actions/gated-button'
import { texts } from '../text'

/** Saves or undoes the places that were changed in a tree; there while there are some. */
export function OrderButtons<T>({ draft }: { draft: OrderDraft<T> }) {
  const t = useText(texts)
  if (draft.total === 0) return null
  return (
    <>
      <GatedButton call={draft.call} icon="lucide:save" loading={draft.isBusy} onClick={() => void draft.save()}>
        {t('saveOrder', { total: draft.total })}
      </GatedButton>
      <Button icon={<Icon name="lucide:undo-2" />} disabled={draft.isBusy} onClick={draft.undo}>
        {t('undoOrder')}
      </Button>
    </>
  )
}
