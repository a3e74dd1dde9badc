import { translateLibrary, type LibraryWords } from './library-words'

/**
 * Puts what the library draws in the reader's language, and lets screen readers understand it: names for the field that takes the keys and the
 * marks of errors, drawings that are hidden, a tree that holds nothing but its items. Goes on while elements come, until the answer is
 * called.
 */
export function keepNamed(place: HTMLElement, label: string, words: LibraryWords): () => void {
  const name = () => {
    translateLibrary(place, words)
    for (const field of place.querySelectorAll('input:not([aria-label], [placeholder], label > *)'))
      field.ariaLabel = label
    for (const button of place.querySelectorAll<HTMLElement>('button:not([title], [aria-label])'))
      if (button.textContent.trim() === '') button.ariaLabel = label
    for (const drawing of place.querySelectorAll('svg[role]')) {
      drawing.removeAttribute('role')
      drawing.ariaHidden = 'true'
    }
    // The library gives the role to what also holds the menu, and none to what holds the items of an item.
    for (const whole of place.querySelectorAll('.jse-tree-mode[role=tree]')) whole.removeAttribute('role')
    for (const tree of place.querySelectorAll('.jse-tree-mode > .jse-contents:not([role])')) {
      tree.role = 'tree'
      tree.ariaLabel = label
    }
    for (const item of place.querySelectorAll('[role=treeitem] [role=treeitem]')) item.parentElement!.role ??= 'group'
    for (const scroller of place.querySelectorAll('.cm-content:not([tabindex])')) scroller.setAttribute('tabindex', '0')
  }
  name()
  const observer = new MutationObserver(name)
  observer.observe(place, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
