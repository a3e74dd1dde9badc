import { storedName } from '#shared/browser/base-path'
import { defaultSettings, useSettings, type Layout } from './settings'

/** Where the layout that a person chose is remembered while the page fills the window: section 9 of the specification. */
const key = storedName('oldLayout')

/** Shows a layout and stores it; `pageFullScreen` is entered and left, never stored. */
export function chooseLayout(layout: Layout): void {
  if (layout !== 'pageFullScreen') localStorage.setItem(key, layout)
  else if (useSettings.getState().layout !== 'pageFullScreen') localStorage.setItem(key, useSettings.getState().layout)
  useSettings.setState({ layout })
}

/** Goes back from `pageFullScreen` to the remembered layout; classic where none is. */
export function leavePageFullScreen(): void {
  if (useSettings.getState().layout !== 'pageFullScreen') return
  const kept = localStorage.getItem(key)
  const isKnown = kept === 'tradition' || kept === 'horizontal' || kept === 'columns'
  useSettings.setState({ layout: isKnown ? kept : 'classic' })
}

/** Puts every setting back to what the product comes with, the remembered layout included. */
export function resetSettings(): void {
  localStorage.removeItem(key)
  useSettings.setState(defaultSettings)
}
