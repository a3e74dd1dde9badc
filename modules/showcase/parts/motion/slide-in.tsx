import { Children, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import css from './slide-in.module.css'
import { useReducedMotion } from './use-motion'

export interface SlideInProps {
  /** Each child comes by itself, one after another. */
  children: ReactNode
  /** The side it comes from. */
  from?: 'bottom' | 'top' | 'left' | 'right'
  /** How far it comes, in CSS pixels; with 0 it only fades in. */
  distance?: number
  /** In milliseconds. */
  duration?: number
  /** In milliseconds, before the first child. */
  delay?: number
  /** In milliseconds, from one child to the next. */
  stagger?: number
  /** Every time it comes into view, not only the first. */
  again?: boolean
  /** The share of a child, 0 to 1, that has to be in view. */
  threshold?: number
  /** Of the box around the children, such as a grid. */
  className?: string
}

/**
 * Slides its content in and fades it in when it comes into view. It has its place from the beginning, so that nothing around it moves, and
 * is there for screen readers and the keyboard all the time. With reduced motion it just shows.
 * @example
 * <SlideIn from="left" stagger={80} className={css.cards}>{cards}</SlideIn>
 */
export function SlideIn({ children, delay = 0, stagger = 0, className, ...rest }: SlideInProps) {
  return (
    <div className={className}>
      {Children.map(children, (child, index) => (
        <SlideInItem {...rest} delay={delay + index * stagger}>
          {child}
        </SlideInItem>
      ))}
    </div>
  )
}

function SlideInItem({
  children,
  from = 'bottom',
  distance = 32,
  duration = 500,
  delay,
  again = false,
  threshold = 0.2,
}: SlideInProps) {
  const box = useRef<HTMLDivElement>(null)
  const isReduced = useReducedMotion()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, intersectionRatio } = entries.at(-1)!
        if (isIntersecting && intersectionRatio >= threshold) {
          setThere(true)
          if (!again) observer.disconnect()
        } else if (!isIntersecting) setThere(false)
      },
      { threshold: [0, threshold] },
    )
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [again, threshold])
  const sideways = from === 'left' || from === 'right'
  const way = from === 'left' || from === 'top' ? -distance : distance
  const style = {
    '--start': sideways ? `${way}px 0` : `0 ${way}px`,
    '--time': `${duration}ms`,
    '--delay': `${delay}ms`,
  } as CSSProperties
  return (
    <div ref={box} className={css.place}>
      <div className={css.moving} data-there={isThere || isReduced} style={style}>
        {children}
      </div>
    </div>
  )
}
