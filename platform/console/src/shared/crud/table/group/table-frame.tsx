import type { GroupFrame } from './grouped-rows'
import css from './grouped-rows.module.css'

/** Draws the groups of a table: a body for each, whose first row is its heading over the whole width. */
export const tableFrame = (width: number, rows: GroupFrame['rows']): GroupFrame => ({
  heading: (_key, content) => (
    <tr className={css.row} data-whole>
      <th scope="rowgroup" colSpan={width}>
        {content}
      </th>
    </tr>
  ),
  rows,
  note: (content) => (
    <tr className={css.note} data-whole>
      <td colSpan={width}>{content}</td>
    </tr>
  ),
  group: (key, content) => <tbody key={key}>{content}</tbody>,
})

/** Draws the groups of cards: a heading, and below it the cards. */
export const cardFrame = (rows: GroupFrame['rows']): GroupFrame => ({
  heading: (_key, content) => <div className={css.cards}>{content}</div>,
  rows,
  note: (content) => <p className={css.line}>{content}</p>,
  group: (key, content) => <section key={key}>{content}</section>,
})
