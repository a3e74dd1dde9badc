import { SeamlessScroll } from '#modules/showcase/parts/motion/seamless-scroll'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { Mark, partners } from '../partners'
import { texts } from '../text'
import { useLabels } from '../use-labels'

const rows = [
  { row: 1, direction: 'left', items: partners },
  { row: 2, direction: 'right', items: partners.toReversed() },
] as const

export default function Logos() {
  const t = useText(texts)
  const labels = useLabels()
  const [chosen, setChosen] = useState<(typeof partners)[number]>()
  return (
    <div className={css.wall}>
      {rows.map(({ row, direction, items }) => (
        <SeamlessScroll
          key={row}
          items={items}
          itemKey={({ name }) => name}
          renderItem={(partner) => (
            <button
              type="button"
              className={css.logo}
              aria-pressed={partner === chosen}
              onClick={() => setChosen(partner)}
            >
              <Mark {...partner} />
              {t(partner.name)}
            </button>
          )}
          labels={{ ...labels, list: t('partners', { row }) }}
          direction={direction}
          speed={30}
          className={css.strip}
        />
      ))}
      <p role="status">{chosen ? t('chosen', { name: t(chosen.name), years: chosen.years }) : t('chooseLogo')}</p>
    </div>
  )
}
