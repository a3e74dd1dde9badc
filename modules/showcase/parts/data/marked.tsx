import css from './marked.module.css'

interface MarkedProps {
  text: string
  /** The text that was searched for, in upper or lower case; nothing is marked without it. */
  search: string
}

/**
 * A text in which every hit of a search is marked.
 * @example
 * <Marked text={row.name} search={search} />
 */
export function Marked({ text, search }: MarkedProps) {
  const wanted = search.trim()
  if (wanted === '') return text
  const pattern = new RegExp(`(${wanted.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`, 'gi')
  return text.split(pattern).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className={css.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
