import type { ReactNode } from 'react'

/** Whether a cell has nothing to show; zero is a value. */
export const isEmptyCell = (content: ReactNode) =>
  content === undefined || content === null || content === '' || content === false

/** One column of a list, declared by its page. */
export interface ListColumn<T, S extends string = never> {
  /** Also names the column in what a person remembered; do not rename it lightly. */
  key: string
  title: string
  /** An empty text, null or undefined is an empty value: a dash in a table, and no line of a card. */
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
