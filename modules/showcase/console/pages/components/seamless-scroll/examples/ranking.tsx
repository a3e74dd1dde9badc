import { SeamlessScroll } from '#modules/showcase/parts/motion/seamless-scroll'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'
import { useLabels } from '../use-labels'

export default function Ranking() {
  const t = useText(texts)
  const labels = { list: t('sales'), ...useLabels() }
  const [length, setLength] = useState(12)
  const people = t('people')
    .split(',')
    .map((name, index) => ({ name, place: index + 1, count: Math.round(128 * 0.86 ** index) }))
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <b>{t('sales')}</b>
        <Segmented
          aria-label={t('rows')}
          options={[
            { value: 5, label: t('topFive') },
            { value: 12, label: t('topTwelve') },
          ]}
          value={length}
          onChange={setLength}
        />
      </header>
      <SeamlessScroll
        items={people.slice(0, length)}
        itemKey={({ name }) => name}
        renderItem={({ name, place, count }) => (
          <div className={css.person}>
            <span className={css.place} data-place={place}>
              {place}
            </span>
            {name}
            <span className={css.share} aria-hidden="true">
              <span style={{ width: `${count / 1.28}%` }} />
            </span>
            <span className={css.deals}>{t('deals', { count })}</span>
          </div>
        )}
        labels={labels}
        speed={30}
        className={css.people}
      />
    </div>
  )
}
