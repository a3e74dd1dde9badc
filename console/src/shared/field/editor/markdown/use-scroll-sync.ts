import type { EditorView } from '@uiw/react-codemirror'
import { useEffect, useRef, type RefObject } from 'react'

type Side = 'text' | 'preview'

/**
 * Lets a text and its preview scroll together, block by block. The side that the person uses leads: spread `text` and `preview` on what
 * holds the two.
 */
export function useScrollSync(view: EditorView | undefined, preview: RefObject<HTMLElement | null>) {
  const leader = useRef<Side>('text')
  useEffect(() => {
    const page = preview.current
    if (!view || !page) return
    const scroller = view.scrollDOM
    const onText = () => leader.current === 'text' && page.scrollTo({ top: topOfLine(page, firstLine(view)) })
    const onPreview = () => {
      if (leader.current === 'preview') scroller.scrollTo({ top: topInText(view, lineAt(page, page.scrollTop)) })
    }
    scroller.addEventListener('scroll', onText, { passive: true })
    page.addEventListener('scroll', onPreview, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', onText)
      page.removeEventListener('scroll', onPreview)
    }
  }, [view, preview])
  const leads = (side: Side) => {
    const lead = () => {
      leader.current = side
    }
    return { onPointerEnter: lead, onPointerDown: lead, onFocus: lead, onWheel: lead }
  }
  return { text: leads('text'), preview: leads('preview') }
}

/** Lines are numbers from 0; a part of one is how much of it is above the edge. */
function firstLine(view: EditorView): number {
  const top = view.scrollDOM.scrollTop
  const block = view.lineBlockAtHeight(top)
  return view.state.doc.lineAt(block.from).number - 1 + (top - block.top) / Math.max(1, block.height)
}

function topInText(view: EditorView, line: number): number {
  const number = Math.min(Math.floor(line) + 1, view.state.doc.lines)
  const block = view.lineBlockAt(view.state.doc.line(number).from)
  return block.top + block.height * (line % 1)
}

/** The blocks of the preview, and its end, each with its line and where it is. */
function placesOf(page: HTMLElement) {
  const start = page.getBoundingClientRect().top - page.scrollTop
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-line]')]
  return blocks.map((block) => ({ line: Number(block.dataset.line), top: block.getBoundingClientRect().top - start }))
}

function topOfLine(page: HTMLElement, line: number): number {
  return between(placesOf(page), 'line', 'top', line)
}

function lineAt(page: HTMLElement, top: number): number {
  return between(placesOf(page), 'top', 'line', top)
}

type Place = ReturnType<typeof placesOf>[number]

/** What belongs to a value that lies between two known ones. */
function between(places: readonly Place[], from: keyof Place, to: keyof Place, value: number): number {
  const index = places.findLastIndex((place) => place[from] <= value)
  const [a, b] = [places[index], places[index + 1]]
  if (!a) return 0
  if (!b || b[from] === a[from]) return a[to]
  return a[to] + ((value - a[from]) / (b[from] - a[from])) * (b[to] - a[to])
}
