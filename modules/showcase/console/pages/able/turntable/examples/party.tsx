import { LuckyWheel, type Prize } from '#modules/showcase/parts/motion/lucky-wheel'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { chanceOf, usePrizes } from '../prizes'
import { texts } from '../text'

const turns = 5

export default function Party() {
  const t = useText(texts)
  const { prizes, labels } = usePrizes()
  const [won, setWon] = useState<Prize['key'][]>([])
  const [hasSound, setSound] = useState(false)
  const nameOf = (key: string) => prizes.find((prize) => prize.key === key)?.label
  return (
    <div className={css.stage}>
      <LuckyWheel
        prizes={prizes}
        labels={labels}
        hasSound={hasSound}
        disabled={won.length >= turns}
        onResult={({ key }) => setWon((before) => [...before, key])}
      />
      <div className={css.panel}>
        <header>
          <b>{t('turnsLeft', { count: turns - won.length })}</b>
          <label>
            {t('sound')} <Switch size="small" checked={hasSound} onChange={setSound} />
          </label>
        </header>
        <h3>{t('history')}</h3>
        {won.length === 0 && <p>{t('noHistory')}</p>}
        <ol>
          {[...won.entries()].map(([turn, key]) => (
            <li key={turn}>{nameOf(key)}</li>
          ))}
        </ol>
        <h3>{t('chances')}</h3>
        <ul className="bare-list">
          {prizes.map((prize) => (
            <li key={prize.key}>
              {prize.label}
              <span>{chanceOf(prize, prizes)}%</span>
            </li>
          ))}
        </ul>
        <Button icon={<Icon name="lucide:rotate-ccw" />} disabled={won.length === 0} onClick={() => setWon([])}>
          {t('startOver')}
        </Button>
      </div>
    </div>
  )
}
