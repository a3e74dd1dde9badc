import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { PauseButton } from './pause-button'
import { framesOf, isSideways, type Direction } from './scroll-frames'
import css from './seamless-scroll.module.css'
import { useHeld, useOnScreen, useReducedMotion } from './use-motion'

interface SeamlessScrollProps<T> {
  /** In the order they are read. Items that come or go do not make it jump back to its beginning. */
  items: readonly T[]
  /** Returns the key of an item, unique in the list. */
  itemKey: (item: T) => string | number
  /** Renders an item; it is shown up to twice, so without an `id`. */
  renderItem: (item: T) => ReactNode
  /** The names of the list and of its button. */
  labels: { list: string; pause: string; play: string }
  /** Where the items move to. */
  direction?: Direction
  /** In CSS pixels a second; for `rest`, while an item moves. */
  speed?: number
  /** In milliseconds: moves item by item, and rests for so long at each. Without it the items move evenly. */
  rest?: number
  /** Gives the box its height, or its width where it moves sideways. */
  className?: string
}

/**
 * A list that goes round without an end, for boards and walls of logos. Items that fit their box do not move. Pointer or focus on it, a
 * press on its button and a tab in the background hold it. The copy that closes the circle is hidden from screen readers and the
 * keyboard. With reduced motion the box scrolls by hand (and by the arrow keys).
 * @example
 * <SeamlessScroll items={orders} itemKey={({ id }: Order) => id} renderItem={(order) => <Row order={order} />} labels={labels} rest={2000} />
 */
export function SeamlessScroll<T>({
  items,
  itemKey,
  renderItem,
  labels,
  direction = 'up',
  speed = 40,
  rest,
  className = '',
}: SeamlessScrollProps<T>) {
  const box = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const animation = useRef<Animation>(null)
  const position = useRef(0)
  const isReduced = useReducedMotion()
  const isOnScreen = useOnScreen(box)
  const isHeld = useHeld(box)
  const [isPaused, setPaused] = useState(false)
  const [size, setSize] = useState({ list: 0, box: 0 })
  const sideways = isSideways(direction)
  const isMoving = size.list > size.box && !isReduced
  const isStill = isHeld || isPaused || !isOnScreen

  useEffect(() => {
    const list = track.current!.firstElementChild!
    const side = sideways ? 'offsetWidth' : 'offsetHeight'
    const measure = () => setSize({ list: (list as HTMLElement)[side], box: box.current![side] })
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [sideways])

  const begin = useEffectEvent(() => {
    const list = track.current!.firstElementChild!
    const { frames, duration } = framesOf([...list.children] as HTMLElement[], size.list, direction, speed, rest)
    const begun = track.current!.animate(frames, { duration, iterations: Infinity })
    begun.currentTime = position.current % duration
    if (isStill) begun.pause()
    return begun
  })
  useEffect(() => {
    if (!isMoving) return undefined
    const begun = (animation.current = begin())
    return () => {
      position.current = Number(begun.currentTime)
      begun.cancel()
      animation.current = null
    }
  }, [isMoving, size.list, direction, speed, rest, items])
  useEffect(() => {
    if (!animation.current) return
    if (isStill) return animation.current.pause()
    // The focus may have scrolled the box.
    box.current!.scrollTo(0, 0)
    animation.current.play()
  }, [isStill])
  useEffect(() => {
    const copy = track.current!.children[1]
    for (const part of copy?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ?? []) part.tabIndex = -1
  })

  const rows = items.map((item) => <li key={itemKey(item)}>{renderItem(item)}</li>)
  return (
    <div className={css.frame}>
      <div
        ref={box}
        className={`${css.box} ${className}`}
        data-sideways={sideways}
        {...(isReduced && size.list > size.box && { role: 'group', 'aria-label': labels.list, tabIndex: 0 })}
      >
        <div ref={track} className={css.track}>
          <Rows label={labels.list}>{rows}</Rows>
          {isMoving && <Rows>{rows}</Rows>}
        </div>
      </div>
      {isMoving && (
        <span className={css.pause}>
          <PauseButton isPaused={isPaused} onChange={setPaused} labels={labels} />
        </span>
      )}
    </div>
  )
}

/** The list, or without a label a copy of it that is hidden from screen readers. */
function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="bare-list" {...(label === undefined ? { 'aria-hidden': true } : { 'aria-label': label })}>
      {children}
    </ul>
  )
}
