import type { EditorView } from '@uiw/react-codemirror'
import { useEffect, useRef, type RefObject } from 'react'
import { lastIndex } from './last-index'

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

type Place = 'line' | 'top'

function topOfLine(page: HTMLElement, line: number): number {
  return between(page, 'line', 'top', line)
}

function lineAt(page: HTMLElement, top: number): number {
  return between(page, 'top', 'line', top)
}

/** Interpolates between the values of two blocks. Of ten thousand blocks only a few are measured. */
function between(page: HTMLElement, from: Place, to: Place, value: number): number {
  const start = page.getBoundingClientRect().top - page.scrollTop
  const placeOf = (block: HTMLElement, what: Place) =>
    what === 'line' ? Number(block.dataset['line']) : block.getBoundingClientRect().top - start
  const blocks = [...page.querySelectorAll<HTMLElement>(':scope > div > [data-line]')]
  const index = lastIndex(blocks, (block) => placeOf(block, from) <= value)
  const [a, b] = [blocks[index], blocks[index + 1]]
  if (!a) return 0
  const [low, other] = [placeOf(a, from), placeOf(a, to)]
  const high = b ? placeOf(b, from) : low
  return !b || high === low ? other : other + ((value - low) / (high - low)) * (placeOf(b, to) - other)
}
