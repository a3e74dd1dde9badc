import type { Delivery } from 'atrium/contract/system/operation/webhook'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { exactMomentText } from '#shared/crud/moment-text'
import { Details } from '#shared/facts/details'
import { Facts } from '#shared/facts/facts'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from '../webhook.module.css'
import { texts } from '../text'
import { DeliveryStateTag } from './delivery-state'

interface DeliveryDetailsProps {
  delivery: Delivery | undefined
  onClose: () => void
}

/** A delivery with what became of it, and its payload and response for those who may read them. */
export function DeliveryDetails({ delivery, onClose }: DeliveryDetailsProps) {
  const t = useText(texts)
  return (
    <Drawer title={t('details')} size={720} isOpen={delivery !== undefined} onClose={onClose} destroyOnHidden>
      {delivery && <DeliveryFacts delivery={delivery} />}
    </Drawer>
  )
}

const momentOf = (at: string | null) => at && exactMomentText(at)

function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const t = useText(texts)
  const can = useCan()
  const { messageId, messageKey, type, state, createdAt, nextAt, endedAt, attempts, responseStatus, duration, error } =
    delivery
  return (
    <>
      <Facts
        facts={[
          [t('event'), type],
          [t('state'), <DeliveryStateTag key="state" state={state} />],
          [t('created'), exactMomentText(createdAt)],
          state === 'waiting' ? [t('next'), momentOf(nextAt)] : [t('ended'), momentOf(endedAt)],
          [t('attempts'), attempts],
          [t('responseStatus'), responseStatus],
          [t('duration'), duration !== null && t('millis', { duration })],
          [t('id'), messageKey],
          [
            t('error'),
            error && (
              <span key="error" className={css.whole}>
                {error}
              </span>
            ),
          ],
        ]}
      />
      {can(api.webhooks.delivery) && <DeliveryContent key={messageId} messageId={messageId} />}
    </>
  )
}

/** Returns JSON with an indent. */
const indented = (payload: string) => JSON.stringify(JSON.parse(payload), null, 2)

function DeliveryContent({ messageId }: { messageId: number }) {
  const t = useText(texts)
  const reading = useQuery(queryOf(api.webhooks.delivery, { query: { messageId } }))
  return (
    <Details reading={reading}>
      {({ payload, response }) => (
        <>
          <Text title={t('payload')} text={indented(payload)} />
          {response && <Text title={t('response')} text={response} />}
        </>
      )}
    </Details>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className={css.heading}>{title}</h3>
      {/* Scrolls, so it takes the focus of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={css.plain} tabIndex={0} aria-label={title} role="region">
        {text}
      </pre>
    </>
  )
}
