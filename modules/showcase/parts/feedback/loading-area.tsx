import type { ReactNode } from 'react'
import { Spinner } from 'atrium/ui'
import css from './loading-area.module.css'

interface LoadingAreaProps {
  /** Covers the children: they keep their size and cannot be used, by pointer, keyboard or screen reader. */
  isLoading: boolean
  /** Read out, and shown below the spinner with `showsLabel`. */
  label: string
  /** Shows `label` below the spinner. */
  showsLabel?: boolean
  /** In milliseconds: what is there earlier shows no spinner at all. 200 where left out. */
  delay?: number
  /** The content that is covered. */
  children: ReactNode
}

/**
 * Part of a page with a spinner over it while it loads again. What was there stays readable below; use `Skeleton` where nothing
 * was there yet.
 * @example
 * <LoadingArea isLoading={query.isFetching} label={t('loading')}>
 *   <Figures figures={query.data} />
 * </LoadingArea>
 */
export function LoadingArea({ isLoading, label, showsLabel = false, delay = 200, children }: LoadingAreaProps) {
  return (
    <div className={css.area} aria-busy={isLoading}>
      <div inert={isLoading} className={isLoading ? css.covered : undefined} style={{ transitionDelay: `${delay}ms` }}>
        {children}
      </div>
      {/* The status is on the page before it has a text, else that is not read out. */}
      <div role="status" className={isLoading ? css.cover : undefined}>
        {isLoading && (
          <div className={css.mark} style={{ animationDelay: `${delay}ms` }}>
            <Spinner size={28} />
            <span className={showsLabel ? undefined : 'visually-hidden'}>{label}</span>
          </div>
        )}
      </div>
    </div>
  )
}
