import { useId, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { inSlices } from '#shared/browser/slices'
import colours from '#shared/theme/source/source-colours.module.css'
import prose from '../prose.module.css'
import { blockPage, type MarkdownHeading } from './blocks/block-page'
import css from './markdown.module.css'

interface MarkdownViewProps {
  /** Markdown from anywhere. */
  text: string
  /** Gets the headings whenever they may have changed; should not change with each rendering. */
  onHeadings?: (headings: readonly MarkdownHeading[]) => void
}

/**
 * Shows Markdown: nothing in it runs, frames or submits, its links open in a new tab, and those to its own headings go there. Of another text
 * only the blocks that changed are made, a few milliseconds at a time; `aria-busy` until all are there.
 * @example
 * <MarkdownView text={release.notes} />
 */
export function MarkdownView({ text, onHeadings }: MarkdownViewProps) {
  const prefix = `${useId()}-`
  const root = useRef<HTMLDivElement>(null)
  const show = useRef<ReturnType<typeof blockPage>>(undefined)
  useLayoutEffect(() => {
    show.current ??= blockPage(root.current!, prefix)
    return inSlices(show.current(text, onHeadings))
  }, [text, prefix, onHeadings])
  const followAnchor = (event: MouseEvent) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href')
    if (!href?.startsWith('#')) return
    event.preventDefault()
    showHeading(document.getElementById(prefix + decodeURIComponent(href.slice(1))))
  }
  return (
    // The links in it take the focus and the keys themselves.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={root} className={`${prose.prose} ${colours.colours} ${css.view}`} onClick={followAnchor} />
  )
}

/** Brings a heading to the top of what scrolls around it, and gives it the focus. */
export function showHeading(heading: HTMLElement | null): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}
