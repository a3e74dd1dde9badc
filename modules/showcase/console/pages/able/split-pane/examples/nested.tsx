import { SplitHandle, SplitPane, SplitPanes } from '#modules/showcase/parts/layout/split-pane'
import { useState } from 'react'
import { Facts } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const floors = [
  { number: 1, seats: 48, free: 6 },
  { number: 2, seats: 64, free: 11 },
  { number: 3, seats: 32, free: 2 },
]

export default function Nested() {
  const t = useText(texts)
  const [floor, setFloor] = useState(floors[0]!)
  const seats = Array.from({ length: floor.seats }, (_, seat) => ({ seat, isFree: seat >= floor.seats - floor.free }))
  return (
    <div className={`${css.frame} ${css.tall}`}>
      <SplitPanes id="building">
        <SplitPane id="floors" defaultSize="28%" minSize={88}>
          <ul className={css.list} aria-label={t('floors')}>
            {floors.map((each) => (
              <li key={each.number}>
                <button
                  type="button"
                  className="bare-control"
                  aria-current={each === floor}
                  onClick={() => setFloor(each)}
                >
                  {t('floor', { number: each.number })}
                </button>
              </li>
            ))}
          </ul>
        </SplitPane>
        <SplitHandle label={t('widthOfTree')} />
        <SplitPane id="details" minSize={140}>
          <SplitPanes id="floor" direction="column">
            <SplitPane id="plan" defaultSize="60%" minSize={80}>
              <div className={css.pad}>
                <b className={sample.title}>{t('plan')}</b>
                <div className={css.plan}>
                  {seats.map(({ seat, isFree }) => (
                    <span key={seat} data-free={isFree || undefined} />
                  ))}
                </div>
              </div>
            </SplitPane>
            <SplitHandle label={t('heightOfMap')} />
            <SplitPane id="facts" minSize={60}>
              <div className={css.pad}>
                <b className={sample.title}>{t('facts')}</b>
                <Facts
                  facts={[
                    [t('seats'), floor.seats],
                    [t('free'), floor.free],
                  ]}
                />
              </div>
            </SplitPane>
          </SplitPanes>
        </SplitPane>
      </SplitPanes>
    </div>
  )
}
