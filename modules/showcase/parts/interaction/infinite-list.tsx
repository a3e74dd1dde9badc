import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { PlainButton, EmptyState, ErrorState, useLatest } from 'atrium/ui'
import css from './infinite-list.module.css'

/** The words of a list, in the reader's language. */
export interface InfiniteListLabels {
  /** Names the list. */
  list: string
  loading: string
  more: string
  /** There is nothing after what shows. */
  end: string
  empty: string
  failed: string
  failedHint: string
  retry: string
  /** Read out when items have come; `count` is how many there are now. */
  loaded: (count: number) => string
}

interface InfiniteListProps<T> {
  /** The items that are loaded so far, in the order of loading. */
  items: readonly T[]
  /** Returns the key of an item, unique in the list. */
  keyOf: (item: T) => string | number
  /** Renders an item. */
  children: (item: T) => ReactNode
  /** Loads what follows; not called while something is loading or after an error. */
  onMore: () => void
  /** More items follow. */
  hasMore: boolean
  /** The following items are loading. */
  isLoading: boolean
  /** The last try failed. What was loaded stays, and a button tries again. */
  hasFailed: boolean
  /** Called by the button that tries again. */
  onRetry: () => void
  /** The words of the list, of its buttons and of its states. */
  labels: InfiniteListLabels
  /** Loads by a button instead of by scrolling. */
  isManual?: boolean
  /** The first item is at the bottom, and what follows comes above it, as in a conversation. */
  isUpwards?: boolean
  /** The height of the list in CSS pixels; 360 without it. */
  height?: number
}

/**
 * A list that goes on loading as one scrolls, or by a button. It has states for the first load, no items, a failed page and the end, and
 * reads out what came. It loads nothing itself: it fits an infinite query.
 *
 * Keys while the focus is in it: PageDown and PageUp go from item to item, Ctrl Home and Ctrl End to the first and the last.
 * @example
 * <InfiniteList
 *   items={data.pages.flatMap(({ items }) => items)}
 *   keyOf={({ id }: Person) => id}
 *   onMore={() => void fetchNextPage()}
 *   hasMore={hasNextPage}
 *   isLoading={isFetching}
 *   hasFailed={isError}
 *   onRetry={() => void fetchNextPage()}
 *   labels={labels}
 * >
 *   {(person) => person.name}
 * </InfiniteList>
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { items, keyOf, children, hasMore, isLoading, hasFailed, labels, isManual = false, isUpwards = false } = props
  const box = useRef<HTMLDivElement>(null)
  const edge = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const id = useId()
  const mayLoad = hasMore && !isLoading && !hasFailed
  useNearEdge(box, edge, mayLoad && !isManual, items.length, props.onMore)
  useSteadyBottom(box, isUpwards, items.length)
  const focusNext = useFocusAfterLoad(box, isUpwards, items.length)

  const shown = isUpwards ? items.toReversed() : items
  const isEmpty = items.length === 0 && !hasMore && !isLoading && !hasFailed
  const tail = (
    <div ref={edge} className={css.edge}>
      {isLoading && <span className={css.loading}>{labels.loading}</span>}
      {hasFailed && (
        <ErrorState
          compact
          title={labels.failed}
          hint={labels.failedHint}
          action={<PlainButton onClick={props.onRetry}>{labels.retry}</PlainButton>}
        />
      )}
      {isManual && mayLoad && (
        <PlainButton
          onClick={() => {
            focusNext()
            props.onMore()
          }}
        >
          {labels.more}
        </PlainButton>
      )}
      {isEmpty && <EmptyState compact title={labels.empty} />}
      {!hasMore && items.length > 0 && <span>{labels.end}</span>}
    </div>
  )
  return (
    <div className={css.list} style={{ height: props.height ?? 360 }}>
      <div ref={box} className={css.box} data-upwards={isUpwards}>
        {isUpwards && tail}
        {/* The keys work for the items inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div role="feed" aria-label={labels.list} aria-busy={isLoading} onKeyDown={goByKeys}>
          {shown.map((item, index) => (
            // It only notes which item has the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <article
              key={keyOf(item)}
              className={css.item}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : shown.length}
              aria-labelledby={`${id}-${keyOf(item)}`}
              // A feed is read item by item: one of them is a stop of the tab key.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={index === Math.min(current, shown.length - 1) ? 0 : -1}
              onFocus={() => setCurrent(index)}
            >
              <div id={`${id}-${keyOf(item)}`}>{children(item)}</div>
            </article>
          ))}
        </div>
        {!isUpwards && tail}
      </div>
      <p className="visually-hidden" role="status">
        {items.length > 0 && labels.loaded(items.length)}
      </p>
    </div>
  )
}

/** Calls `onNear` when the edge comes near the visible part, and again while it stays there after a load. */
function useNearEdge(
  box: RefObject<HTMLElement | null>,
  edge: RefObject<HTMLElement | null>,
  isWatched: boolean,
  count: number,
  onNear: () => void,
): void {
  const near = useLatest(onNear)
  useEffect(() => {
    if (!isWatched || !edge.current) return undefined
    const settings = { root: box.current, rootMargin: '120px 0px' }
    // Several changes come at once where the browser is busy; the last one holds.
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near.current(), settings)
    watcher.observe(edge.current)
    return () => watcher.disconnect()
  }, [box, edge, isWatched, count, near])
}

/** Begins at the bottom, and keeps in place what is read while more comes above it. */
function useSteadyBottom(box: RefObject<HTMLElement | null>, isUpwards: boolean, count: number): void {
  const height = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isUpwards) return
    const { scrollHeight, scrollTop } = element
    element.scrollTo({ top: scrollTop + scrollHeight - height.current, behavior: 'instant' })
    height.current = scrollHeight
  }, [box, isUpwards, count])
}

/** Returns a function that focuses the first item of the next load, since the button with the focus may be gone by then. */
function useFocusAfterLoad(box: RefObject<HTMLElement | null>, isUpwards: boolean, count: number): () => void {
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return
    const items = box.current?.querySelectorAll<HTMLElement>('article') ?? []
    items[isUpwards ? count - before.current - 1 : before.current]?.focus()
    before.current = undefined
  }, [box, isUpwards, count])
  return () => {
    before.current = count
  }
}

function goByKeys(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('article')]
  const at = items.findIndex((item) => item.contains(event.target as Node))
  const goals: Record<string, number | false> = {
    PageDown: at + 1,
    PageUp: at - 1,
    Home: event.ctrlKey && 0,
    End: event.ctrlKey && items.length - 1,
  }
  const goal = goals[event.key]
  if (goal === undefined || goal === false) return
  event.preventDefault()
  items[goal]?.focus()
}
