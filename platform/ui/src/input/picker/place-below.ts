/** How near a panel comes to its button and to the edges of the window, in CSS pixels. */
const gap = 4
const margin = 8

/** Puts a fixed element below a rectangle of the window, or above it where it does not fit below and there is more room above. */
export function placeBelow(element: HTMLElement, beside: DOMRect): void {
  const { width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = beside.bottom + gap + height > clientHeight - margin && beside.top > clientHeight - beside.bottom
  const top = isAbove ? beside.top - gap - height : beside.bottom + gap
  element.style.top = `${Math.max(margin, Math.min(top, clientHeight - margin - height))}px`
  element.style.left = `${Math.max(margin, Math.min(beside.left, clientWidth - margin - width))}px`
}
