import type { ReactNode } from 'react'

/** One column of a list, declared by its page. */
export interface ListColumn<T, S extends string = never> {
  /** Also names the column in what a person remembered; do not rename it lightly. */
  key: string
  title: string
  render: (row: T) => ReactNode
  /** The sort of the call for this column; without it the column does not sort. */
  sort?: S
  /** Least width in CSS pixels. */
  width?: number
  /** Numbers are aligned to the right. */
  align?: 'left' | 'right'
  /**
   * Which columns leave first when the table is too wide for its place: low ones, then those that do not say, then high
   * ones; among equals the one further left.
   */
  importance?: 'low' | 'high'
  /** Cannot be hidden, and heads the card on a phone. */
  isTitle?: boolean
  /** Not shown until chosen. */
  isHidden?: boolean
}
