import { ErrorState } from '@atrium/ui/view-state'
import { PlainButton } from '@atrium/ui/button'
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useReconnection } from '../api/connection'
import { notify } from './notify'
import { translate, useText } from '../i18n/text'
import { texts } from './text'

interface Options<P> {
  /** Stands in the place until the part has come. */
  Waiting?: ComponentType
  /** For a dialog, which has no place of its own: closes it, after saying that it could not be loaded. */
  close?: (props: P) => void
}

/**
 * A part of a page whose code is loaded when it is first drawn. Unlike with React's `lazy`, code that does not come leaves the page
 * alone: the place offers another try, which is also made when the server answers again.
 */
export function laterPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Waiting, close }: Options<P> = {},
): ComponentType<P> {
  let known: ComponentType<P> | undefined
  return function LaterPart(props: P) {
    const [{ Part, isMissing }, setState] = useState<{ Part?: ComponentType<P>; isMissing?: boolean }>({ Part: known })
    const start = useCallback(() => {
      load().then(
        (loaded) => {
          known = loaded
          setState({ Part: loaded })
        },
        () => setState({ isMissing: true }),
      )
    }, [])
    useEffect(() => {
      if (!known) start()
    }, [start])
    if (Part) return <Part {...props} />
    if (!isMissing) return Waiting ? <Waiting /> : null
    return close ? <Closing close={() => close(props)} /> : <Missing onRetry={start} />
  }
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useText(texts)
  useReconnection(onRetry)
  return <ErrorState compact title={t('missing')} action={<PlainButton onClick={onRetry}>{t('retry')}</PlainButton>} />
}

function Closing({ close }: { close: () => void }) {
  const closeOnce = useEffectEvent(close)
  useEffect(() => {
    notify.error(translate(texts, 'missing'))
    closeOnce()
  }, [])
  return null
}
