import { blockReader, type BlockSource } from './block-sources'

/** A heading of a text, in its order. */
export interface MarkdownHeading {
  /** Of its element, with the prefix. */
  id: string
  /** 1 to 6. */
  level: number
  text: string
}

interface Block {
  key: string
  element: HTMLElement
  headings: { element: HTMLElement; slug: string; text: string }[]
}

/** So many are given before the whole text is shown. */
const firstHeadings = 50

/**
 * Fills `root` with Markdown (GFM: tables, task lists, strikethrough), in which nothing runs, frames or submits, whatever HTML is in it: one
 * element for each block, with the line it begins in, from 0, as `data-line`. Sources in TypeScript, JavaScript and JSON have colours.
 * `prefix` keeps the ids of headings apart from others of the page.
 *
 * Returns a function that shows a text, in steps for `inSlices`. Elements of blocks that are the same as before stay. `onHeadings` gets the
 * headings when all is shown, and the first of a long text before.
 */
export function blockPage(root: HTMLElement, prefix: string) {
  const blocks = new Map<Element, Block>()
  const sourcesOf = blockReader()

  function* show(text: string, onHeadings?: (headings: readonly MarkdownHeading[]) => void): Generator<undefined> {
    root.setAttribute('aria-busy', 'true')
    const sources = sourcesOf(text)
    yield
    const kept = takeKept(root, blocks, sources)
    const before = [...root.children]
    for (const element of before) {
      if (!blocks.has(element)) element.remove()
      yield
    }
    const headings: MarkdownHeading[] = []
    const freeId = freeIds()
    let next = root.firstElementChild
    for (const [at, source] of sources.entries()) {
      const block = kept[at] ?? blockOf(source)
      if (block) {
        if (block.element === next) next = next.nextElementSibling
        else root.insertBefore(block.element, next)
        blocks.set(block.element, block)
        const line = String(source.line)
        if (block.element.dataset.line !== line) block.element.dataset.line = line
        for (const { element, slug, text: title } of block.headings) {
          const id = freeId(prefix + slug)
          // Writing the same id makes the browser match all styles again.
          if (element.id !== id) element.id = id
          headings.push({ id, level: Number(element.localName.slice(1)), text: title })
          if (headings.length === firstHeadings) onHeadings?.([...headings])
        }
      }
      yield
    }
    root.removeAttribute('aria-busy')
    onHeadings?.(headings)
  }
  return show
}

/** The blocks that are there already, at the places of their sources. The others are no longer in `blocks`. */
function takeKept(root: Element, blocks: Map<Element, Block>, sources: readonly BlockSource[]): (Block | undefined)[] {
  const present = new Map<string, Block[]>()
  for (const element of [...root.children].toReversed()) {
    const block = blocks.get(element)
    if (!block) continue
    const same = present.get(block.key)
    if (same) same.push(block)
    else present.set(block.key, [block])
  }
  const kept = sources.map(({ key }) => present.get(key)?.pop())
  blocks.clear()
  for (const block of kept) if (block) blocks.set(block.element, block)
  return kept
}

function blockOf({ key, element: make }: BlockSource): Block | undefined {
  const element = make()
  if (!element) return undefined
  const headings = [...element.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')]
  return {
    key,
    element,
    headings: headings.map((heading) => ({
      element: heading,
      slug: slugOf(heading.textContent),
      text: heading.textContent,
    })),
  }
}

/** As GitHub does it, so that links within a document from there work. */
function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}

/** A function that adds a number to ids that are there already. */
function freeIds(): (wanted: string) => string {
  const counts = new Map<string, number>()
  return (wanted) => {
    let count = counts.get(wanted) ?? 0
    let id = wanted
    // From the last number on: from 1 on, a thousand equal headings would be half a million looks.
    for (; counts.has(id); id = `${wanted}-${count}`) count += 1
    counts.set(wanted, count)
    if (id !== wanted) counts.set(id, 0)
    return id
  }
}
