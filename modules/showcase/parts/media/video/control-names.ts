import type Artplayer from 'artplayer'

const controls = '[aria-label], .art-setting-item'

/**
 * Makes buttons of the controls of a player, which are named but cannot be reached by keyboard: Tab goes to them, Enter and Space press
 * them. Returns a function that undoes it.
 */
export function namesControls({ i18n, template: { $player: root } }: Artplayer): () => void {
  // It leaves these two without a name. They are one switch: the second takes the place of the first.
  for (const control of root.querySelectorAll('.art-icon-volume, .art-icon-volumeClose')) {
    control.ariaLabel = i18n.get('Mute')
    control.ariaPressed = String(control.matches('.art-icon-volumeClose'))
  }
  const name = () => {
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      control.role = 'button'
      control.tabIndex = 0
    }
  }
  const press = (event: KeyboardEvent) => {
    const control = event.target as HTMLElement
    if (control.role !== 'button' || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    control.click()
  }
  let focused: HTMLElement | undefined
  const follow = ({ type, target }: FocusEvent) => {
    if (type === 'focusin') focused = target as HTMLElement
    // One that is hidden loses the focus without another one getting it.
    else if (focused?.checkVisibility()) focused = undefined
  }
  name()
  const changes = new MutationObserver(() => {
    name()
    if (focused && !focused.checkVisibility()) passFocus(focused)
  })
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['style'] })
  const listening = new AbortController()
  root.addEventListener('keydown', press, listening)
  root.addEventListener('focusin', follow, listening)
  root.addEventListener('focusout', follow, listening)
  return () => {
    changes.disconnect()
    listening.abort()
  }
}

/** The pause button takes the place of the play button, and the other way round. */
function passFocus(from: HTMLElement): void {
  const other = [...(from.parentElement?.children ?? [])].find((one) => one.checkVisibility())
  if (other instanceof HTMLElement) other.focus()
}
