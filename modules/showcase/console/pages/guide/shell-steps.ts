/** The steps of the tour, in its order; those in the shell by the `data-tour` of the part they point at. */
export const steps = ['welcome', 'menu', 'search', 'notices', 'settings', 'user', 'tabs', 'leave', 'end'] as const

export type Step = (typeof steps)[number]

export const icons: Readonly<Record<Step, string>> = {
  welcome: 'lucide:map',
  menu: 'lucide:menu',
  search: 'lucide:search',
  notices: 'lucide:bell',
  settings: 'lucide:settings',
  user: 'lucide:circle-user-round',
  tabs: 'lucide:panels-top-left',
  leave: 'lucide:x',
  end: 'lucide:flag',
}

/** The part of the shell that a step points at; null for one that points at nothing. */
export function partOf(step: Step): HTMLElement | null {
  return document.querySelector(`[data-tour="${step}"]`)
}

/** Those that can be shown now: the first and the last, and those whose part is in the window. */
export function presentSteps(): Step[] {
  return steps.filter((step) => step === 'welcome' || step === 'end' || isInWindow(partOf(step)))
}

function isInWindow(part: HTMLElement | null): boolean {
  if (!part?.checkVisibility()) return false
  const { top, right, bottom, left } = part.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
