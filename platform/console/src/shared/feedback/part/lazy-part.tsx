import { PlainButton } from 'atrium/ui/button'
import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { Spinner } from 'atrium/ui/feedback/spinner'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useReconnection } from '../../api/connection'
import { translate, useText } from '../../i18n/text'
import css from './lazy-part.module.css'
import { notify } from '../notify'
import { texts } from '../text'

type Loader = <T>(load: () => Promise<T>) => Promise<T>

const plainLoader: Loader = (load) => load()
let loader = plainLoader

/**
 * Lets all parts that are wanted be loaded through `next`, until the answer is called. Set by the application, which notices when a part is
 * missing because the server has another build by now.
 */
export function setPartLoader(next: Loader): () => void {
  loader = next
  return () => {
    if (loader === next) loader = plainLoader
  }
}

interface Options<P> {
  /** In CSS pixels: a skeleton of that height is in the place until the part has come. */
  height?: number
  /** In place of the skeleton, where another shape keeps the place better. Gets the properties of the part. */
  Waiting?: ComponentType<P>
  /** Where the code does not come, the place stays empty until the server is reachable again: for what a page can do without. */
  isSilent?: true
  /** For a dialog, which has no place of its own: a note waits for it, and this closes it, on Esc or after saying that it could not be loaded. */
  close?: (props: P) => void
  /** A hook, for a dialog that is rendered while it is closed too: its code is loaded when it opens first. */
  useIsOpen?: (props: P) => boolean
}

/** A part of a page whose code is loaded when it is needed. */
export type LazyPart<P> = ComponentType<P> & {
  /** Loads the code in advance, such as while the pointer rests on the button that opens it. An error shows when it opens. */
  prepare: () => void
  /** Loads the code before something begins that cannot be shown without it. Rejects after saying that it could not be loaded. */
  ready: () => Promise<void>
}

/**
 * A part of a page whose code is loaded when it is first rendered. Unlike with React's `lazy`, code that does not come leaves the page
 * alone: the place has a button for another try, which is also made when the server is reachable again.
 * @example
 * const StoryEditor = lazyPart(async () => (await import('./story-editor')).StoryEditor, { height: 320 })
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { height, Waiting, isSilent, close, useIsOpen = () => true }: Options<P> = {},
): LazyPart<P> {
  let known: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const loadOnce = () => {
    // Loaded again, a part that is put together here would be another component, and lose its state.
    if (known) return Promise.resolve(known)
    return (loading ??= load()
      .then((part) => (known = part))
      // After an error it can be tried again.
      .finally(() => (loading = undefined)))
  }

  function OpenPart(props: P) {
    const [{ Part = known, isMissing }, setState] = useState<{ Part?: ComponentType<P>; isMissing?: boolean }>({})
    const start = useCallback(() => {
      loader(loadOnce).then(
        (loaded) => setState({ Part: loaded }),
        () => setState({ isMissing: true }),
      )
    }, [])
    useEffect(() => {
      if (!known) start()
    }, [start])
    if (Part) return <Part {...props} />
    if (isMissing)
      return close ? <Closing close={() => close(props)} /> : <Missing isSilent={isSilent} onRetry={start} />
    if (Waiting) return <Waiting {...props} />
    if (close) return <DialogOnItsWay close={() => close(props)} />
    return height === undefined ? null : <Place height={height} />
  }

  function Part(props: P) {
    const isWanted = useIsOpen(props)
    const [wasOpen, setWasOpen] = useState(isWanted)
    if (isWanted && !wasOpen) setWasOpen(true)
    // A dialog that was open stays, so that it can be seen closing.
    return isWanted || (wasOpen && known) ? <OpenPart {...props} /> : null
  }

  return Object.assign(Part, {
    prepare() {
      // Some browsers keep a failed import for as long as the document.
      if (navigator.onLine) void loadOnce().catch(() => undefined)
    },
    async ready() {
      await loader(loadOnce).catch((error: unknown) => {
        notify.error(translate(texts, 'missing'))
        throw error
      })
    },
  })
}

/**
 * A drawer or dialog whose code is loaded when it opens first.
 * @example
 * const UserDetails = lazyDialog(async () => (await import('./user-details')).UserDetails)
 */
export function lazyDialog<P extends { isOpen: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): LazyPart<P> {
  return lazyPart(load, { useIsOpen: (props) => props.isOpen, close: ({ onClose }) => onClose() })
}

function Place({ height }: { height: number }) {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <SkeletonBar height={height} />
    </Skeleton>
  )
}

function DialogOnItsWay({ close }: { close: () => void }) {
  const t = useText(texts)
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && closeNow()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <div role="status" aria-busy="true" className={css.waiting}>
      <Spinner />
      {t('loading')}
    </div>
  )
}

function Missing({ isSilent, onRetry }: { isSilent?: true; onRetry: () => void }) {
  const t = useText(texts)
  useReconnection(onRetry)
  if (isSilent) return null
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
