import { useState } from 'react'
import { request, RequestError } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import { PlainButton } from 'atrium/ui'
import { api } from '#calls/showcase'
import css from './error-example-page.module.css'
import { texts } from './text'

/** Sends a call that fails with this status, and shows the response. */
export function ErrorTrial({ status }: { status: 403 | 404 | 500 }) {
  const t = useText(texts)
  const [lastError, setLastError] = useState<RequestError>()
  const send = async () => {
    try {
      await request(api.error.cause, { query: { status: `${status}` } })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      setLastError(error)
    }
  }
  const facts = lastError && [
    [t('status'), lastError.code],
    [t('message'), lastError.msg],
    ...(lastError.result?.requestId ? [[t('requestId'), lastError.result.requestId]] : []),
  ]
  return (
    <>
      <PlainButton onClick={() => void send()}>{t('send', { status })}</PlainButton>
      <div role="status">
        {facts && (
          <dl className={css.answer}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  )
}
