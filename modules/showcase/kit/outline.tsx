import { useEffect, useId, useState, type RefObject } from 'react'
import { useText } from 'atrium/console/text'
import type { Example } from './example-files'
import css from './showcase.module.css'
import { texts } from './text'

interface OutlineProps {
  page: RefObject<HTMLElement | null>
  examples: readonly Pick<Example, 'file' | 'title'>[]
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
      <ul className="bare-list">
        {examples.map(({ file, title }) => (
          <li key={file}>
            <button
              type="button"
              className="bare-control"
              aria-current={file === read ? 'location' : undefined}
              onClick={() => show(file)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The example that is being read; undefined until the page has moved. */
function useRead(page: RefObject<HTMLElement | null>): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const element = page.current
    const look = () => {
      const cards = [...(element?.querySelectorAll<HTMLElement>('[data-example]') ?? [])]
      setRead(cardInView(cards)?.dataset.example)
    }
    window.addEventListener('scroll', look, { passive: true })
    element?.addEventListener('focusin', look)
    return () => {
      window.removeEventListener('scroll', look)
      element?.removeEventListener('focusin', look)
    }
  }, [page])
  return read
}

/** The last one that begins in the upper part of the window. At the end of the page, where no more can, the one that was asked for. */
function cardInView(cards: readonly HTMLElement[]): HTMLElement | undefined {
  const { scrollHeight } = document.documentElement
  const isAtEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight
  const chosen = cards.find((card) => card === document.activeElement)
  if (isAtEnd && chosen) return chosen
  if (isAtEnd && scrollY > 0) return cards.at(-1)
  return cards.findLast((card) => card.getBoundingClientRect().top < innerHeight * 0.4)
}
