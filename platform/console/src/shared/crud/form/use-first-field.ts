import { useEffect } from 'react'

const field = 'input:not(:disabled, [readonly], [type=hidden]), textarea:not(:disabled, [readonly])'

/**
 * Gives the focus to the first field in the element `id` that can be filled in, whenever `opening` becomes another one; not while
 * it is undefined. Who went elsewhere in the dialog before its fields came stays there.
 */
export function useFirstField(id: string, opening: number | undefined): void {
  useEffect(() => {
    if (opening === undefined) return
    // The kit gives the focus to the dialog itself as it opens, after what is in it has come.
    const timer = setTimeout(() => {
      const place = document.getElementById(id)
      const dialog = place?.closest('[role=dialog]')
      const isElsewhere = dialog?.contains(document.activeElement) && document.activeElement?.matches('button, input')
      if (!isElsewhere) firstField(place)?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [id, opening])
}

function firstField(place: HTMLElement | null): HTMLElement | null | undefined {
  const first = place?.querySelector<HTMLInputElement>(field)
  // Of a group of radios the keyboard reaches the one that is chosen.
  const isRadio = first?.type === 'radio'
  return (isRadio && place?.querySelector<HTMLElement>(`[name="${first.name}"]:checked`)) || first
}
