import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { MarkdownHeading } from './blocks/block-page'
import css from './markdown.module.css'
import { showHeading } from './markdown-view'

interface MarkdownOutlineProps {
  /** Names the list. */
  label: string
  headings: readonly MarkdownHeading[]
  /** The id of the heading whose part is being read. */
  current: string | undefined
}

/** The headings of a document, which lead to their parts. Of thousands only those in view, and some around them, are in the document. */
export function MarkdownOutline({ label, headings, current }: MarkdownOutlineProps) {
  const scroller = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its results are used in this component alone.
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count: headings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 30,
    overscan: 20,
  })
  return (
    <nav ref={scroller} className={css.outline} aria-label={label}>
      <ul className="bare-list" style={{ height: getTotalSize() }}>
        {getVirtualItems().map(({ index, start }) => {
          const { id, level, text } = headings[index]!
          return (
            <li
              key={index}
              ref={measureElement}
              data-index={index}
              data-level={level}
              aria-setsize={headings.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <button
                type="button"
                className="bare-control"
                aria-current={id === current ? 'location' : undefined}
                onClick={() => showHeading(document.getElementById(id))}
              >
                {text}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
