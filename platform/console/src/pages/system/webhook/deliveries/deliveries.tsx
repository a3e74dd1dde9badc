import type { Delivery } from 'atrium/contract/system/operation/webhook'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { pagedSource } from '#shared/crud/rows/list-source'
import { useLocalList } from '#shared/crud/rows/use-list'
import { useRefresh } from '#shared/crud/rows/use-refresh'
import { useSelection } from '#shared/crud/rows/use-selection'
import { ListCard } from '#shared/crud/table/list-card'
import { confirm } from '#shared/feedback/confirm'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import { DeliveryDetails } from './delivery-details'
import { useDeliveryColumns } from './delivery-columns'

interface DeliveriesProps {
  webhook: { readonly webhookId: number; readonly webhookName: string }
  isOpen: boolean
  onClose: () => void
}

/** The deliveries of a webhook, the latest first. */
export function Deliveries({ webhook: { webhookId, webhookName: name }, isOpen, onClose }: DeliveriesProps) {
  const t = useText(texts)
  return (
    <Drawer title={t('deliveriesOf', { name })} size={1120} isOpen={isOpen} onClose={onClose} destroyOnHidden>
      <DeliveryList key={webhookId} webhookId={webhookId} />
    </Drawer>
  )
}

const id = ({ messageId }: Delivery) => messageId
const nameOf = ({ type }: Delivery) => type
const canGoAgain = ({ state }: Delivery) => state === 'failed'
/** A delivery that waits longer, in milliseconds, is another attempt, which comes later. */
const soonMillis = 10_000
const isGoing = ({ nextAt }: Delivery) => nextAt !== null && Date.parse(nextAt) < Date.now() + soonMillis

function DeliveryList({ webhookId }: { webhookId: number }) {
  const t = useText(texts)
  const list = useLocalList(pagedSource(api.webhooks.deliveries, { filters: {}, sorts: [] }, { webhookId }))
  const again = useAgain()
  const selection = useSelection(list.rows, { id, name: nameOf, isFixed: (row) => !canGoAgain(row) })
  const [shownId, setShownId] = useState<number>()
  const shown = list.rows.find(({ messageId }) => messageId === shownId)
  useRefresh(list.rows.some(isGoing), list.refresh)
  const show = ({ messageId }: Delivery) => setShownId(messageId)
  return (
    <>
      <ListCard
        isInner
        page="system/webhook/deliveries"
        title={t('deliveries')}
        emptyText={t('noDeliveries')}
        list={list}
        rowKey={id}
        columns={useDeliveryColumns()}
        rowOpen={show}
        selection={selection}
        bulkActions={[{ key: 'again', label: t('again'), icon: 'lucide:send', call: api.webhooks.retry, run: again }]}
        rowActions={{
          name: nameOf,
          of: (row) => [
            { key: 'details', label: t('details'), onSelect: () => show(row) },
            ...(canGoAgain(row)
              ? [{ key: 'again', label: t('again'), call: api.webhooks.retry, onSelect: () => again([row]) }]
              : []),
          ],
        }}
      />
      <DeliveryDetails delivery={shown} onClose={() => setShownId(undefined)} />
    </>
  )
}

/** Returns a function that sends deliveries again after a question. */
function useAgain(): (deliveries: readonly Delivery[]) => void {
  const t = useText(texts)
  const write = useWrite()
  return (deliveries) => {
    const messageIds = deliveries.map(id)
    void confirm({
      title: t('againTitle', { count: messageIds.length }),
      hint: t('againHint'),
      action: t('again'),
      // `request` has said why it fails.
      run: () => write(api.webhooks.retry, { body: { messageIds } }, { done: t('againDone') }).catch(() => undefined),
    })
  }
}
