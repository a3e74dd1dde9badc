import { partsOfSource } from '#shared/theme/source/source-parts'
import colours from '#shared/theme/source/source-colours.module.css'
import { sanitisedBlock } from './sanitise-block'

/** In characters: a longer source shows without colours, since each word of it would be an element. */
const maxColoured = 50_000

/** Makes the element of a block from its HTML, sanitised; undefined where nothing of it is left. */
export function elementOf(html: string): HTMLElement | undefined {
  const block = document.createElement('div')
  block.append(sanitisedBlock(html))
  if (!block.hasChildNodes()) return undefined
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

/** Makes an element that shows a source as it is. */
export function plainElement(source: string): HTMLElement {
  const block = document.createElement('div')
  const pre = document.createElement('pre')
  pre.tabIndex = 0
  pre.textContent = source
  block.append(pre)
  return block
}

function colour(code: Element): void {
  if (!/^language-(?:tsx?|jsx?|json|typescript|javascript)$/.test(code.className)) return
  if (code.textContent.length > maxColoured) return
  const parts = partsOfSource(code.textContent).map(([text, kind]) => {
    if (!kind) return text
    const span = document.createElement('span')
    span.className = colours[kind] ?? ''
    span.textContent = text
    return span
  })
  code.replaceChildren(...parts)
}
