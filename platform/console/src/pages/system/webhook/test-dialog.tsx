import type { WebhookTest } from 'atrium/contract/system/operation/webhook'
import { Alert } from 'antd'
import { Facts } from '#shared/facts/facts'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from './webhook.module.css'
import { texts } from './text'

interface TestDialogProps {
  name: string
  /** Undefined while it is on its way. */
  result: WebhookTest | undefined
  isOpen: boolean
  onClose: () => void
}

/** The outcome of a test: status, duration, error, and the beginning of the response. */
export function TestDialog({ name, result, isOpen, onClose }: TestDialogProps) {
  const t = useText(texts)
  return (
    <Modal isOpen={isOpen} title={t('testOf', { name })} width={520} onClose={onClose} footer={null}>
      {result ? <Outcome result={result} /> : <p role="status">{t('testing')}</p>}
    </Modal>
  )
}

function Outcome({ result }: { result: WebhookTest }) {
  const t = useText(texts)
  const { isDelivered, responseStatus, duration, error, response } = result
  return (
    <div className={css.outcome}>
      <Alert
        role="status"
        type={isDelivered ? 'success' : 'error'}
        showIcon
        title={t(isDelivered ? 'tested' : 'testFailed')}
        description={error || undefined}
      />
      <Facts
        facts={[
          [t('responseStatus'), responseStatus],
          [t('duration'), t('millis', { duration })],
        ]}
      />
      {response && (
        <>
          <h3 className={css.heading}>{t('response')}</h3>
          <pre className={css.plain}>{response}</pre>
        </>
      )}
    </div>
  )
}
