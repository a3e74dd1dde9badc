import { drawByWeight, LuckyWheel } from '#modules/showcase/parts/motion/lucky-wheel'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { chanceOf, usePrizes } from '../prizes'
import { texts } from '../text'

const draws = 1000

export default function Odds() {
  const t = useText(texts)
  const { prizes: all, labels } = usePrizes()
  const [weights, setWeights] = useState<Record<string, number>>({})
  const [counts, setCounts] = useState<Record<string, number>>()
  const prizes = all.map((prize) => ({ ...prize, weight: weights[prize.key] ?? prize.weight }))
  const isEmpty = prizes.every(({ weight }) => weight === 0)
  const drawAll = () => {
    const found: Record<string, number> = Object.fromEntries(prizes.map(({ key }) => [key, 0]))
    for (let left = draws; left > 0; left -= 1) found[drawByWeight(prizes)]! += 1
    setCounts(found)
  }
  const drawnOf = (key: string) => (counts![key]! / draws) * 100
  const differences = counts ? prizes.map((prize) => Math.abs(drawnOf(prize.key) - chanceOf(prize, prizes))) : []
  return (
    <div className={css.stage}>
      <LuckyWheel prizes={prizes} labels={labels} disabled={isEmpty} onResult={() => undefined} />
      <div className={css.panel}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('prize')}</th>
              <th scope="col">{t('weight')}</th>
              <th scope="col">{t('chance')}</th>
              <th scope="col">{t('drawn')}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map((prize) => (
              <tr key={prize.key}>
                <th scope="row">{prize.label}</th>
                <td>
                  <InputNumber
                    aria-label={t('weightOf', { prize: prize.label })}
                    min={0}
                    max={999}
                    precision={0}
                    controls={false}
                    value={prize.weight}
                    onChange={(weight) => {
                      setWeights({ ...weights, [prize.key]: weight ?? 0 })
                      setCounts(undefined)
                    }}
                  />
                </td>
                <td>{chanceOf(prize, prizes)}%</td>
                <td>{counts ? `${drawnOf(prize.key).toFixed(1)}%` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p role="status">
          {isEmpty && t('noWeight')}
          {counts && t('deviation', { points: Math.max(...differences).toFixed(1) })}
        </p>
        <Button type="primary" disabled={isEmpty} onClick={drawAll}>
          {t('thousand')}
        </Button>
      </div>
    </div>
  )
}
