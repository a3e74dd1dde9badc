import { PlainButton } from '@atrium/ui/button'
import { Skeleton, SkeletonBar } from '@atrium/ui/skeleton'
import { ErrorState } from '@atrium/ui/view-state'
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useReconnection } from '../api/connection'
import { translate, useText } from '../i18n/text'
import css from './lazy-part.module.css'
import { notify } from './notify'
import { texts } from './text'

interface Options<P> {
  /** In CSS pixels: a skeleton of that height is in the place until the part has come. */
  height?: number
  /** In place of the skeleton, where another shape keeps the place better. Gets the properties of the part. */
  Waiting?: ComponentType<P>
  /** For a dialog, which has no place of its own: a note waits for it, and this closes it after saying that it could not be loaded. */
  close?: (props: P) => void
}

/**
 * A part of a page whose code is loaded when it is first rendered. Unlike with React's `lazy`, code that does not come leaves the page
 * alone: the place offers another try, which is also made when the server answers again.
 * @example
 * const StoryEditor = lazyPart(async () => (await import('./story-editor')).StoryEditor, { height: 320 })
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { height, Waiting, close }: Options<P> = {},
): ComponentType<P> {
  let known: ComponentType<P> | undefined
  return function LazyPart(props: P) {
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
    if (isMissing) return close ? <Closing close={() => close(props)} /> : <Missing onRetry={start} />
    if (Waiting) return <Waiting {...props} />
    if (close) return <DialogOnItsWay />
    return height === undefined ? null : <Place height={height} />
  }
}

function Place({ height }: { height: number }) {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBar height={height} />
    </Skeleton>
  )
}

function DialogOnItsWay() {
  const t = useText(texts)
  return (
    <div role="status" aria-busy="true" className={css.waiting}>
      <span className={css.spinner} />
      {t('loading')}
    </div>
  )
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
