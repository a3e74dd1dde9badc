import { useEffect, useId, useState, type RefObject } from 'react'
import { useText } from '../i18n/text'
import css from './showcase.module.css'
import type { Example } from './showcase-page'
import { texts } from './text'

interface OutlineProps {
  page: RefObject<HTMLElement | null>
  examples: readonly Example[]
}

/** The examples of the page, each a press away; the one that is being read is marked. Only where there is room beside them. */
export function Outline({ page, examples }: OutlineProps) {
  const t = useText(texts)
  const id = useId()
  const read = useRead(page) ?? examples[0]?.file
  const show = (file: string) => {
    const card = page.current?.querySelector<HTMLElement>(`[data-example="${file}"]`)
    card?.scrollIntoView()
    card?.focus({ preventScroll: true })
  }
  return (
    <nav className={css.outline} aria-labelledby={id}>
      <h2 id={id}>{t('outline')}</h2>
      <ul>
        {examples.map(({ file, title }) => (
          <li key={file}>
            <button type="button" aria-current={file === read ? 'location' : undefined} onClick={() => show(file)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The example at the top of the window; undefined until one has been seen. */
function useRead(page: RefObject<HTMLElement | null>): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const visible = new Set<Element>()
    const cards = [...(page.current?.querySelectorAll<HTMLElement>('[data-example]') ?? [])]
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) visible[isIntersecting ? 'add' : 'delete'](target)
        const first = cards.find((card) => visible.has(card))
        if (first) setRead(first.dataset.example)
      },
      // The lower part of the window does not count: what shows there is still to be read.
      { rootMargin: '-120px 0px -50% 0px' },
    )
    cards.forEach((card) => observer.observe(card))
    return () => observer.disconnect()
  }, [page])
  return read
}
