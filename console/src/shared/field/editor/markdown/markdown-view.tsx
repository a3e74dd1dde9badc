import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, type MouseEvent, type Ref } from 'react'
import colours from '#shared/showcase/source-code.module.css'
import prose from '../prose.module.css'
import css from './markdown.module.css'
import { readMarkdown, type MarkdownHeading } from './read-markdown'

interface MarkdownViewProps {
  /** Markdown from anywhere. */
  text: string
  /** Gets the headings whenever they may have changed; should not change with each rendering. */
  onHeadings?: (headings: readonly MarkdownHeading[]) => void
  ref?: Ref<HTMLDivElement>
}

/**
 * Shows Markdown: nothing in it runs, frames or submits, its links open in a new tab, and those to its own headings go there.
 * @example
 * <MarkdownView text={release.notes} />
 */
export function MarkdownView({ text, onHeadings, ref }: MarkdownViewProps) {
  const prefix = `${useId()}-`
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current!, [])
  const read = useMemo(() => readMarkdown(text, prefix), [text, prefix])
  useLayoutEffect(() => {
    root.current?.replaceChildren(read.body.cloneNode(true))
    onHeadings?.(read.headings)
  }, [read, onHeadings])
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
