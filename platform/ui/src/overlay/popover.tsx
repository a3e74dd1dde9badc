import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/**
 * The behaviour of a button with a panel after it in the same element: a click elsewhere, focus that leaves and Esc close the
 * panel; Esc gives the focus back to the button. Spread `root` on the element around both.
 * @example
 * const { open, setOpen, root } = usePopover()
 * return (
 *   <div {...root}>
 *     <PlainButton aria-expanded={open} onClick={() => setOpen(!open)} />
 *     {open && <Panel />}
 *   </div>
 * )
 */
export function usePopover() {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    ref.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const root = {
    ref,
    onBlur: (event: { relatedTarget: Element | null; currentTarget: Element }) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      event.preventDefault()
      close()
    },
  }
  return { open, setOpen, close, root }
}
