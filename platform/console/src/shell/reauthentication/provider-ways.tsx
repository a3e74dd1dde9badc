import type { OwnIdentity } from 'atrium/contract/system/user/sso/own-identity'
import { PlainButton } from 'atrium/ui/button'
import { useEffect, useRef, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { useText } from '#shared/i18n/text'
import { openWindow, visitIn } from '#shared/session/sso/window'
import css from './reauthentication.module.css'
import { texts } from './text'

interface ProviderWaysProps {
  /** Runs when a provider has said that it is the person. */
  onShown: () => void
}

/** A button for each identity provider at which the person has an account: it asks in a window of its own, so that nothing typed is lost. */
export function ProviderWays({ onShown }: ProviderWaysProps) {
  const t = useText(texts)
  const own = useOwnIdentities()
  const { said, ask } = useVisit(onShown)
  return (
    <div className={css.passkey}>
      {own.map(({ identityId, providerId, providerName }) => (
        <PlainButton key={identityId} onClick={() => ask(providerId)}>
          {t('useProvider', { name: providerName })}
        </PlainButton>
      ))}
      <p role={said?.isError ? 'alert' : 'status'} className={said?.isError ? undefined : css.waiting}>
        {said?.text}
      </p>
    </div>
  )
}

function useOwnIdentities(): readonly OwnIdentity[] {
  const [own, setOwn] = useState<readonly OwnIdentity[]>([])
  useEffect(() => {
    request(api.ownIdentities.list, undefined, { message: false, isUnasked: true }).then(
      ({ identities }) => setOwn(identities),
      () => {},
    )
  }, [])
  return own
}

interface Said {
  readonly text: string
  readonly isError?: boolean
}

function useVisit(onShown: () => void) {
  const t = useText(texts)
  const [said, setSaid] = useState<Said>()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const fail = (reason: unknown) => {
    if (!(reason instanceof RequestError)) throw reason
    setSaid(reason.isHandled ? undefined : { text: reason.msg, isError: true })
  }
  const finish = async (key: string, callback: string) => {
    stop.current()
    try {
      await request(api.ownIdentities.reauthenticate, { body: { key, callback } }, { message: false })
      onShown()
    } catch (reason) {
      fail(reason)
    }
  }
  const ask = async (providerId: number) => {
    stop.current()
    const opened = openWindow()
    if (!opened) return setSaid({ text: t('noWindow'), isError: true })
    setSaid({ text: t('inWindow') })
    try {
      const { address, key } = await request(
        api.ownIdentities.beginReauthentication,
        { body: { providerId } },
        { message: false },
      )
      stop.current = visitIn(opened, address, (callback) => void finish(key, callback))
    } catch (reason) {
      opened.close()
      fail(reason)
    }
  }
  return { said, ask: (providerId: number) => void ask(providerId) }
}
