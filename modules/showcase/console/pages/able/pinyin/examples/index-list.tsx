import { pinyin } from 'pinyin-pro'
import { useRef } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { people } from '../people'
import { texts } from '../text'

const readings = people.map(({ zh: name }) => ({ name, reading: pinyin(name, { surname: 'head', toneType: 'none' }) }))
const sorted = readings.toSorted((a, b) => (a.reading < b.reading ? -1 : 1))
const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
const groups = alphabet.map((letter) => ({
  letter,
  names: sorted.filter(({ reading }) => reading.charAt(0).toUpperCase() === letter),
}))
const used = groups.filter(({ names }) => names.length > 0)

export default function IndexList() {
  const t = useText(texts)
  const list = useRef<HTMLDivElement>(null)
  const jump = (letter: string) => {
    const heading = list.current?.querySelector<HTMLElement>(`[data-letter=${letter}]`)
    list.current?.scrollTo({ top: heading?.offsetTop })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div className={`${sample.card} ${css.index}`}>
      <div
        ref={list}
        className={css.book}
        role="group"
        aria-label={t('addressBook')}
        // A part that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {used.map(({ letter, names }) => (
          <section key={letter} className={css.letter}>
            <h3 tabIndex={-1} data-letter={letter}>
              {letter}
            </h3>
            {names.map(({ name, reading }) => (
              <div key={name} className={css.person}>
                <span lang="zh-CN">{name}</span>
                <span className={sample.hint}>{reading}</span>
              </div>
            ))}
          </section>
        ))}
      </div>
      <nav className={css.alphabet} aria-label={t('letters')}>
        {groups.map(({ letter, names }) => (
          <button
            key={letter}
            type="button"
            className="bare-control"
            disabled={names.length === 0}
            onClick={() => jump(letter)}
          >
            {letter}
          </button>
        ))}
      </nav>
    </div>
  )
}
