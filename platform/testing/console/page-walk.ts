import { vi } from 'vitest'
import type { RunningConsole } from './console-app'

/** Every element that a selector finds in the document, without those of cached pages that are hidden. */
export const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest('[data-hidden=true]'))

export const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent

/** Parts that wait for data, and the bar of a change of page that is under way. */
const busyParts = () => all('[aria-busy=true], main [role=status] > .visually-hidden, [class^=_progress]')

// A document that is not drawn gets no frames.
const nextFrame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 200))])

/** Until every answer has come and is rendered. */
export const settled = (app: RunningConsole) =>
  vi.waitFor(
    async () => {
      expectIdle(app)
      await nextFrame()
      await nextFrame()
      expectIdle(app)
    },
    { timeout: 30_000, interval: 10 },
  )

/** Throws with what is under way. */
function expectIdle(app: RunningConsole): void {
  const parts = busyParts().map((part) => `${part.outerHTML.slice(0, 300)} in ${part.closest('[id]')?.id}`)
  const busy = [...app.waiting(), ...parts, ...(all('main h1').length > 0 ? [] : ['a page without heading'])]
  if (busy.length > 0) throw new Error(`${location.pathname} is busy with ${busy.join('\n')}`)
}

/** Rows of a table, and the cards that take their place on a phone. */
const rows = ':is(tbody > tr, ul[aria-label] > li)'

/** The row that offers most. */
export function fullestRow(): HTMLElement | undefined {
  const offers = (one: HTMLElement) => one.querySelectorAll('button').length
  return all(`main ${rows}`).toSorted((a, b) => offers(b) - offers(a))[0]
}

/** Hundreds of one kind, which load as they are scrolled to. */
const emoji = '.epr-emoji-list'

/** Those of a part may make it busy, or take it away, for good. */
const knobs = '[data-knobs]'

/** The buttons of the page and of one row that can be used, with the links that open a drawer. */
export function usableButtons(): HTMLElement[] {
  const row = fullestRow()
  return all(`main :is(button:not(:disabled, ${emoji} *, ${knobs} *), a[aria-haspopup])`).filter(
    (one) => !one.closest(rows) || row?.contains(one),
  )
}

/** The entries of the menu that is open. */
export const menuItems = () => all('[role=menuitem]')
