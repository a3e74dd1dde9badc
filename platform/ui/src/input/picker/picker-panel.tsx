import { useId, useLayoutEffect, useRef, useState, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react'
import { placeBelow } from './place-below'
import css from './picker-panel.module.css'

interface PickerPanelProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  ref?: Ref<HTMLButtonElement>
  /** The name of the panel. */
  panelLabel: string
  /** The content of the button. */
  button: ReactNode
  /** Renders the panel while it is open. `close` closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode
}

/**
 * A button and the panel it opens over everything else, dialogs and drawers included. The panel is below the button, or above it where
 * there is more room. Esc and a press elsewhere close it. Further properties go to the button.
 * @example
 * <PickerPanel panelLabel={t('emoji')} button={<Icon name="lucide:smile" />}>
 *   {(close) => <EmojiGrid onPick={(emoji) => (insert(emoji), close())} />}
 * </PickerPanel>
 */
export function PickerPanel({ panelLabel, button, children, ...rest }: PickerPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return undefined
    const place = () => placeBelow(element, element.previousElementSibling!.getBoundingClientRect())
    place()
    const size = new ResizeObserver(place)
    size.observe(element)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      size.disconnect()
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
    }
  }, [isOpen])
  // A page that is kept in the background must not leave its panel open.
  useLayoutEffect(() => {
    const element = panel.current
    return () => (element?.isConnected && element.matches(':popover-open') ? element.hidePopover() : undefined)
  }, [])
  return (
    <>
      <button type="button" popoverTarget={id} aria-haspopup="dialog" aria-expanded={isOpen} {...rest}>
        {button}
      </button>
      {/* Esc closes the panel, not the drawer below it as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={panelLabel}
        className={css.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
