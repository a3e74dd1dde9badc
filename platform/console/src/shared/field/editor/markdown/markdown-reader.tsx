import { useRef, useState, type FocusEvent } from 'react'
import { useText } from '#shared/i18n/text'
import type { MarkdownHeading } from './blocks/block-page'
import { lastIndex } from './last-index'
import css from './markdown.module.css'
import { MarkdownOutline } from './markdown-outline'
import { MarkdownView } from './markdown-view'
import { texts } from './text'

interface MarkdownReaderProps {
  /** Names the document. */
  label: string
  text: string
  /** In CSS pixels; 480 where left out. */
  height?: number
}

/**
 * A document in Markdown with its outline, in which the part that is being read is marked. On a phone the outline is above the text.
 * @example
 * <MarkdownReader label={t('handbook')} text={handbook} />
 */
export function MarkdownReader({ label, text, height = 480 }: MarkdownReaderProps) {
  const t = useText(texts)
  const page = useRef<HTMLDivElement>(null)
  const [headings, setHeadings] = useState<readonly MarkdownHeading[]>([])
  const [read, setRead] = useState<string>()
  // A part near the end cannot come to the top: the heading that was chosen stays marked until the text is scrolled.
  const chosen = useRef<{ id: string; top: number }>(undefined)
  const choose = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!headings.some(({ id }) => id === target.id)) return
    chosen.current = { id: target.id, top: currentTarget.scrollTop }
    setRead(target.id)
  }
  const follow = () => {
    if (page.current?.scrollTop === chosen.current?.top) return
    chosen.current = undefined
    const top = (page.current?.getBoundingClientRect().top ?? 0) + 40
    const passed = lastIndex(
      headings,
      ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < top,
    )
    setRead(headings[Math.max(0, passed)]?.id)
  }
  const current = headings.some(({ id }) => id === read) ? read : headings[0]?.id
  return (
    <div className={css.reader} style={{ '--reader-height': `${height}px` }}>
      <MarkdownOutline label={t('outlineOf', { name: label })} headings={headings} current={current} />
      {/* The focus is that of the headings in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        // Another document begins at its top.
        key={text}
        ref={page}
        className={css.page}
        role="region"
        aria-label={label}
        // Without a stop of the tab key nothing could scroll it by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={follow}
        onFocus={choose}
      >
        <MarkdownView text={text} onHeadings={setHeadings} />
      </div>
    </div>
  )
}
