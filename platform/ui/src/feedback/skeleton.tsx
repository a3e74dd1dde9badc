import type { ReactNode } from 'react'
import css from './skeleton.module.css'

/** One grey bar in the place of content to come. Width and height are CSS lengths. */
export function SkeletonBar({ width = '100%', height = 12 }: { width?: string | number; height?: string | number }) {
  return <span className={css.bar} style={{ width, height }} />
}

/**
 * Holds the place of content: invisible for 200 ms, so that a quick answer does not flash. `label` is read out.
 * @example
 * <Skeleton label={t('loading')}>
 *   <SkeletonBar width="60%" />
 * </Skeleton>
 */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  )
}
