import { isHttpAddress } from '@atrium/contract/untrusted/http-address'
import { richTextRemoved, richTextTags } from '@atrium/contract/untrusted/rich-text'
import createDOMPurify, { type Config } from 'dompurify'
import { Marked, type Token } from 'marked'
import { partsOfSource } from '#shared/showcase/colour-source'
import colours from '#shared/showcase/source-code.module.css'

/** A heading of a text, in its order. */
export interface MarkdownHeading {
  /** Of its element, with the prefix. */
  id: string
  /** 1 to 6. */
  level: number
  text: string
}

export interface MarkdownDocument {
  /** One element for each block, with the line it begins in, from 0, as `data-line`. */
  body: DocumentFragment
  headings: readonly MarkdownHeading[]
}

const marked = new Marked({ gfm: true })

const config: Config = {
  ALLOWED_TAGS: [...Object.keys(richTextTags), 'del', 'input', 'kbd', 'details', 'summary', 'dl', 'dt', 'dd'],
  ALLOWED_ATTR: 'href title src alt width height colspan rowspan align start type checked disabled open class'.split(
    ' ',
  ),
  FORBID_CONTENTS: [...richTextRemoved],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const picture = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/

// An instance of our own: hooks of another one would count here too.
const purifier = createDOMPurify(window)

purifier.addHook('uponSanitizeAttribute', (element, data) => {
  const { attrName: name, attrValue: value } = data
  if (name === 'href') data.keepAttr = isHttpAddress(value) || /^(?:#|mailto:)/.test(value)
  if (name === 'src') data.keepAttr = isHttpAddress(value) || picture.test(value)
  if (name === 'class') data.keepAttr = element.localName === 'code' && /^language-[\w-]+$/.test(value)
})

purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
  // Of all fields only the ticks of task lists.
  if (element.localName === 'input' && !element.matches('[type=checkbox][disabled]')) element.remove()
  if (element.localName !== 'a' || !isHttpAddress(element.getAttribute('href') ?? '')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/**
 * Reads Markdown (GFM: tables, task lists, strikethrough) into elements in which nothing runs, frames or submits, whatever HTML is in it.
 * Sources in TypeScript, JavaScript and JSON have colours. `prefix` keeps the ids of headings apart from others of the page.
 */
export function readMarkdown(text: string, prefix: string): MarkdownDocument {
  const body = document.createDocumentFragment()
  const headings: MarkdownHeading[] = []
  let line = 0
  for (const token of marked.lexer(text)) {
    const block = blockOf(token)
    block.dataset.line = String(line)
    line += token.raw.split('\n').length - 1
    for (const heading of block.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      heading.id = freeId(headings, prefix + slugOf(heading.textContent))
      headings.push({ id: heading.id, level: Number(heading.localName.slice(1)), text: heading.textContent })
    }
    if (block.hasChildNodes()) body.append(block)
  }
  return { body, headings }
}

function blockOf(token: Token): HTMLElement {
  const block = document.createElement('div')
  block.append(purifier.sanitize(marked.parser([token]), { ...config, RETURN_DOM_FRAGMENT: true }))
  for (const code of block.querySelectorAll('pre > code')) colour(code)
  for (const pre of block.querySelectorAll('pre')) {
    // Long lines scroll, by keyboard too.
    pre.tabIndex = 0
    pre.translate = false
  }
  // As does a table that is wider than the text.
  if (block.querySelector('table')) block.tabIndex = 0
  for (const head of block.querySelectorAll('th')) head.scope = 'col'
  for (const tick of block.querySelectorAll('input'))
    tick.setAttribute('aria-label', tick.parentElement?.textContent.trim() ?? '')
  return block
}

function colour(code: Element): void {
  if (!/^language-(?:tsx?|jsx?|json|typescript|javascript)$/.test(code.className)) return
  const parts = partsOfSource(code.textContent).map(([text, kind]) => {
    if (!kind) return text
    const span = document.createElement('span')
    span.className = colours[kind] ?? ''
    span.textContent = text
    return span
  })
  code.replaceChildren(...parts)
}

/** As GitHub does it, so that links within a document from there work. */
function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}

function freeId(headings: readonly MarkdownHeading[], wanted: string): string {
  let id = wanted
  for (let count = 1; headings.some((heading) => heading.id === id); count += 1) id = `${wanted}-${count}`
  return id
}
